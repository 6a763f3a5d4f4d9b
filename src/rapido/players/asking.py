"""Asks a computer player for its choice, whatever it does."""

from random import Random
from typing import Protocol

from rapido.locales.explained import Explained
from rapido.players.foreign_code import foreign_code, reason_of, trace_of
from rapido.players.registry import NoSuchBot
from rapido.rules import Action, State, legal_actions


class PlayerFailed(Explained, NoSuchBot):
    """A computer player raised an exception; the message says which, and where."""

    trace = ""


class IllegalChoice(Explained, NoSuchBot):
    """A computer player chose what is no legal action."""


class Chooser(Protocol):
    """What is needed from a computer player in a game."""

    def choose(self, state: State, rng: Random) -> Action: ...


def ask(player: Chooser, state: State, rng: Random) -> Action:
    """Return the choice of a player, or raise PlayerFailed or IllegalChoice."""
    legal = legal_actions(state)
    try:
        with foreign_code():
            chosen = player.choose(state, rng)
            if chosen in legal:
                # Not its own object, which may be equal to a legal action but made of floats.
                return legal[legal.index(chosen)]
            shown = repr(chosen)
    except Exception as error:
        reason = reason_of(error)
        failure = PlayerFailed(reason.key, **reason.values)
        failure.trace = trace_of(error)
        raise failure from error
    raise IllegalChoice("player-illegal", action=shown)
