"""Why a line of text is no position, for people who write one by hand.

Whether it is one, the rules alone decide; this only finds the part at fault by asking them again.
"""

import re
from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from msgspec import Struct

from rapido.record import read_position
from rapido.rules import FIELDS, FINISHES, PLAYERS, BadPosition

_RACE: Final = re.compile(r"[0-9]{1,3}(?:,[0-9]{1,3})*/[0-9]{1,3}")
_PAIRS: Final = re.compile(r"(?:[A-Fa-f][X0-9]{2})+")
_TURN: Final = re.compile(
    r"(?P<who>[A-F])(?P<over>!(?::[0-9]+)?)?|(?P<pair>[A-Fa-f])(?P<faces>[?]|[X0-9]{2}):(?P<roll>[0-9]+)"
)
_LETTERS: Final = "ABCDEF"


class FaultPart(StrEnum):
    """Where the fault lies."""

    WHOLE = "whole"
    STEPS = "steps"
    FIELDS = "fields"
    TURN = "turn"


class FaultReason(StrEnum):
    """What is wrong."""

    THREE_PARTS = "three_parts"
    """a position has three parts: steps, fields, turn"""
    STEPS_FORM = "steps_form"
    """steps and finish are written as in 4,0,11/21"""
    PLAYERS = "players"
    """two to six people play"""
    FINISH = "finish"
    """the finish is a step from 1 to 999"""
    STEP_RANGE = "step_range"
    """nobody stands above the finish"""
    TWO_FINISHED = "two_finished"
    """only one piece can reach the finish"""
    FIELDS_FORM = "fields_form"
    """fields 5 to 0 are written as in -/-/B46/-/-/CX1"""
    FACES = "faces"
    """the dice do not have these faces"""
    OWNER = "owner"
    """nobody at this table owns such a pair"""
    PAIR_TWICE = "pair_twice"
    """a pair lies on one field only"""
    FIELD_FULL = "field_full"
    """fields 1 to 5 hold one pair each"""
    TURN_FORM = "turn_form"
    """the turn is written as in A, A46:2 or A!"""
    NO_PLAYER = "no_player"
    """there is no such player to act"""
    NOT_OVER = "not_over"
    """a piece on the finish ends the game"""
    NOT_WON = "not_won"
    """the winner stands on the finish"""
    ALL_LIE = "all_lie"
    """the player to act has scored, so not all of that player's pairs lie on fields"""
    PAIR_LIES = "pair_lies"
    """the pair that is rolled does not lie on a field"""
    CROSS = "cross"
    """from the second roll on an X ends the turn, so it does not stay on the table"""


class PositionFault(Struct, frozen=True):
    """Why there is no such position."""

    reason: FaultReason
    """what is wrong"""
    part: FaultPart
    """where it stands"""
    field: int | None
    """the field that is at fault, if it is a single one"""
    message: str
    """a sentence in English, for programmers"""


def fault_in(text: str) -> PositionFault | None:
    """Find out what is wrong with a position, if anything is."""
    message = _refusal(text)
    if message is None:
        return None
    columns = text.split()
    if len(columns) != 3:
        return PositionFault(FaultReason.THREE_PARTS, FaultPart.WHOLE, None, message)
    race, fields, turn = columns
    if not any(_refusal(f"{race} -/-/-/-/-/- {end}") is None for end in _ends_of_turns()):
        return PositionFault(_fault_in_race(race), FaultPart.STEPS, None, message)
    steps = race.partition("/")[0].split(",")
    if _refusal(_won_with(race, fields)) is not None:
        reason, field = _fault_on_fields(race, fields, len(steps))
        return PositionFault(reason, FaultPart.FIELDS, field, message)
    return PositionFault(_fault_in_turn(race, fields, turn), FaultPart.TURN, None, message)


def _refusal(text: str) -> str | None:
    try:
        read_position(text)
    except BadPosition as error:
        return str(error)
    return None


def _ends_of_turns() -> Iterator[str]:
    for letter in _LETTERS:
        yield letter
        yield f"{letter}!"


def _won_with(race: str, fields: str) -> str:
    """Write a position that can only be refused for its fields: the game is over."""
    steps, _, finish = race.partition("/")
    return f"{finish}{',0' * steps.count(',')}/{finish} {fields} A!"


def _fault_in_race(race: str) -> FaultReason:
    if not _RACE.fullmatch(race):
        return FaultReason.STEPS_FORM
    text, _, finish = race.partition("/")
    steps = text.split(",")
    if len(steps) not in PLAYERS:
        return FaultReason.PLAYERS
    if int(finish) not in FINISHES:
        return FaultReason.FINISH
    if any(int(step) > int(finish) for step in steps):
        return FaultReason.STEP_RANGE
    return FaultReason.TWO_FINISHED if steps.count(finish) > 1 else FaultReason.STEPS_FORM


def _fault_on_fields(race: str, fields: str, players: int) -> tuple[FaultReason, int | None]:
    columns = fields.split("/")
    if len(columns) != len(FIELDS):
        return FaultReason.FIELDS_FORM, None
    seen = set[str]()
    for place, column in enumerate(columns):
        field = FIELDS[-1 - place]
        alone = "/".join(column if other == place else "-" for other in range(len(columns)))
        letters = re.findall("[A-Fa-f]", column)
        if _refusal(_won_with(race, alone)) is not None:
            return _fault_in_column(field, column, letters, players), field
        if seen.intersection(letters):
            return FaultReason.PAIR_TWICE, field
        seen.update(letters)
    return FaultReason.FIELDS_FORM, None


def _fault_in_column(field: int, column: str, letters: list[str], players: int) -> FaultReason:
    if not _PAIRS.fullmatch(column):
        return FaultReason.FIELDS_FORM
    if not set(letters) <= set(_pairs_of(players)):
        return FaultReason.OWNER
    if len(letters) > len(set(letters)):
        return FaultReason.PAIR_TWICE
    return FaultReason.FIELD_FULL if field and len(letters) > 1 else FaultReason.FACES


def _fault_in_turn(race: str, fields: str, text: str) -> FaultReason:
    turn = _TURN.fullmatch(text)
    if turn is None:
        return FaultReason.TURN_FORM
    steps, _, finish = race.partition("/")
    standing = steps.split(",")
    letter = turn["who"] or turn["pair"]
    player = _LETTERS.index(letter.upper())
    if player >= len(standing):
        return FaultReason.NO_PLAYER
    if turn["over"]:
        return FaultReason.NOT_WON if standing[player] != finish else FaultReason.TURN_FORM
    if finish in standing:
        return FaultReason.NOT_OVER
    own = {pair for pair in _pairs_of(len(standing)) if pair.upper() == letter.upper()}
    if own <= set(fields):
        return FaultReason.ALL_LIE
    if turn["pair"] and letter not in own:
        return FaultReason.OWNER
    if letter in fields and turn["pair"]:
        return FaultReason.PAIR_LIES
    if turn["faces"] and "X" in turn["faces"] and int(turn["roll"]) > 1:
        return FaultReason.CROSS
    strange = turn["faces"] and _refusal(f"0,0,0/21 -/-/-/-/-/- A{turn['faces']}:1")
    return FaultReason.FACES if strange else FaultReason.TURN_FORM


def _pairs_of(players: int) -> str:
    """Name all pairs; only two players have two each."""
    return _LETTERS[:players] if players > 2 else "ABab"
