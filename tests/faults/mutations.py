"""Changes to a valid file or message, of the kinds that damage or an attacker makes."""

from random import Random

TOKENS = (
    *(b"0", b"-1", b"1e200", b"1e999", b"NaN", b"9" * 400, b"null", b"true", b"{}", b"[]", b'""'),
    *(b"[" * 3000, b'{"a":' * 3000, b"\\ud800", b"\xff", b"\xed\xa0\x80", b"\xef\xbb\xbf"),
    *(b"\x1b[2J", "\u202e".encode(), "\u200b".encode(), b"\r\n", b"\0" * 100, b"A" * 5000),
    *(b"players", b"finish", b"moves", b"Player A: ", b"Result: ", b"\xff\xff\xff\xff"),
)


def mutated(content: bytes, rng: Random) -> bytes:
    """Change a content in one to four places."""
    for _ in range(rng.choice((1, 1, 1, 2, 3, 4))):
        content = _mutate(content, rng)
    return content


def _mutate(content: bytes, rng: Random) -> bytes:
    # The beginning, where heads are, is damaged more often than the rest.
    at = rng.randrange(min(len(content), rng.choice((64, 512, 5000, len(content)))) + 1)
    end = min(len(content), at + rng.choice((0, 1, 1, 2, 4, 20, 300)))
    match rng.randrange(7):
        case 0:
            return content[:at]
        case 1:
            return content[:at] + content[end:]
        case 2:
            return content[:at] + rng.randbytes(end - at) + content[end:]
        case 3:
            return content[:at] + rng.choice(TOKENS) + content[end:]
        case 4:  # of the same length, so that sizes stay right
            token = rng.choice(TOKENS)[: end - at]
            return content[:at] + token.ljust(end - at) + content[end:]
        case 5:
            return content[:end] + content[at:]
        case _:
            bit = content[at : at + 1] and bytes([content[at] ^ (1 << rng.randrange(8))])
            return content[:at] + bit + content[at + 1 :]
