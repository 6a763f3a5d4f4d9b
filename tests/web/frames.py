"""WebSocket frames as a server writes them."""


def texts_of(frames: bytes) -> list[bytes]:
    """Split what a server has written into its text frames."""
    texts: list[bytes] = []
    while frames:
        assert frames[0] == 0x81
        size, start = frames[1], 2
        if size == 126:
            size, start = int.from_bytes(frames[2:4], "big"), 4
        texts.append(frames[start : start + size])
        frames = frames[start + size :]
    return texts
