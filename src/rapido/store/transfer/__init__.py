"""Games as rows: copied between stores, and compared."""
