"""Plays one game by the rules, each seat with its own dice, and counts what happens.

c/players/games.c plays the same games, if all players are built-in ones.
"""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import NamedTuple

from rapido.kernel.simulate.game_streams import choice_seeds, dice_streams
from rapido.kernel.simulate.totals import GameStats
from rapido.lab.participants import in_kernel, is_plug_in, participant
from rapido.lab.seeded_random import SeededRandom
from rapido.locales.explained import Explained, Message
from rapido.players import IllegalChoice, PlayerFailed, ask
from rapido.rules import (
    Action,
    Climbed,
    DiceRolled,
    Event,
    Phase,
    RapidoError,
    Rolled,
    State,
    Throw,
    ThrownOut,
    TurnPassed,
    Won,
    apply,
    new_game,
)


class GameFailed(Explained, RapidoError):
    """A computer player has failed in a game; the message says how."""

    code = "player_failed"


class FinishedGame(NamedTuple):
    winner: int
    stats: GameStats


def play_game(names: Sequence[str], seed: int, game: int, finish: int) -> FinishedGame:
    """Play a game to its end; each seat has its player and its dice.

    Every choice of a built-in player has a seed of its own, as in the kernel; other players have
    a random generator for the whole game.
    """
    # Asking carefully takes longer than some of our own players need to choose.
    choosers = [
        partial(ask, participant(name)) if is_plug_in(name) else participant(name).choose
        for name in names
    ]
    seeded, seeds = SeededRandom(), choice_seeds(seed, game)
    rngs = [
        seeded if in_kernel(name) else Random(f"{seed} {game} {seat} {name}")
        for seat, name in enumerate(names)
    ]
    dice = dice_streams(seed, game, len(names))
    state, stats = new_game(len(names), finish), GameStats()
    while state.phase is not Phase.OVER:
        seat = state.player
        if state.phase is Phase.DICE:
            stats.steps += 1
            state, events = apply(state, Rolled(dice[seat].roll()))
        elif (forced := _forced_throw(state)) is not None:
            state, events = apply(state, forced)
        else:
            stats.steps += 1
            seeded.restart(seeds.draw())
            try:
                action = choosers[seat](state, rngs[seat])
            except (PlayerFailed, IllegalChoice) as error:
                where = {"name": names[seat], "game": str(game), "seed": str(seed)}
                reason = Message(error.key, **error.values)
                raise GameFailed("lab-player-failed", **where, reason=reason) from error
            state, events = apply(state, action)
        _count(stats, events, state.steps)
    return FinishedGame(state.player, stats)


def _forced_throw(state: State) -> Action | None:
    """Return the throw if there is no choice, so that the player is not asked."""
    ready = state.in_front(state.player) if state.phase is Phase.ROLL else ()
    return Throw(ready[0]) if len(ready) == 1 else None


def _count(stats: GameStats, events: Sequence[Event], steps: tuple[int, ...]) -> None:
    passed = False
    for event in events:
        match event:
            case DiceRolled():
                stats.rolls += 1
                stats.crosses += not event.valid
            case Climbed():
                stats.doubles += 1
            case ThrownOut():
                stats.throw_outs += 1
            case TurnPassed():
                stats.turns += 1
                passed = True
            case Won():
                passed = True
            case _:
                pass
    if passed:
        stats.update_lead(steps)
