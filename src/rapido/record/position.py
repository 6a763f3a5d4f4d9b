"""A position as one line of text: steps, fields, turn.

`4,0,11/21 -/-/B46/-/-/CX1 A` is a game to step 21 in which player A stands on step 4, B's dice lie
on field 3 and C's on field 0, and A is about to roll. The grammar is in docs/notation.md.
"""

import re
from typing import Final

from rapido.record.damage import shortened
from rapido.record.letters import (
    FACES_PATTERN,
    LETTER_PATTERN,
    ROLL_OF,
    letter_of,
    read_letter,
    write_faces,
)
from rapido.rules import (
    FIELDS,
    BadPosition,
    FaultPart,
    FaultReason,
    Pair,
    Phase,
    State,
    check_fields,
    check_race,
    check_turn,
)

_STEP: Final = "(?:0|[1-9][0-9]{0,2})"
_COUNT: Final = "([1-9][0-9]{0,8})"
_RACE: Final = re.compile(f"({_STEP}(?:,{_STEP})*)/({_STEP})")
_PAIR: Final = re.compile(f"({LETTER_PATTERN})({FACES_PATTERN})")
_FIELD: Final = re.compile(f"-|(?:{LETTER_PATTERN}{FACES_PATTERN})+")
_TURN: Final = re.compile(
    f"(?P<roll>[A-F])"
    f"|(?P<dice>{LETTER_PATTERN})[?]:(?P<in_air>{_COUNT})"
    f"|(?P<decide>{LETTER_PATTERN})(?P<faces>{FACES_PATTERN}):(?P<on_table>{_COUNT})"
    f"|(?P<over>[A-F])!(?::(?P<at_end>{_COUNT}))?"
)
# The same with any faces: well formed, but perhaps with faces that the dice do not have.
_FIELD_WITH_ANY_FACES: Final = re.compile(f"(?:{LETTER_PATTERN}[X0-9]{{2}})+")
_TURN_WITH_ANY_FACES: Final = re.compile(f"{LETTER_PATTERN}[X0-9]{{2}}:{_COUNT}")


def write_position(state: State) -> str:
    """Format a position as one line."""
    race = ",".join(map(str, state.steps))
    fields = [""] * len(FIELDS)
    for pair in state.pairs:
        fields[-1 - pair.field] += letter_of(pair.owner, pair.index) + write_faces(pair.roll)
    board = "/".join([field or "-" for field in fields])
    return f"{race}/{state.finish} {board} {_write_turn(state)}"


def read_position(text: str) -> State:
    """Parse what `write_position` returns; raise `BadPosition` for the first fault."""
    columns = text.split()
    if len(columns) != 3:
        raise BadPosition(
            "expected three parts, steps, fields and turn, as in 0,0,0/21 -/-/-/-/-/- A, "
            f"found {len(columns)}",
            FaultReason.THREE_PARTS,
            FaultPart.WHOLE,
        )
    race, fields, turn = columns
    board = _read_race(race)
    check_race(board)
    board = State(board.steps, _read_fields(fields), finish=board.finish)
    check_fields(board)
    state = _read_turn(turn, board)
    check_turn(state)
    return state


def _write_turn(state: State) -> str:
    pair = letter_of(state.player, state.pair or 0)
    if state.phase is Phase.DICE:
        return f"{pair}?:{state.rolls + 1}"
    if state.roll is not None:
        return f"{pair}{write_faces(state.roll)}:{state.rolls}"
    if state.phase is Phase.OVER:
        return f"{pair}!:{state.rolls}" if state.rolls else f"{pair}!"
    return pair


def _read_race(text: str) -> State:
    race = _RACE.fullmatch(text)
    if race is None:
        message = f"expected steps and finish such as 4,0,11/21, found {shortened(text)!r}"
        raise BadPosition(message, FaultReason.STEPS_FORM, FaultPart.STEPS)
    return State(tuple(int(step) for step in race[1].split(",")), finish=int(race[2]))


def _read_fields(text: str) -> tuple[Pair, ...]:
    columns = text.split("/")
    if len(columns) != len(FIELDS):
        message = f"expected fields 5 to 0, such as -/-/B46/-/-/CX1, found {shortened(text)!r}"
        raise BadPosition(message, FaultReason.FIELDS_FORM, FaultPart.FIELDS)
    pairs: list[Pair] = []
    for field, column in zip(reversed(FIELDS), columns, strict=True):
        if not _FIELD.fullmatch(column):
            raise _bad_field(field, column)
        pairs += (
            Pair(*read_letter(letter), field, ROLL_OF[faces])
            for letter, faces in _PAIR.findall(column)
        )
    return tuple(sorted(pairs))


def _bad_field(field: int, column: str) -> BadPosition:
    if _FIELD_WITH_ANY_FACES.fullmatch(column):
        message = f"field {field}: the dice do not have the faces of {shortened(column)!r}"
        return BadPosition(message, FaultReason.FACES, FaultPart.FIELDS, field)
    message = f"field {field}: expected - or dice such as B46, found {shortened(column)!r}"
    return BadPosition(message, FaultReason.FIELDS_FORM, FaultPart.FIELDS, field)


def _bad_turn(text: str) -> BadPosition:
    if _TURN_WITH_ANY_FACES.fullmatch(text):
        message = f"the dice do not have the faces of {shortened(text)!r}"
        return BadPosition(message, FaultReason.FACES, FaultPart.TURN)
    message = f"expected a turn such as A, A?:1, A46:2 or A!, found {shortened(text)!r}"
    return BadPosition(message, FaultReason.TURN_FORM, FaultPart.TURN)


def _read_turn(text: str, board: State) -> State:
    turn = _TURN.fullmatch(text)
    if turn is None:
        raise _bad_turn(text)
    phase = next(phase for phase in Phase if turn[phase])
    player, index = read_letter(turn[phase])
    if player >= board.players:
        message = f"there is no player {turn[phase].upper()} to act"
        raise BadPosition(message, FaultReason.NO_PLAYER, FaultPart.TURN)
    pair = index if phase in {Phase.DICE, Phase.DECIDE} else None
    rolls = int(turn["on_table"] or turn["at_end"] or turn["in_air"] or 0)
    return State(
        steps=board.steps,
        pairs=board.pairs,
        player=player,
        phase=phase,
        pair=pair,
        roll=ROLL_OF[turn["faces"]] if turn["faces"] else None,
        rolls=rolls - 1 if phase is Phase.DICE else rolls,
        finish=board.finish,
    )
