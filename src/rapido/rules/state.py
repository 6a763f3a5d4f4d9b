"""A moment of a game as a value: immutable, hashable, complete."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from rapido.rules.dice import ROLLS, Roll
from rapido.rules.errors import BadPosition, BadRequest

PLAYERS: Final = range(2, 7)
FIELDS: Final = range(6)
FINISH: Final = 21
FINISHES: Final = range(1, 1000)


class Phase(StrEnum):
    """What the game waits for."""

    ROLL = "roll"
    """the player's first throw of this turn"""
    DICE = "dice"
    """the dice, which are in the air"""
    DECIDE = "decide"
    """the player, with a valid roll on the table: throw again or place"""
    OVER = "over"
    """nothing"""


@dataclass(frozen=True, slots=True, order=True)
class Pair:
    """Dice that lie on a field."""

    owner: int
    index: int
    field: int
    roll: Roll


@dataclass(frozen=True, slots=True)
class State:
    """Where everyone stands, which dice lie where, and whose move it is.

    Build one with `new_game`, or check one of your own with `check_state`.
    """

    steps: tuple[int, ...]
    pairs: tuple[Pair, ...] = ()
    """the pairs that lie on fields, in the order of owner and index"""
    player: int = 0
    phase: Phase = Phase.ROLL
    pair: int | None = None
    """the pair that this turn rolls, once thrown"""
    roll: Roll | None = None
    """the faces on the table, in phase DECIDE"""
    rolls: int = 0
    """how many rolls this turn has had"""
    finish: int = FINISH

    @property
    def players(self) -> int:
        """How many people play."""
        return len(self.steps)

    @property
    def pairs_each(self) -> int:
        """R1, R22: one pair of dice each, two each when only two play."""
        return 2 if len(self.steps) == 2 else 1

    @property
    def winner(self) -> int | None:
        """Who won, once the game is over: a game is always won in one's own turn."""
        return self.player if self.phase is Phase.OVER else None

    def lying(self, player: int) -> tuple[Pair, ...]:
        """Return the pairs of a player that lie on fields."""
        return tuple(pair for pair in self.pairs if pair.owner == player)

    def in_front(self, player: int) -> tuple[int, ...]:
        """Return the pairs of a player that lie in front of the player."""
        on_fields = {pair.index for pair in self.pairs if pair.owner == player}
        return tuple(index for index in range(self.pairs_each) if index not in on_fields)


def new_game(players: int, finish: int = FINISH) -> State:
    """R1, R21: every piece on the start, every pair in front of its owner, player 0 begins."""
    if players not in PLAYERS:
        raise BadRequest(f"Rapido is for 2 to 6 players, not {players}")
    if finish not in FINISHES:
        raise BadRequest(f"the finish is a step from 1 to 999, not {finish}")
    return State(steps=(0,) * players, finish=finish)


def check_state(state: State, *, scored: bool = True) -> None:
    """Refuse what cannot be a position; whether a game leads to it is not asked.

    With `scored=False` the turn is only about to begin, so the player to act may have every
    pair on a field; `start_turn` then does the scoring.
    """
    fault = _fault_in_race(state) or _fault_on_fields(state)
    if fault is None and scored:
        fault = _fault_in_turn(state)
    if fault is not None:
        raise BadPosition(fault)


def _fault_in_race(state: State) -> str | None:
    if state.players not in PLAYERS:
        return f"there are 2 to 6 players, not {state.players}"
    if state.finish not in FINISHES:
        return f"the finish is a step from 1 to 999, not {state.finish}"
    if any(not 0 <= step <= state.finish for step in state.steps):
        return f"every piece stands on a step from 0 to {state.finish}"
    if not 0 <= state.player < state.players:
        return f"there is no player {state.player} to act"
    finished = [player for player, step in enumerate(state.steps) if step == state.finish]
    if state.phase is Phase.OVER and finished != [state.player]:
        return "a game is over when the player to act, and nobody else, stands on the finish"
    if state.phase is not Phase.OVER and finished:
        return "a piece on the finish ends the game"
    return None


def _fault_on_fields(state: State) -> str | None:
    dice = [(pair.owner, pair.index) for pair in state.pairs]
    if any(
        not (0 <= owner < state.players and 0 <= index < state.pairs_each) for owner, index in dice
    ):
        return "a pair lies on a field that no player owns"
    if dice != sorted(set(dice)):
        return "a pair lies on a field once, and pairs are listed by owner and index"
    if any(pair.field not in FIELDS for pair in state.pairs):
        return "pairs lie on fields 0 to 5"
    if any(pair.roll not in ROLLS for pair in state.pairs):
        return "a pair on a field shows faces that the dice do not have"
    single = [pair.field for pair in state.pairs if pair.field != 0]
    if len(single) != len(set(single)):
        return "fields 1 to 5 hold one pair each"
    return None


def _fault_in_turn(state: State) -> str | None:
    ready = state.in_front(state.player)
    if state.phase is Phase.OVER:
        still = (state.pair, state.roll) == (None, None) and state.rolls >= 0
        return None if still else "no dice roll after the end"
    if not ready:
        return "the player to act has scored, so a pair lies in front of that player"
    if state.phase is Phase.ROLL:
        fresh = (state.pair, state.roll, state.rolls) == (None, None, 0)
        return None if fresh else "before the first roll of a turn there is no pair and no roll"
    if state.pair not in ready:
        return "the pair being rolled is one that lies in front of the player to act"
    if state.phase is Phase.DICE:
        return None if state.roll is None and state.rolls >= 0 else "dice in the air show no faces"
    if state.rolls < 1:
        return "a roll on the table is at least the first of its turn"
    if state.roll is None or state.roll not in ROLLS:
        return "the roll on the table shows faces that the dice do not have"
    if state.rolls > 1 and state.roll.crosses:
        return "from the second roll on a roll with an X is not valid and ends the turn"
    return None
