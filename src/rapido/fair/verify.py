"""Check the dice of a finished game: the seal, the commitments and every roll."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from rapido.fair.contributions import Contribution, PlainWord, find_broken
from rapido.fair.dice import SealedDice
from rapido.rules import Move, Roll, Rolled, State, apply


class Verdict(StrEnum):
    """What the check found."""

    GENUINE = "genuine"
    """the secret matches the seal, and every roll follows from it"""
    NOT_SEALED = "not_sealed"
    """the record has no seal: there was no commitment before the first roll"""
    NOT_REVEALED = "not_revealed"
    """the record has no secret: it was not revealed, so nothing can be checked"""
    BROKEN_SEAL = "broken_seal"
    """the secret is not the one that was sealed"""
    BROKEN_COMMITMENT = "broken_commitment"
    """a player's word and salt are not those that were committed to before the game"""
    WRONG_ROLL = "wrong_roll"
    """a roll is not the one that was sealed"""


@dataclass(frozen=True, slots=True)
class WrongRoll:
    """The first roll that differs."""

    seat: int
    number: int
    """number of the roll of this seat, from 1"""
    turn: int
    """number of the turn, from 1"""
    found: Roll
    sealed: Roll


@dataclass(frozen=True, slots=True)
class Check:
    """The result of checking a record."""

    verdict: Verdict
    rolls: int = 0
    """number of rolls that are genuine"""
    wrong: WrongRoll | None = None
    broken: int | None = None
    """the seat whose commitment was not opened as it should have been"""
    opened: tuple[int, ...] = ()
    """the seats that opened their commitments"""
    unopened: tuple[int, ...] = ()
    """the seats that did not open theirs, whose words were left out"""


def verify(
    start: State,
    moves: Iterable[Move],
    *,
    seal: str,
    secret: str,
    words: Iterable[str | Contribution],
) -> Check:
    """Check a game against its seal, up to the first roll that differs.

    `words` has what each player added, such as the players of a record; their words alone are
    enough for a game without commitments.
    """
    if not seal:
        return Check(Verdict.NOT_SEALED)
    if not secret:
        return Check(Verdict.NOT_REVEALED)
    given = tuple(PlainWord(each) if isinstance(each, str) else each for each in words)
    dice = SealedDice.mixed(bytes.fromhex(secret), given)
    if dice.seal.hex() != seal:
        return Check(Verdict.BROKEN_SEAL)
    broken = find_broken(given, dice.seal)
    if broken is not None:
        return Check(Verdict.BROKEN_COMMITMENT, broken=broken)
    committed = [seat for seat, each in enumerate(given) if each.commitment]
    return replace(
        _check_rolls(start, moves, dice),
        opened=tuple(seat for seat in committed if given[seat].salt),
        unopened=tuple(seat for seat in committed if not given[seat].salt),
    )


def _check_rolls(state: State, moves: Iterable[Move], dice: SealedDice) -> Check:
    turn, numbers = 1, [0] * state.players
    for move in moves:
        seat = state.player
        if isinstance(move, Rolled):
            numbers[seat] += 1
            sealed = dice.roll(seat, numbers[seat])
            if move.roll != sealed:
                wrong = WrongRoll(seat, numbers[seat], turn, move.roll, sealed)
                return Check(Verdict.WRONG_ROLL, sum(numbers) - 1, wrong)
        state = apply(state, move).state
        turn += state.player != seat
    return Check(Verdict.GENUINE, sum(numbers))
