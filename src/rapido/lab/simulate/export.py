"""A simulation as JSON and as CSV, as docs/lab.md describes them."""

from typing import Final

from rapido.kernel.simulate.totals import length_bucket_width
from rapido.lab.interval import Estimate
from rapido.lab.report.csv_text import csv_text
from rapido.lab.simulate.figures import Figures
from rapido.lab.simulate.run import SimulationResult

COLUMNS: Final = ("what", "seat", "player", "games", "count", "value", "low", "high", "sd")


def as_json(result: SimulationResult) -> dict[str, object]:
    request, totals, run = result.request, result.totals, result.run
    figures = Figures.of(totals)
    means = figures.means | {"rolls_per_turn": figures.rolls_per_turn}
    return {
        "players": request.players,
        "finish": request.finish,
        "seed": request.seed,
        "games": totals.games,
        "asked": request.games,
        "stopped": run.stopped,
        "seconds": run.seconds,
        "games_per_second": totals.games / run.seconds if run.seconds else None,
        "wins": [win.value for win in figures.wins],
        **{name: estimate.value for name, estimate in means.items()},
        "intervals": {
            "wins": [win.interval for win in figures.wins],
            **{name: estimate.interval for name, estimate in means.items()},
        },
        "sd": {name: estimate.sd for name, estimate in figures.means.items()},
        "lengths": {
            "width": length_bucket_width(request.finish),
            "games": totals.lengths,
        },
    }


def as_csv(result: SimulationResult) -> str:
    """Write a row for each seat, then one for each figure of the whole game."""
    totals, figures = result.totals, Figures.of(result.totals)
    rows: list[list[object]] = []
    for seat, (player, win) in enumerate(
        zip(result.request.players, figures.wins, strict=True), start=1
    ):
        won = totals.wins[seat - 1]
        rows.append(["wins", seat, player, totals.games, won, *_values(win)])
    for name, estimate in figures.means.items():
        count = getattr(totals, name).total
        rows.append([name, "", "", totals.games, count, *_values(estimate)])
    rolls_per_turn = _values(figures.rolls_per_turn)[:-1]
    rows.append(["rolls_per_turn", "", "", totals.games, "", *rolls_per_turn, ""])
    return csv_text(COLUMNS, rows)


def _values(estimate: Estimate) -> tuple[object, ...]:
    low, high = estimate.interval or ("", "")
    return estimate.value, low, high, "" if estimate.sd is None else estimate.sd
