"""Reviews by the kernel are those of the reference."""

import os
from collections.abc import Iterator
from ctypes import create_string_buffer
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from rapido.kernel import library, unavailable_reason
from rapido.kernel.native.game import encode_game
from rapido.kernel.review import review_moves
from rapido.kernel.state.actions import decode_action, encode_action
from rapido.players.network import Network
from rapido.record import Record, last_state, read_record
from rapido.review import DecisionEntry, Entry, Review, RollEntry, review
from rapido.review.value_cache import ValueCache
from rapido.rules import (
    PLAYERS,
    ROLLS,
    BadRequest,
    Move,
    Place,
    RapidoError,
    Rolled,
    State,
    Throw,
    apply,
    new_game,
)
from tests.play import random_game
from tests.review.games import played, record_of
from tests.review.test_balance import check

ERROR = 1e-5
GAMES = int(os.environ.get("RAPIDO_REVIEW_GAMES", "1"))
"""of each kind, per number of players"""
MAX_MOVES = 200
CONFORMANCE = Path(__file__).parents[2] / "conformance/games"


@pytest.fixture(autouse=True)
def kernel() -> None:
    if library() is None:
        pytest.skip(unavailable_reason() or "")


def numbers(entry: Entry) -> Iterator[float]:
    yield from (*entry.before, *entry.after)
    if isinstance(entry, RollEntry):
        yield from (*entry.luck, *entry.correction, entry.variance)
    else:
        for win in entry.wins.values():
            yield from win


def facts(entry: Entry) -> tuple[object, ...]:
    """Return what must be exactly equal."""
    common = (type(entry), entry.location, entry.player, entry.state, entry.roll)
    return (*common, list(entry.wins), entry.chosen) if isinstance(entry, DecisionEntry) else common


def by_kernel(record: Record) -> Review:
    return review(record, Network.shipped(record.start.players))


def by_reference(record: Record) -> Review:
    """Review with a value function that is not the network itself, which the kernel knows."""
    return review(record, ValueCache(Network.shipped(record.start.players)))


def compare(record: Record) -> int:
    found, expected = by_kernel(record), by_reference(record)
    check(record, found)
    for name in ("record", "source", "stderr", "winner", "turns", "result"):
        assert getattr(found, name) == getattr(expected, name)
    assert found.start == pytest.approx(expected.start, abs=ERROR)
    assert found.end == pytest.approx(expected.end, abs=ERROR)
    for one, other in zip(found.entries, expected.entries, strict=True):
        assert facts(one) == facts(other)
        differences = map(lambda a, b: abs(a - b), numbers(one), numbers(other))
        assert max(differences) <= ERROR
        if isinstance(one, DecisionEntry) and isinstance(other, DecisionEntry):
            me = one.player
            assert other.wins[other.best][me] - other.wins[one.best][me] <= ERROR
    return len(found.entries)


@pytest.mark.parametrize("players", PLAYERS)
def test_recorded_games(players: int) -> None:
    record = read_record((CONFORMANCE / f"{players}-players.rapido").read_text("utf-8"))
    assert compare(record.complete_record())


@pytest.mark.parametrize("players", PLAYERS)
def test_random_games(players: int) -> None:
    for seed in range(GAMES):
        rng = Random(f"{players} {seed}")
        finish = rng.randint(1, 40)
        steps = list(islice(random_game(players, rng, finish), MAX_MOVES))
        cut = rng.randrange(len(steps))
        start, moves = steps[cut][0], [move for _, move in steps[cut:]]
        compare(record_of(start, moves))
        compare(record_of(new_game(players, finish), [move for _, move in steps[:cut]]))


def test_game_of_one_position() -> None:
    start = new_game(3)
    found = by_kernel(record_of(start, []))
    assert found.entries == ()
    assert found.start == found.end
    assert found.start == pytest.approx(by_reference(record_of(start, [])).start, abs=ERROR)


def test_game_that_begins_at_its_end() -> None:
    over = record_of(last_state(played(4, 2, 1)), [])
    assert by_kernel(over).start == by_kernel(over).end == by_reference(over).end
    assert sum(by_kernel(over).end) == 1


@pytest.mark.parametrize(
    ("moves", "legal"),
    [
        ([Throw(0), Throw(0)], 1),
        ([Throw(1)], 0),
        ([Rolled(ROLLS[0])], 0),
        ([Throw(0), Rolled(ROLLS[9]), Place(3), Place(2)], 3),
        ([Throw(0), Rolled(ROLLS[9]), Place(3), Throw(0), Rolled(ROLLS[35]), Place(3)], 5),
    ],
)
def test_illegal_move(moves: list[Move], legal: int) -> None:
    evaluator = Network.shipped(3).evaluator(3)
    assert evaluator is not None
    with pytest.raises(BadRequest, match=f"move {legal + 1} is illegal"):
        review_moves(evaluator, new_game(3), moves)
    assert len(review_moves(evaluator, new_game(3), moves[:legal]).moves) == legal


def legal_moves(start: State, moves: bytes) -> int:
    """Return how many moves are legal by the rules."""
    state = start
    for number, move in enumerate(moves):
        try:
            state = apply(state, decode_action(move) if move < 8 else Rolled(ROLLS[move - 8])).state
        except (IndexError, RapidoError):
            return number
    return len(moves)


@pytest.mark.parametrize("players", PLAYERS)
def test_damaged_games_end_at_the_illegal_move(players: int) -> None:
    evaluator = Network.shipped(players).evaluator(players)
    assert evaluator is not None
    rng, start, found = Random(players), new_game(players, 3), set[bool]()
    for _ in range(30):
        moves = bytearray(_encoded(move) for _, move in random_game(players, rng, 3))
        del moves[30:]
        damage = rng.randrange(len(moves))
        moves[damage] = rng.choice((rng.randrange(8), rng.randrange(8, 44), rng.randrange(256)))
        legal = legal_moves(start, bytes(moves))
        entries, ends = create_string_buffer(1000 * len(moves)), create_string_buffer(100)
        game = encode_game(start)
        assert evaluator.write_review(game, bytes(moves), entries, ends) == legal
        found.add(legal == damage)
    assert found == {False, True}  # some damage is legal


def _encoded(move: Move) -> int:
    return 8 + ROLLS.index(move.roll) if isinstance(move, Rolled) else encode_action(move)


def test_reference_without_a_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played(2, 1, 5)
    expected = by_kernel(record)

    def missing(_: Network, players: int) -> None:
        assert players == 2

    monkeypatch.setattr(Network, "evaluator", missing)
    found = by_kernel(record)
    assert found.entries != expected.entries  # numpy rounds differently
    assert found.end == expected.end
    assert found.start == pytest.approx(expected.start, abs=ERROR)
