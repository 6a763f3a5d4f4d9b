"""The counts in conformance/perft.txt, by the rules and, where small enough, by the slow model."""

from pathlib import Path

import pytest

from rapido.record import read_position
from tests import model, play

COUNTS = [
    (position.strip(), [int(count) for count in counts.split()])
    for position, bar, counts in (
        line.partition("|") for line in Path("conformance/perft.txt").read_text().splitlines()
    )
    if bar and not position.startswith("#")
]


@pytest.mark.parametrize(("position", "counts"), COUNTS, ids=[position for position, _ in COUNTS])
def test_perft(position: str, counts: list[int]) -> None:
    state = read_position(position)
    assert [play.perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
    small = [count for count in counts if count < 1000]
    table = model.Table.from_line(position)
    assert [model.perft(table, depth) for depth in range(1, len(small) + 1)] == small


def test_every_player_count_is_covered() -> None:
    assert {read_position(position).players for position, _ in COUNTS} == {2, 3, 4, 5, 6}
