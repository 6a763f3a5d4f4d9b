"""A simulation as CSV: a row for each seat, then a row for each figure of the whole game."""

import csv
import io
from typing import Final

from rapido.lab.interval import Estimate
from rapido.lab.simulate.figures import Figures
from rapido.lab.simulate.run import Outcome

COLUMNS: Final = ("what", "seat", "player", "games", "count", "value", "low", "high", "sd")


def as_csv(outcome: Outcome) -> str:
    """Write all figures with their intervals; docs/lab.md says what the columns mean."""
    totals, figures = outcome.totals, Figures.of(outcome.totals)
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    for seat, (player, win) in enumerate(
        zip(outcome.request.players, figures.wins, strict=True), start=1
    ):
        won = totals.wins[seat - 1]
        writer.writerow(["wins", seat, player, totals.games, won, *_values(win)])
    for name, estimate in figures.means.items():
        count = getattr(totals, name).total
        writer.writerow([name, "", "", totals.games, count, *_values(estimate)])
    rolls_per_turn = _values(figures.rolls_per_turn)[:-1]
    writer.writerow(["rolls_per_turn", "", "", totals.games, "", *rolls_per_turn, ""])
    return text.getvalue()


def _values(estimate: Estimate) -> tuple[object, ...]:
    low, high = estimate.interval or ("", "")
    return estimate.value, low, high, "" if estimate.sd is None else estimate.sd
