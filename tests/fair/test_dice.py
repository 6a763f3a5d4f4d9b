"""Sealed dice: the bytes in docs/fairness.md, independent seats, no bias."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rapido.fair import (
    SECRET_BYTES,
    PlainWord,
    SealedDice,
    commitment_of,
    mix_contributions,
    mix_of,
    seal_of,
    secret_from_seed,
)
from rapido.record import Participant, write_faces
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


SALTS = [bytes(range(start, start + 32)) for start in (32, 64, 96)]
CONTRIBUTIONS = [
    Participant(
        "A", "", "Übermut", commitment_of(DICE.seal, SALTS[0], "Übermut").hex(), SALTS[0].hex()
    ),
    Participant("B", "", "", commitment_of(DICE.seal, SALTS[1], "").hex(), SALTS[1].hex()),
    Participant("C", "", "", commitment_of(DICE.seal, SALTS[2], "rain").hex()),
    Participant("D"),
]


def test_documented_vectors_with_commitments() -> None:
    assert [each.commitment for each in CONTRIBUTIONS] == [
        "fe9823ca8bf33e92ecfad526c3c19ba55f4f291e5313d1a0cdb570d2eedd3357",
        "a4252aa01e1f09772ed8dd562a138862503ff9b2fa7d5ce4eec01d76c0c5f756",
        "22d0ec11737cb05253ea73392521b1745636a5fdffe0834046df1e45a6af2e51",
        "",
    ]
    dice = SealedDice.mixed(SECRET, CONTRIBUTIONS)
    assert dice.mix.hex() == "49ad6909c2480c9e3207700d7f8d17b4b1e2a84b191b224a4d66e0f2161fb272"
    rolls = [" ".join(write_faces(dice.roll(seat, k)) for k in range(1, 6)) for seat in range(4)]
    assert rolls == ["41 36 73 3X 4X", "21 76 71 25 35", "36 43 23 21 23", "76 72 25 22 15"]


def test_document_has_the_tested_vectors() -> None:
    document = Path("docs/fairness.md").read_text("utf-8")
    dice = SealedDice.mixed(SECRET, CONTRIBUTIONS)
    texts = [DICE.mix.hex(), dice.mix.hex(), *(each.commitment for each in CONTRIBUTIONS)]
    for text in texts:
        assert text in document


def test_every_part_of_a_contribution_changes_the_mix() -> None:
    first, *others = CONTRIBUTIONS
    mixes = [
        mix_contributions([each, *others])
        for each in (
            first,
            replace(first, salt=SALTS[2].hex()),
            replace(first, word="Unmut"),
            replace(first, commitment=others[1].commitment),
            replace(first, salt="", word=""),
            Participant("A"),
        )
    ]
    mixes += [mix_contributions(CONTRIBUTIONS[1:]), mix_contributions([*others, first])]
    assert len(set(mixes)) == len(mixes)


def test_word_without_a_commitment_does_not_count_beside_one() -> None:
    plain = [*CONTRIBUTIONS[:3], Participant("D", "", "luck")]
    assert mix_contributions(plain) == mix_contributions(CONTRIBUTIONS)


def test_without_commitments_the_words_are_mixed_as_before() -> None:
    assert mix_contributions([PlainWord(word) for word in WORDS]) == mix_of(WORDS)


def test_commitment_depends_on_seal_salt_and_word() -> None:
    other = bytes(32)
    found = {
        commitment_of(DICE.seal, SALTS[0], "ab"),
        commitment_of(other, SALTS[0], "ab"),
        commitment_of(DICE.seal, other, "ab"),
        commitment_of(DICE.seal, SALTS[0], "abc"),
    }
    assert len(found) == 4
    composed = commitment_of(DICE.seal, SALTS[0], "\u00dc")
    assert composed == commitment_of(DICE.seal, SALTS[0], "U\u0308")


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

    class Keyed:
        def __init__(self, message: bytes) -> None:
            self.message = message

        def copy(self) -> "Keyed":
            return Keyed(self.message)

        def update(self, more: bytes) -> None:
            self.message += more

        def digest(self) -> bytes:
            messages.append(self.message)
            return next(blocks)

    def new(key: bytes, message: bytes, method: str) -> Keyed:
        assert (key, method) == (SECRET, "sha256")
        return Keyed(message)

    monkeypatch.setattr("rapido.fair.dice.hmac.new", new)
    dice = SealedDice.of(SECRET, WORDS)
    assert write_faces(dice.roll(5, 258)) == "76"
    assert [message[-9:].hex() for message in messages] == [
        "050000010200000000",
        "050000010200000001",
    ]
