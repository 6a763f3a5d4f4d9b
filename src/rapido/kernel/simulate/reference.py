"""The simulator in Python, on rapido.rules: the same totals as the C library, but far slower.

It is the fallback without a C compiler, and the reference that the library is tested against.
random.h defines how random numbers are used, policies.h what the policies do.
"""

from typing import Final

from rapido.kernel.simulate.random_stream import RandomStream
from rapido.kernel.simulate.simulation import Simulation
from rapido.kernel.simulate.totals import GameStats, Totals, sole_leader
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

_THRESHOLD: Final = 43


def play(simulation: Simulation) -> Totals:
    numbers = range(simulation.first, simulation.first + simulation.games)
    games = (_play_one(simulation, RandomStream(simulation.seed, number)) for number in numbers)
    return Totals.of(games, simulation.start.players, simulation.start.finish)


def _play_one(simulation: Simulation, stream: RandomStream) -> tuple[int, GameStats]:
    state = simulation.start
    stats = GameStats(leader=sole_leader(state.steps))
    while state.phase is not Phase.OVER:
        player = state.player
        state = _roll_and_act(state, simulation.policies[player], stream.draw(), stats)
        if state.player != player or state.phase is Phase.OVER:
            stats.turns += state.player != player
            stats.update_lead(state.steps)
    return state.player, stats


def _roll_and_act(state: State, policy: str, drawn: int, stats: GameStats) -> State:
    """Use one draw for everything random: which pair, the dice, the action that follows."""
    player = state.player
    if state.phase is Phase.ROLL:
        throws = legal_actions(state)
        stats.steps += len(throws) > 1
        any_pair = policy == "uniform" and len(throws) > 1
        state = apply(state, throws[drawn & 1 if any_pair else 0]).state
    if state.phase is Phase.DICE:
        stats.rolls += 1
        stats.steps += 1
        roll = ROLLS[(drawn >> 32) * 36 >> 32]
        stats.doubles += roll.double > 0
        state = apply(state, Rolled(roll)).state
        stats.crosses += state.player != player
    if state.player == player and state.phase is Phase.DECIDE:
        stats.steps += 1
        state, events = apply(state, CHOICES[policy](state, drawn))
        stats.throw_outs += sum(isinstance(event, ThrownOut) for event in events)
    return state


def _uniform(state: State, drawn: int) -> Action:
    actions = legal_actions(state)
    return actions[(drawn & 0xFFFFFFFF) * len(actions) >> 32]


def _threshold(state: State, drawn: int) -> Action:  # noqa: ARG001 - deterministic
    """Roll again below 43; else place on field 2 for the forties up to field 5 for the seventies.

    If that field is occupied, take the next free one below it, else above it, else field 0.
    """
    if state.roll is None or state.pair is None or state.roll.value < _THRESHOLD:
        return Throw(state.pair or 0)
    free, aim = free_fields(state)[1:], state.roll.value // 10 - 2
    below, above = [f for f in free if f <= aim], [f for f in free if f > aim]
    return Place(max(below) if below else min(above, default=0))


CHOICES: Final = {"uniform": _uniform, "threshold": _threshold}
"""by policy: the action after a roll, given the draw of that roll"""
