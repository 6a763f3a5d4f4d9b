"""The lab's participants: computer players, and the policies of the kernel."""

from collections.abc import Sequence
from random import Random
from typing import Final, Protocol

from rapido.kernel import POLICIES
from rapido.kernel.simulate.reference import CHOICES
from rapido.lab.engine_player import check_engine, engine_player, is_engine
from rapido.lab.errors import BadLabRequest
from rapido.locales.explained import Explained
from rapido.players import NoSuchBot, is_built_in, names, player_named, usable_names
from rapido.rules import PLAYERS, Action, Phase, State, legal_actions


class NoSuchParticipant(Explained, NoSuchBot):
    """Neither a computer player nor a policy of the kernel has this name."""


class Chooser(Protocol):
    """What the lab needs from a computer player."""

    def choose(self, state: State, rng: Random) -> Action: ...


class Policy:
    """A policy of the kernel as a computer player, for games against other players."""

    counts: Final = PLAYERS

    def __init__(self, name: str) -> None:
        self._choose = CHOICES[name]
        self._random = name == "uniform"

    def choose(self, state: State, rng: Random) -> Action:
        if state.phase is Phase.ROLL:
            throws = legal_actions(state)
            return throws[rng.getrandbits(1) if self._random and len(throws) > 1 else 0]
        return self._choose(state, rng.getrandbits(32))


def known_names() -> tuple[str, ...]:
    return tuple(sorted({*names(), *POLICIES}))


def in_kernel(name: str) -> bool:
    """Whether the kernel has this player as well."""
    return name in POLICIES or is_built_in(name)


def is_plug_in(name: str) -> bool:
    """Whether it is code of somebody else in this process, which has to be asked carefully."""
    return not in_kernel(name) and not is_engine(name)


def participant(name: str) -> Chooser:
    if is_engine(name):
        return engine_player(name)
    return Policy(name) if name in POLICIES else player_named(name)


def check_participants(chosen: Sequence[str], seats: int) -> None:
    """Refuse unknown names, and players that cannot play at a table with this many seats."""
    if seats not in PLAYERS:
        raise BadLabRequest("lab-seats", seats=seats)
    for name in chosen:
        if name in POLICIES:
            continue
        if is_engine(name):
            check_engine(name)
            continue
        if name not in names():
            known = ", ".join(sorted({*usable_names(), *POLICIES}))
            raise NoSuchParticipant("error-no_such_bot", name=name, known=known)
        if seats not in player_named(name).counts:
            raise BadLabRequest("lab-bot-seats", name=name, seats=seats)
