"""One game by the rules, each seat with dice of its own, and what happened in it."""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from rapido.kernel.contest import MOST_GAMES, Tale
from rapido.kernel.slow import Luck
from rapido.lab.participants import participant
from rapido.rules import (
    ROLLS,
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

_SEATS: Final = 8
"""streams of dice that a game has of the kernel's; six are in use"""
MOST_TABLES: Final = MOST_GAMES // _SEATS


class PlayerFailed(RapidoError):
    """A computer player did not choose, or chose what is not legal."""

    code = "player_failed"


class Ended(NamedTuple):
    """A game that is over."""

    winner: int
    tale: Tale


def dice_of(seed: int, game: int, seats: int) -> tuple[Luck, ...]:
    """Return the dice of a game, one stream for each seat.

    A seat's rolls depend on the seed, the game and the seat alone: not on who sits there, nor on
    what the others do. So players who change places meet exactly the same dice.
    """
    return tuple(Luck(seed, game * _SEATS + seat) for seat in range(seats))


def play_game(names: Sequence[str], seed: int, game: int, finish: int) -> Ended:
    """Play a game to its end: each seat with its player, its dice, and luck to choose with."""
    players = [participant(name) for name in names]
    lucks = [Random(f"{seed} {game} {seat} {name}") for seat, name in enumerate(names)]
    dice = dice_of(seed, game, len(names))
    state, tale = new_game(len(names), finish), Tale()
    while state.phase is not Phase.OVER:
        seat = state.player
        if state.phase is Phase.DICE:
            tale.steps += 1
            roll = ROLLS[(dice[seat].draw() >> 32) * len(ROLLS) >> 32]
            state, events = apply(state, Rolled(roll))
        elif (forced := _only_throw(state)) is not None:
            state, events = apply(state, forced)
        else:
            tale.steps += 1
            try:
                state, events = apply(state, players[seat].choose(state, lucks[seat]))
            except Exception as error:  # other people's code may fail in any way
                raise PlayerFailed(
                    f"the computer player {names[seat]!r} failed in game {game} of seed {seed}:"
                    f" {error or type(error).__name__}"
                ) from error
        _tell(tale, events, state.steps)
    return Ended(state.player, tale)


def _only_throw(state: State) -> Action | None:
    """Return the throw that is no choice; nobody need be asked for it."""
    ready = state.in_front(state.player) if state.phase is Phase.ROLL else ()
    return Throw(ready[0]) if len(ready) == 1 else None


def _tell(tale: Tale, events: Sequence[Event], steps: tuple[int, ...]) -> None:
    passed = False
    for event in events:
        match event:
            case DiceRolled():
                tale.rolls += 1
                tale.crosses += not event.valid
            case Climbed():
                tale.doubles += 1
            case ThrownOut():
                tale.throw_outs += 1
            case TurnPassed():
                tale.turns += 1
                passed = True
            case Won():
                passed = True
            case _:
                pass
    if passed:
        tale.look_at_lead(steps)
