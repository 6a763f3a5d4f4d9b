"""Sealed dice: the bytes in docs/fairness.md, independent seats, no bias."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rapido.fair import SECRET_BYTES, SealedDice, mix_of, seal_of, secret_from_seed
from rapido.record import write_faces
from rapido.rules import ROLLS
from tests.rules.values import check_value

SECRET = bytes(range(32))
WORDS = ["sunshine", "", "Übermut"]
DICE = SealedDice.of(SECRET, WORDS)

SECRETS = st.binary(min_size=32, max_size=32)
TABLES = st.lists(st.text(max_size=20), min_size=2, max_size=6)


def test_documented_vectors() -> None:
    assert DICE.seal == seal_of(SECRET)
    assert DICE.seal.hex() == "1e1e4782414ff9e8a7ca0b22f8374bfb168fc2d7c6fe088e4a4551d7325fcae9"
    assert mix_of(WORDS).hex() == "53547533b0b277f0e5aef446cb297a37a068e0aae1903f12f330dd695dbc20cc"
    rolls = [" ".join(write_faces(DICE.roll(seat, k)) for k in range(1, 6)) for seat in range(3)]
    assert rolls == ["X2 2X 2X 3X X3", "11 1X 73 26 11", "X3 16 23 X3 36"]
    assert (
        secret_from_seed("42").hex()
        == "8d3b359c69b36ffea320311bd0f04b258dedcf9fb5892e24d689726e16a962fa"
    )


@given(st.text())
def test_seed_gives_a_32_byte_secret(seed: str) -> None:
    assert len(secret_from_seed(seed)) == SECRET_BYTES == 32


def test_sealed_dice_are_immutable() -> None:
    check_value(DICE)


def test_words_are_normalized() -> None:
    assert mix_of(["U\u0308bermut"]) == mix_of(["\u00dcbermut"])


def test_words_cannot_move_between_seats() -> None:
    mixes = [mix_of(words) for words in (["ab", ""], ["a", "b"], ["", "ab"], ["ab"], [])]
    assert len(set(mixes)) == len(mixes)


@given(SECRETS, TABLES, st.integers(0, 5), st.integers(1, 10_000))
def test_roll_depends_only_on_secret_words_seat_and_number(
    secret: bytes, words: list[str], seat: int, number: int
) -> None:
    dice = SealedDice.of(secret, words)
    first = dice.roll(seat, number)
    dice.roll((seat + 1) % 6, number)
    assert dice.roll(seat, number) == first == SealedDice.of(secret, words).roll(seat, number)


@pytest.mark.parametrize(
    "other",
    [
        SealedDice.of(bytes(range(1, 33)), WORDS),
        SealedDice.of(SECRET, ["sunshine", "", "Übermüt"]),
        SealedDice.of(SECRET, ["", "sunshine", "Übermut"]),
    ],
)
def test_every_input_changes_the_rolls(other: SealedDice) -> None:
    mine = [DICE.roll(0, number) for number in range(1, 50)]
    assert mine != [other.roll(0, number) for number in range(1, 50)]
    assert mine != [DICE.roll(1, number) for number in range(1, 50)]
    assert mine != [DICE.roll(0, number) for number in range(2, 51)]


def test_outcomes_are_uniform() -> None:
    rolls = 36_000
    counts = Counter(DICE.roll(number % 6, number) for number in range(1, rolls + 1))
    chi_square = sum((counts[roll] - 1000) ** 2 / 1000 for roll in ROLLS)
    # 35 degrees of freedom. The secret is fixed, so the test is deterministic.
    assert 13.0 < chi_square < 73.4
    assert set(counts) == set(ROLLS)


def test_high_bytes_are_skipped() -> None:
    # Found by search: their first bytes are 253 and 252, the smallest that is skipped.
    assert write_faces(DICE.roll(0, 3)) == "2X"
    assert write_faces(DICE.roll(2, 4)) == "X3"


def test_next_block_is_used_when_one_is_exhausted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    blocks = iter([b"\xff" * 32, b"\xfc" * 31 + b"\x23"])
    messages: list[bytes] = []

    def digest(key: bytes, message: bytes, method: str) -> bytes:
        assert (key, method) == (SECRET, "sha256")
        messages.append(message)
        return next(blocks)

    monkeypatch.setattr("rapido.fair.dice.hmac.digest", digest)
    assert write_faces(DICE.roll(5, 258)) == "76"
    assert [message[-9:].hex() for message in messages] == [
        "050000010200000000",
        "050000010200000001",
    ]
