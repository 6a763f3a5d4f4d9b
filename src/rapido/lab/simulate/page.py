"""A simulation as a page with plots."""

from typing import Final

from rapido.html.column_plots import histogram
from rapido.html.row_plots import Row, bars
from rapido.lab.interval import Estimate
from rapido.lab.report.numbers import Numbers
from rapido.lab.report.page import Section, report_page
from rapido.lab.report.summary import how_long, not_all, what_was_played
from rapido.lab.simulate.figures import Bin, Figures, bins
from rapido.lab.simulate.run import SimulationResult
from rapido.locales import Say

_COLUMNS: Final = 60
_NONE: Final = "-"
_RANGE: Final = "\u2013"


def as_page(result: SimulationResult, say: Say, language: str) -> str:
    request, run, numbers = result.request, result.run, Numbers(say)
    figures, games = Figures.of(result.totals), result.totals.games
    facts = [
        say("simulate-players", players=", ".join(request.players)),
        what_was_played(games, request, say),
        how_long(games, run, numbers),
    ]
    sections = [
        _wins(result, figures, numbers),
        _lengths(result, figures, numbers),
        _means(figures, numbers),
    ]
    title = say("simulate-title", games=games, players=len(request.players))
    warning = not_all(request.games, run, say)
    return report_page(title, facts, sections, say, language, warning=warning)


def _wins(result: SimulationResult, figures: Figures, numbers: Numbers) -> Section:
    say, players = numbers.say, result.request.players
    bar_rows = [
        Row(
            f"{seat}. {name}",
            100 * win.value,
            win.interval and (100 * win.interval[0], 100 * win.interval[1]),
            numbers.share(win),
        )
        for seat, (name, win) in enumerate(zip(players, figures.wins, strict=True), start=1)
    ]
    rows = [
        (str(seat), name, numbers.number(won), numbers.share(win), numbers.interval(win))
        for seat, (name, won, win) in enumerate(
            zip(players, result.totals.wins, figures.wins, strict=True), start=1
        )
    ]
    heads = ("report-seat", "report-player", "report-wins", "report-share", "report-interval")
    return Section(
        say("simulate-wins"),
        say("simulate-wins-about"),
        tuple(map(say, heads)),
        rows,
        bars(say("simulate-wins-plot"), bar_rows, numbers.tick_in_percent),
    )


def _lengths(result: SimulationResult, figures: Figures, numbers: Numbers) -> Section:
    counted, say = bins(result, _COLUMNS), numbers.say
    turns = figures.means["turns"]
    about = say("simulate-lengths-about", mean=numbers.estimate(turns))
    if turns.sd is not None:
        about += f" {say('simulate-lengths-sd', sd=numbers.number(turns.sd, 1))}"
    rows = [
        (
            _span(each, numbers),
            numbers.number(each.games),
            numbers.percent(each.games / result.totals.games, 3),
        )
        for each in counted
    ]
    plot = histogram(
        say("simulate-lengths-plot"),
        [each.games for each in counted],
        [numbers.number(each.least) for each in counted],
        say("simulate-turns"),
    )
    heads = ("simulate-turns", "report-games-head", "report-share")
    return Section(say("simulate-lengths"), about, tuple(map(say, heads)), rows, plot)


def _means(figures: Figures, numbers: Numbers) -> Section:
    say = numbers.say
    rows = [
        (
            say(f"simulate-{name}"),
            numbers.estimate(estimate),
            *_ends(estimate, numbers),
            _NONE if estimate.sd is None else numbers.number(estimate.sd, 2),
        )
        for name, estimate in figures.means.items()
    ]
    ratio = figures.rolls_per_turn
    ends = _ends(ratio, numbers)
    rows.append((say("simulate-rolls_per_turn"), numbers.estimate(ratio), *ends, _NONE))
    heads = ("simulate-in-a-game", "report-mean", "report-from", "report-to", "report-sd")
    return Section(
        say("simulate-figures"), say("simulate-figures-about"), tuple(map(say, heads)), rows
    )


def _span(lengths: Bin, numbers: Numbers) -> str:
    least, most = lengths.least, lengths.most
    if most is None:
        return numbers.say("simulate-open-end", least=least)
    ends = dict.fromkeys((least, most))
    return _RANGE.join(map(numbers.number, ends))


def _ends(estimate: Estimate, numbers: Numbers) -> tuple[str, str]:
    if estimate.interval is None:
        return _NONE, _NONE
    low, high = estimate.interval
    return numbers.number(low, 4), numbers.number(high, 4)
