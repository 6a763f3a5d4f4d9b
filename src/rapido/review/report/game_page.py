"""A reviewed game as one self-contained page: plots, the tables behind them, every decision."""

from collections.abc import Iterator
from typing import Final

from rapido.html.elements import Html, details, figure, joined, section, table, tag
from rapido.html.page import page
from rapido.locales import Say
from rapido.review.report.formatter import Formatter, costly
from rapido.review.report.isolated_names import with_isolated_players
from rapido.review.report.plots import balance_plot, chances_plot
from rapido.review.report.sections import (
    STYLE,
    balance_legend,
    luck_section,
    note,
    numbers,
    skill_section,
    warning,
)
from rapido.review.report.tables import (
    balance_headings,
    balance_note,
    balance_row,
    shown_parts,
)
from rapido.review.wire import DecisionView, ReviewView

COSTLY: Final = 6
"""how many costly decisions are shown unfolded"""


def game_page(view: ReviewView, say: Say, language: str) -> str:
    title = f"Rapido · {say('review-title')}"
    view = with_isolated_players(view)
    body = _GamePage(view, Formatter(say, [player.name for player in view.players])).body()
    return page(language, title, *body, style=STYLE.read_text("utf-8"))


class _GamePage:
    def __init__(self, view: ReviewView, formatter: Formatter) -> None:
        self._view = view
        self._formatter = formatter
        self._say = formatter.say

    def body(self) -> Iterator[Html]:
        view, say, formatter = self._view, self._say, self._formatter
        yield tag("p", formatter.headline(view))
        yield note(formatter.source(view.source, view.stderr))
        if view.damage:
            yield warning(f"{view.damage} {say('review-broken')}")
        yield section(say("review-curve"), self._chances())
        yield section(say("review-sheet"), self._balance())
        yield section(say("review-moments"), self._moments())
        yield section(say("review-skill"), skill_section(view.players, formatter))
        yield section(say("review-luck"), luck_section(view.players, formatter))
        yield section(say("review-costly"), self._costly())
        yield section(say("review-every-choice"), self._decisions())

    def _chances(self) -> Html:
        view, say, formatter = self._view, self._say, self._formatter
        ends = {entry.turn: entry.after for entry in view.entries}
        start = [say("review-start"), *map(formatter.percent, view.start)]
        rows = [[str(turn), *map(formatter.percent, after)] for turn, after in ends.items()]
        headings = [say("review-turn"), *formatter.names]
        return joined(figure(chances_plot(view, formatter)), numbers(say, headings, [start, *rows]))

    def _balance(self) -> Html:
        view, say, formatter = self._view, self._say, self._formatter
        parts = shown_parts(view.players)
        headings = balance_headings(parts, finished=view.result is not None)
        rows = (balance_row(player, formatter, parts) for player in view.players)
        return joined(
            balance_legend(say, parts),
            figure(balance_plot(view, formatter)),
            table(map(say, headings), rows),
            note(say(balance_note(view.players))),
        )

    def _moments(self) -> Html:
        view = self._view
        items = [
            tag("li", self._formatter.moment(moment, view.entries[moment.entry]))
            for moment in view.moments
        ]
        return tag("ol", *items) if items else tag("p", self._say("review-no-moments"))

    def _costly(self) -> Html:
        worst = costly(self._view)[:COSTLY]
        if not worst:
            return tag("p", self._say("review-no-mistakes"))
        return joined(*(self._decision(decision, is_open=True) for decision in worst))

    def _decisions(self) -> Html:
        decisions = (each for each in self._view.entries if isinstance(each, DecisionView))
        return joined(*(self._decision(decision) for decision in decisions))

    def _decision(self, decision: DecisionView, *, is_open: bool = False) -> Html:
        say, formatter = self._say, self._formatter
        labels = {"review-best": decision.best, "review-chosen": decision.chosen}
        rows: list[list[str]] = []
        order = sorted(enumerate(decision.alternatives), key=lambda item: item[1].loss)
        for place, each in order:
            label = " · ".join(say(key) for key, labeled in labels.items() if labeled == place)
            chances = map(formatter.percent, each.win)
            rows.append([formatter.action(each), label, formatter.signed(-each.loss), *chances])
        headings = [say("review-choice"), "", say("review-loss"), *formatter.names]
        style = "bad" if decision.mistake else "good"
        loss = tag("b", formatter.signed(-decision.loss), class_=style)
        who = f" {say('review-by-computer')}" if decision.stand_in else ""
        summary = joined(tag("span", f"{formatter.decision(decision)}{who} "), loss)
        return details(summary, table(headings, rows), is_open=is_open)
