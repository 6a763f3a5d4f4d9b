"""Advice by the kernel is that of the reference: chances of all actions, and odds of the fields."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from rapido.kernel import library, unavailable_reason
from rapido.players.network import Network
from rapido.review.coach.advice import advise, remark
from rapido.review.value_cache import ValueCache
from rapido.rules import PLAYERS, Phase, State, legal_actions
from rapido.turn.positions import ValueFunction
from tests.play import random_game

ERROR = 1e-5


@pytest.fixture(autouse=True)
def kernel() -> None:
    if library() is None:
        pytest.skip(unavailable_reason() or "")


def positions(players: int) -> list[State]:
    rng = Random(players)
    states = [state for state, _ in random_game(players, rng)]
    return rng.sample([s for s in states if s.phase in (Phase.ROLL, Phase.DECIDE)], 6)


def leaves(view: Any, path: str = "") -> Iterator[tuple[str, object]]:
    """Flatten JSON."""
    if not hasattr(view, "__len__") or isinstance(view, str):
        yield path, view
        return
    yield path, len(view)
    for name, inner in view.items() if hasattr(view, "items") else enumerate(view):
        yield from leaves(inner, f"{path}.{name}")


def numbers_of(state: State, values: ValueFunction) -> dict[str, object]:
    return dict(leaves(msgspec.json.decode(msgspec.json.encode(advise(state, values)))))


@pytest.mark.parametrize("players", PLAYERS)
def test_advice_is_the_same(players: int) -> None:
    network = Network.shipped(players)
    reference = ValueCache(network)  # the kernel knows the network alone
    for state in positions(players):
        found, expected = numbers_of(state, network), numbers_of(state, reference)
        assert found.keys() == expected.keys()
        for path, value in expected.items():
            assert found[path] == (
                pytest.approx(value, abs=ERROR) if isinstance(value, float) else value
            ), path
        for action in legal_actions(state):
            one, other = remark(state, action, network), remark(state, action, reference)
            assert (one and one.mistake) == (other and other.mistake)
