"""The balance adds up: start + four parts = result, for any values and any game."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rapido.record import Record, last_state
from rapido.review import DecisionEntry, Review, RollEntry, review, summarize
from rapido.rules import PLAYERS, ROLLS, Move, Phase, Rolled, State, apply, legal_actions
from tests.play import reached_states
from tests.players.random_values import RandomValues
from tests.review.fast_random_values import FastRandomValues
from tests.review.games import played, record_of

GAMES = 90
"""for each player count"""


def near(one: float, other: float, error: float = 1e-9) -> bool:
    """pytest.approx would take longer than the reviews."""
    return abs(one - other) <= error


def check(record: Record, found: Review) -> None:
    """Check what must hold for any game and any values."""
    end = last_state(record)
    assert (found.result is None) == (end.phase is not Phase.OVER)
    for person in summarize(found):
        seat = person.seat
        total = found.start[seat] + person.balance.total
        assert near(total, found.end[seat])
        if found.result is not None:
            assert found.result[seat] == found.end[seat] == float(end.winner == seat)
    line = [found.start, *(entry.after for entry in found.entries)]
    assert found.end == line[-1]
    for (before, after), entry in zip(pairwise(line), found.entries, strict=True):
        assert entry.before == before
        assert near(sum(after), 1)
        if isinstance(entry, RollEntry):
            parts = zip(before, entry.luck, entry.correction, after, strict=True)
            assert all(near(b + luck + more, a, 1e-12) for b, luck, more, a in parts)
            assert near(sum(entry.luck), 0)
        else:
            assert entry.loss >= 0
            assert entry.after == entry.wins[entry.chosen]
            assert set(entry.wins) == set(legal_actions(entry.state))


@pytest.mark.parametrize("players", PLAYERS)
def test_short_games(players: int) -> None:
    rng = Random(players)
    for seed in range(GAMES):
        most = rng.randrange(20) if seed % 4 == 0 else 10_000
        record = played(players, 1 + (seed % 8 == 7), seed, rng.choice([0.1, 0.9]), most)
        values = FastRandomValues(climbs=rng.choice([1, 99]), margin=rng.choice([0.0, 0.3]))
        check(record, review(record, values))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("finish", [5, 8])
def test_longer_games(players: int, finish: int) -> None:
    for seed in range(4):
        record = played(players, finish, seed)
        check(record, review(record, FastRandomValues()))


@pytest.mark.parametrize("players", PLAYERS)
def test_games_of_full_length(players: int) -> None:
    record = played(players, 21, 1, randomness=0.05)
    check(record, review(record, FastRandomValues(climbs=3)))


def test_random_values() -> None:
    record = played(3, 2, 5)
    check(record, review(record, RandomValues()))


@given(start=reached_states(), seed=st.integers(0, 99))
@settings(max_examples=40)
def test_games_from_any_position(start: State, seed: int) -> None:
    rng, state, moves = Random(seed), start, list[Move]()
    for _ in range(rng.randrange(12)):
        if state.phase is Phase.OVER:
            break
        options = legal_actions(state) or tuple(map(Rolled, ROLLS))
        moves.append(rng.choice(options))
        state = apply(state, moves[-1]).state
    record = record_of(start, moves)
    check(record, review(record, FastRandomValues(climbs=2)))


@pytest.mark.parametrize("players", PLAYERS)
def test_luck_is_the_deviation_from_the_mean(players: int) -> None:
    """Review all 36 rolls of a position: their luck adds up to zero."""
    record = played(players, 6, 3)
    cut = next(
        number
        for number, move in enumerate(record.moves)
        if isinstance(move, Rolled) and number > 10
    )
    before = record.moves[:cut]
    entries = list[RollEntry]()
    for roll in ROLLS:
        entry = review(
            record_of(record.start, [*before, Rolled(roll)]), FastRandomValues()
        ).entries[-1]
        assert isinstance(entry, RollEntry)
        entries.append(entry)
    for seat in range(players):
        assert near(sum(entry.luck[seat] for entry in entries), 0)
    variance = sum(entry.luck[entry.player] ** 2 for entry in entries) / 36
    assert all(near(entry.variance, variance) for entry in entries)


def test_choice_of_the_pair_to_throw_is_no_decision() -> None:
    found = review(played(2, 6, 2), FastRandomValues())
    choices = [entry for entry in found.entries if isinstance(entry, DecisionEntry)]
    assert choices
    assert all(entry.state.phase is Phase.DECIDE for entry in choices)
