"""A random computer player: every legal action is equally likely."""

from random import Random

from rapido.rules import PLAYERS, Action, State, legal_actions


class Uniform:
    name = "uniform"
    about = "Picks any legal action at random."
    counts = PLAYERS

    def choose(self, state: State, rng: Random) -> Action:
        return rng.choice(legal_actions(state))
