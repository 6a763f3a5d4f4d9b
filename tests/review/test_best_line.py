"""Reviews of optimal play, known from the table of the solved game."""

from pathlib import Path
from random import Random

import pytest

from rapido.kernel.tables.two_players import TwoPlayerTable
from rapido.record import Record
from rapido.review import DecisionEntry, RollEntry, review, summarize
from rapido.rules import ROLLS, Move, Phase, Rolled, apply, new_game
from tests.review.games import record_of


@pytest.fixture(scope="module")
def exact(tables: Path) -> TwoPlayerTable:
    return TwoPlayerTable.open(tables / "2-1.rapido-table")


def best_game(table: TwoPlayerTable, seed: int) -> Record:
    rng, moves = Random(seed), list[Move]()
    start = state = new_game(2, finish=1)
    while state.phase is not Phase.OVER:
        if state.phase is Phase.DICE:
            moves.append(Rolled(rng.choice(ROLLS)))
        else:
            actions = table.actions(state)
            moves.append(max(actions, key=actions.__getitem__))
        state = apply(state, moves[-1]).state
    return record_of(start, moves)


def test_best_line_loses_nothing(exact: TwoPlayerTable) -> None:
    """Optimal play loses nothing, so the dice explain the whole result."""
    for seed in range(60):
        found = review(best_game(exact, seed), exact)
        assert found.source == "exact"
        for person in summarize(found):
            assert person.balance.own_choices == pytest.approx(0, abs=1e-9)
            assert person.mistakes == ()
            total = found.start[person.seat] + person.balance.own_dice + person.balance.others_dice
            assert total == pytest.approx(found.end[person.seat], abs=1e-9)
        for entry in found.entries:
            if isinstance(entry, RollEntry):
                # Only the rounding of the table is left.
                assert entry.correction == pytest.approx((0, 0), abs=exact.head.error + 2**-16)


def test_choices_have_the_values_of_the_table(exact: TwoPlayerTable) -> None:
    """Losses of choices are the differences of the table."""
    rng = Random(1)
    looked_at = 0
    for seed in range(20):
        record = best_game(exact, seed)
        choices = [
            entry for entry in review(record, exact).entries if isinstance(entry, DecisionEntry)
        ]
        if not choices:
            continue
        entry = rng.choice(choices)
        known = exact.actions(entry.state)
        assert {action: win[entry.player] for action, win in entry.wins.items()} == pytest.approx(
            known, abs=1e-9
        )
        worst = min(known, key=known.__getitem__)
        left = review(
            record_of(record.start, [*record.moves[: entry.location.move], worst]), exact
        ).entries[-1]
        assert isinstance(left, DecisionEntry)
        assert left.loss == pytest.approx(max(known.values()) - known[worst], abs=1e-9)
        looked_at += 1
    assert looked_at > 10
