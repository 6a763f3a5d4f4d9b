"""What a player sees, as numbers for learning programs: version 1 of the layout, and its reference.

Players are counted from the observer on, who is player 0. Everything is an integer first (a count,
a value, a yes or no); as a float it is divided by its largest value, so that all lie between 0
and 1. A pair's slot is `player * pairs_each + index`. docs/environments.md shows the layout.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rapido.kernel.whole_number import whole_number
from rapido.rules import DIE_A, DIE_B, FIELDS, PLAYERS, ROLLS, BadRequest, Phase, State

__all__ = [
    "MAX_VALUE",
    "OBSERVATION_VERSION",
    "PHASES",
    "PLACES",
    "Section",
    "largest_entries",
    "layout",
    "observation_length",
    "observe",
    "observe_integers",
    "section",
]

OBSERVATION_VERSION: Final = 1
"""changes with anything that changes an observation: order, length, scale or meaning"""

MAX_VALUE: Final = max(roll.value for roll in ROLLS)
PLACES: Final = ("in front", *(f"field {field}" for field in FIELDS))
PHASES: Final = (
    "a pair must be thrown",
    "the first roll of the turn is in the air",
    "a later roll is in the air, so an X ends the turn",
    "a roll lies on the table: place it or throw again",
    "the game is over, and the player whose turn it is has won",
)


class Section(NamedTuple):
    """Some entries of an observation that belong together."""

    name: str
    start: int
    shape: tuple[int, ...]
    """in C order"""
    largest: int | None
    """the largest integer, by which floats are divided; None is the finish"""
    meaning: str

    @property
    def stop(self) -> int:
        return self.start + int(np.prod(self.shape))

    @property
    def slice(self) -> slice:
        return slice(self.start, self.stop)


@cache
def layout(players: int) -> tuple[Section, ...]:
    """List the sections of an observation, in order."""
    if players not in PLAYERS:
        raise BadRequest(f"Rapido is for 2 to 6 players, not {players}")
    each = 2 if players == 2 else 1
    parts: list[tuple[str, tuple[int, ...], int | None, str]] = [
        ("to_go", (players,), None, "steps to the finish, by player"),
        ("places", (len(PLACES), players * each), 1, "where each pair is, by place and slot"),
        ("values", (5,), MAX_VALUE, "value of the pair on field 1 to 5; 0 if none, or for XX"),
        ("die_a", (6,), 1, "face of die A on the table: X 1 2 3 4 7"),
        ("die_b", (6,), 1, "face of die B on the table: X 1 2 3 5 6"),
        ("value", (1,), MAX_VALUE, "value of the roll on the table"),
        ("crosses", (1,), 2, "number of X of the roll on the table"),
        ("pair", (each,), 1, "which pair of the player to act is rolled this turn"),
        ("turn", (players,), 1, "whose turn it is"),
        ("phase", (len(PHASES),), 1, "what the game is waiting for"),
    ]
    sections: list[Section] = []
    for name, shape, largest, meaning in parts:
        start = sections[-1].stop if sections else 0
        sections.append(Section(name, start, shape, largest, meaning))
    return tuple(sections)


@cache
def section(players: int, name: str) -> Section:
    [found] = [each for each in layout(players) if each.name == name]
    return found


@cache
def observation_length(players: int) -> int:
    return layout(players)[-1].stop


@cache
def largest_entries(players: int, finish: int) -> NDArray[np.int16]:
    """Return the largest integer of each entry: floats are integers divided by these."""
    found = np.empty(observation_length(players), np.int16)
    for part in layout(players):
        found[part.slice] = finish if part.largest is None else part.largest
    found.flags.writeable = False
    return found


def observe_integers(
    state: State, player: int, out: NDArray[Any] | None = None
) -> NDArray[np.int16]:
    """Return what this player sees, as integers; into `out`, if given."""
    player = checked_observer(state.players, player)
    seen = np.zeros(observation_length(state.players), np.int16) if out is None else out
    seen[:] = 0
    for entry, number in _entries(state, player):
        seen[entry] = number
    return seen


def observe(
    state: State, player: int, out: NDArray[np.float32] | None = None
) -> NDArray[np.float32]:
    """Return what this player sees, as floats from 0 to 1; into `out`, if given."""
    seen = np.empty(observation_length(state.players), np.float32) if out is None else out
    check_array(state.players, seen)
    # The quotient of two small integers is rounded in the same way in C.
    seen[:] = observe_integers(state, player) / largest_entries(state.players, state.finish)
    return seen


def checked_observer(players: int, player: int) -> int:
    number = whole_number("the player", player)
    if number not in range(players):
        raise BadRequest(f"there is no player {number}, only 0 to {players - 1}")
    return number


def check_array(players: int, array: NDArray[Any]) -> None:
    expected = f"with {players} players an observation fills an array of"
    length = observation_length(players)
    if not isinstance(array, np.ndarray):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise BadRequest(f"{expected} numpy, not {type(array).__name__}")
    if array.dtype != np.float32 or array.shape != (length,):
        raise BadRequest(
            f"{expected} {length} float32, not one of shape {array.shape} and type {array.dtype}"
        )
    flags = array.flags
    if not (flags.c_contiguous and flags.writeable and flags.aligned):
        raise BadRequest(f"{expected} numpy that is contiguous, aligned and writable")


def _entries(state: State, observer: int) -> Iterator[tuple[int, int]]:
    """Yield the position and number of each entry that is not zero."""
    players, each = state.players, state.pairs_each
    start = {part.name: part.start for part in layout(players)}
    for player, step in enumerate(state.steps):
        yield start["to_go"] + (player - observer) % players, state.finish - step
    lies_on = {(pair.owner, pair.index): pair.field for pair in state.pairs}
    for owner in range(players):
        for index in range(each):
            place = 1 + lies_on.get((owner, index), -1)
            slot = (owner - observer) % players * each + index
            yield start["places"] + place * players * each + slot, 1
    for pair in state.pairs:
        if pair.field:
            yield start["values"] + pair.field - 1, pair.roll.value
    if state.roll is not None:
        yield start["die_a"] + DIE_A.index(state.roll.a), 1
        yield start["die_b"] + DIE_B.index(state.roll.b), 1
        yield start["value"], state.roll.value
        yield start["crosses"], state.roll.crosses
    if state.pair is not None:
        yield start["pair"] + state.pair, 1
    yield start["turn"] + (state.player - observer) % players, 1
    yield start["phase"] + _phase(state), 1


def _phase(state: State) -> int:
    """Return the index into PHASES."""
    if state.phase is Phase.DICE:
        return 1 if state.rolls == 0 else 2
    return {Phase.ROLL: 0, Phase.DECIDE: 3, Phase.OVER: 4}[state.phase]
