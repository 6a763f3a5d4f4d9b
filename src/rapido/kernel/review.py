"""Calls the reviewer of the compiled library, as review.h describes it."""

from collections.abc import Sequence
from ctypes import Array, Structure, byref, c_double, c_int32, c_uint32
from dataclasses import dataclass
from typing import Final

from rapido.kernel.native.game import MAX_PLAYERS, encode_game
from rapido.kernel.state.actions import ACTIONS, decode_action, encode_action
from rapido.kernel.turn.evaluator import Evaluator
from rapido.rules import ROLLS, Action, BadRequest, Move, Rolled, State
from rapido.turn.reference import Win

_DICE_MOVE: Final = ACTIONS
_ROLL_ENTRY, _DECISION_ENTRY = 1, 2
_DICE: Final = {roll: dice for dice, roll in enumerate(ROLLS)}
_ACTIONS: Final = tuple(map(decode_action, range(ACTIONS)))
_BySeat = c_double * MAX_PLAYERS


class _Entry(Structure):
    _fields_ = (
        ("kind", c_int32),
        ("player", c_int32),
        ("legal", c_uint32),
        ("best", c_int32),
        ("before", _BySeat),
        ("after", _BySeat),
        ("luck", _BySeat),
        ("correction", _BySeat),
        ("variance", c_double),
        ("actions", _BySeat * ACTIONS),
    )
    kind: int
    legal: int
    best: int
    before: Array[c_double]
    after: Array[c_double]
    luck: Array[c_double]
    correction: Array[c_double]
    variance: float
    actions: Array[Array[c_double]]


class _Ends(Structure):
    _fields_ = (("start", _BySeat), ("end", _BySeat))
    start: Array[c_double]
    end: Array[c_double]


@dataclass(frozen=True, slots=True)
class ReviewedRoll:
    before: Win
    after: Win
    luck: Win
    correction: Win
    variance: float


@dataclass(frozen=True, slots=True)
class ReviewedDecision:
    wins: dict[Action, Win]
    """everyone's chance after each legal action"""
    best: Action


@dataclass(frozen=True, slots=True)
class ReviewedMoves:
    start: Win
    moves: tuple[ReviewedRoll | ReviewedDecision | None, ...]
    """None for a move without a choice"""
    end: Win


def review_moves(evaluator: Evaluator, start: State, moves: Sequence[Move]) -> ReviewedMoves:
    """Review the moves of a game, without blocking other Python threads."""
    evaluator.check_players(start)
    entries, ends = (_Entry * len(moves))(), _Ends()
    played = bytes(map(_encode_move, moves))
    legal = evaluator.write_review(encode_game(start), played, entries, byref(ends))
    if legal < len(moves):
        raise BadRequest(f"move {legal + 1} is illegal")
    seats = start.players
    return ReviewedMoves(
        tuple(ends.start[:seats]),
        tuple(_decode_entry(entry, seats) for entry in entries),
        tuple(ends.end[:seats]),
    )


def _encode_move(move: Move) -> int:
    return _DICE_MOVE + _DICE[move.roll] if isinstance(move, Rolled) else encode_action(move)


def _decode_entry(entry: _Entry, seats: int) -> ReviewedRoll | ReviewedDecision | None:
    if entry.kind == _ROLL_ENTRY:
        return ReviewedRoll(
            before=tuple(entry.before[:seats]),
            after=tuple(entry.after[:seats]),
            luck=tuple(entry.luck[:seats]),
            correction=tuple(entry.correction[:seats]),
            variance=entry.variance,
        )
    if entry.kind == _DECISION_ENTRY:
        legal, actions = entry.legal, entry.actions
        wins = {
            action: tuple(actions[number][:seats])
            for number, action in enumerate(_ACTIONS)
            if legal >> number & 1
        }
        return ReviewedDecision(wins, _ACTIONS[entry.best])
    return None
