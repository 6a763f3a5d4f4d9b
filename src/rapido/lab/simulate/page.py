"""A simulation as a page with plots."""

from typing import Final

from rapido.html.column_plots import histogram
from rapido.html.row_plots import Row, bars
from rapido.lab.interval import Estimate
from rapido.lab.report.numbers import between, duration, percent, plain, rate
from rapido.lab.report.page import Section, report_page
from rapido.lab.simulate.figures import MEANS, Figures, bins
from rapido.lab.simulate.run import SimulationResult

_COLUMNS: Final = 60


def as_page(result: SimulationResult) -> str:
    request, run = result.request, result.run
    figures, games = Figures.of(result.totals), result.totals.games
    facts = [
        f"Players, in the order of their seats: {', '.join(request.players)}.",
        f"{games:,} games to step {request.finish}, seed {request.seed}.",
        f"Played in {duration(run.seconds)}: {rate(games, run.seconds)}.",
    ]
    stopped = run.stopped and f"Not all {request.games:,} games were played: {run.stopped}."
    sections = [_wins(result, figures), _lengths(result, figures), _means(figures)]
    title = f"Rapido: {games:,} games of {len(request.players)} players"
    return report_page(title, facts, sections, stopped or "")


def _wins(result: SimulationResult, figures: Figures) -> Section:
    players = result.request.players
    bar_rows = [
        Row(
            f"{seat}. {name}",
            100 * win.value,
            win.interval and (100 * win.interval[0], 100 * win.interval[1]),
            percent(win),
        )
        for seat, (name, win) in enumerate(zip(players, figures.wins, strict=True), start=1)
    ]
    rows = [
        (str(seat), name, f"{won:,}", percent(win), between(win))
        for seat, (name, won, win) in enumerate(
            zip(players, result.totals.wins, figures.wins, strict=True), start=1
        )
    ]
    return Section(
        "Who wins",
        "The share of all games that each seat wins. Seat 1 begins.",
        ("seat", "player", "wins", "share", "interval"),
        rows,
        bars("Share of games won by each seat", bar_rows, " %"),
    )


def _lengths(result: SimulationResult, figures: Figures) -> Section:
    counted, games = bins(result, _COLUMNS), result.totals.games
    names = [str(each.least) for each in counted]
    turns = figures.means["turns"]
    spread = "" if turns.sd is None else f"; the standard deviation is {turns.sd:.1f}"
    rows = [
        (_span(each.least, each.most), f"{each.games:,}", f"{each.games / games:.3%}")
        for each in counted
    ]
    return Section(
        "How long a game lasts",
        f"In turns of all players together. The mean is {plain(turns)}{spread}.",
        ("turns", "games", "share"),
        rows,
        histogram("Games by number of turns", [each.games for each in counted], names, "turns"),
    )


def _means(figures: Figures) -> Section:
    rows = [
        (label, plain(estimate), *_ends(estimate), _or_dash(estimate.sd))
        for name, label in MEANS.items()
        for estimate in (figures.means[name],)
    ]
    per_turn = figures.rolls_per_turn
    rows.append(("rolls in a turn", plain(per_turn), *_ends(per_turn), "-"))
    return Section(
        "What happens in a game",
        "Crosses are rolls that end a turn with an X. The lead changes when another player than"
        " before stands alone in front, looked at whenever a turn has begun and scored.",
        ("in a game", "mean", "from", "to", "sd of one game"),
        rows,
    )


def _span(least: int, most: int | None) -> str:
    if most is None:
        return f"{least} and more"
    return str(least) if least == most else f"{least}-{most}"


def _ends(estimate: Estimate) -> tuple[str, str]:
    if estimate.interval is None:
        return "-", "-"
    low, high = estimate.interval
    return f"{low:.4f}", f"{high:.4f}"


def _or_dash(value: float | None) -> str:
    return "-" if value is None else f"{value:.2f}"
