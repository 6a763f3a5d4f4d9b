"""Simulates games in plain Python on rapido.rules: the same numbers as the library, far slower.

It is what is left without a C compiler, and what the library is tested against. draw.h says how
the luck of a game is drawn, games.c what the policies do.
"""

from typing import Final

from rapido.kernel.contest import Contest, Tale, Totals, sole_leader
from rapido.rules import (
    ROLLS,
    Action,
    Phase,
    Place,
    Rolled,
    State,
    Throw,
    ThrownOut,
    apply,
    free_fields,
    legal_actions,
)

_GOLDEN: Final = 0x9E3779B97F4A7C15
_MIX_1: Final = 0xBF58476D1CE4E5B9
_MIX_2: Final = 0x94D049BB133111EB
_64_BITS: Final = (1 << 64) - 1
_CONTENT: Final = 43


class Luck:
    """The draws of one game, as draw.h defines them."""

    def __init__(self, seed: int, game: int) -> None:
        self._state = _mix(seed) + _GOLDEN * (game << 16) & _64_BITS

    def draw(self) -> int:
        """Return the next 64 bits."""
        self._state = self._state + _GOLDEN & _64_BITS
        return _mix(self._state)


def _mix(z: int) -> int:
    z = (z ^ (z >> 30)) * _MIX_1 & _64_BITS
    z = (z ^ (z >> 27)) * _MIX_2 & _64_BITS
    return z ^ (z >> 31)


def play(contest: Contest) -> Totals:
    """Play all games of the contest."""
    games = range(contest.first, contest.first + contest.games)
    told = (_play_one(contest, Luck(contest.seed, game)) for game in games)
    return Totals.of(told, contest.start.players, contest.start.finish)


def _play_one(contest: Contest, luck: Luck) -> tuple[int, Tale]:
    state = contest.start
    tale = Tale(leader=sole_leader(state.steps))
    while state.phase is not Phase.OVER:
        player = state.player
        state = _roll_and_act(state, contest.policies[player], luck.draw(), tale)
        if state.player != player or state.phase is Phase.OVER:
            tale.turns += state.player != player
            tale.look_at_lead(state.steps)
    return state.player, tale


def _roll_and_act(state: State, policy: str, drawn: int, tale: Tale) -> State:
    """Let one draw decide all that it decides: which pair, the dice, the action that follows."""
    player = state.player
    if state.phase is Phase.ROLL:
        throws = legal_actions(state)
        tale.steps += len(throws) > 1
        evenly = policy == "uniform" and len(throws) > 1
        state = apply(state, throws[drawn & 1 if evenly else 0]).state
    if state.phase is Phase.DICE:
        tale.rolls += 1
        tale.steps += 1
        roll = ROLLS[(drawn >> 32) * 36 >> 32]
        tale.doubles += roll.double > 0
        state = apply(state, Rolled(roll)).state
        tale.crosses += state.player != player
    if state.player == player and state.phase is Phase.DECIDE:
        tale.steps += 1
        state, events = apply(state, CHOICES[policy](state, drawn))
        tale.throw_outs += sum(isinstance(event, ThrownOut) for event in events)
    return state


def _uniform(state: State, drawn: int) -> Action:
    actions = legal_actions(state)
    return actions[(drawn & 0xFFFFFFFF) * len(actions) >> 32]


def _threshold(state: State, drawn: int) -> Action:  # noqa: ARG001 - nothing is left to luck
    """Roll on below 43; then field 2 for the forties up to field 5 for the seventies.

    If that field is not free, take the next free one below it, else above it, else field 0.
    """
    if state.roll is None or state.pair is None or state.roll.value < _CONTENT:
        return Throw(state.pair or 0)
    free, aim = free_fields(state)[1:], state.roll.value // 10 - 2
    below, above = [f for f in free if f <= aim], [f for f in free if f > aim]
    return Place(max(below) if below else min(above, default=0))


CHOICES: Final = {"uniform": _uniform, "threshold": _threshold}
"""by policy: what it does with a roll on the table, given the draw of that roll"""
