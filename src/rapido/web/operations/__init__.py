"""Operations: logging, metrics, retention, restore."""
