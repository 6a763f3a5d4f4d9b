"""A reviewed game as one self-contained page: plots, the tables behind them, every decision."""

from collections.abc import Iterator

from rapido.locales import Say
from rapido.html.elements import Html, joined, table, tag, whole_page
from rapido.review.report.sections import balance_key, behind, figure, luck_part, skill_part
from rapido.review.report.plots import balance_plot, curve_plot
from rapido.review.report.tables import sheet_columns, sheet_row
from rapido.review.wire import DecisionView, ReviewView
from rapido.review.report.formatter import Words, costly

COSTLY = 6
"""so many choices are shown open"""


def game_page(view: ReviewView, say: Say, language: str) -> str:
    """Write the page."""
    words = Words(say, [player.name for player in view.players])
    title = f"Rapido · {say('review-title')}"
    sections = _GamePage(view, words).sections()
    return whole_page(language, title, tag("h1", title), *sections)


class _GamePage:
    def __init__(self, view: ReviewView, words: Words) -> None:
        self._view = view
        self._words = words
        self._say = words.say

    def sections(self) -> Iterator[Html]:
        view, say = self._view, self._say
        yield tag("p", self._words.headline(view))
        yield tag("p", self._words.source(view.source, view.stderr), class_="note")
        if view.damage:
            yield tag("p", f"{view.damage} {say('review-broken')}", class_="damage")
        yield self._section("review-curve", self._curve())
        yield self._section("review-sheet", self._sheet())
        yield self._section("review-moments", self._moments())
        yield self._section("review-skill", skill_part(view.players, self._words))
        yield self._section("review-luck", luck_part(view.players, self._words))
        yield self._section("review-costly", self._costly())
        yield self._section("review-every-choice", self._decisions())

    def _section(self, title: str, body: Html) -> Html:
        return tag("section", tag("h2", self._say(title)), body)

    def _curve(self) -> Html:
        view, say, words = self._view, self._say, self._words
        ends = {entry.turn: entry.after for entry in view.entries}
        rows = [[str(turn), *map(words.percent, after)] for turn, after in ends.items()]
        start = [say("review-start"), *map(words.percent, view.start)]
        numbers = table([say("review-turn"), *words.names], [start, *rows])
        return joined(figure(curve_plot(view, words)), behind(say, numbers))

    def _sheet(self) -> Html:
        view, say, words = self._view, self._say, self._words
        columns = sheet_columns(finished=view.result is not None)
        numbers = table(map(say, columns), (sheet_row(player, words) for player in view.players))
        note = tag("p", say("review-sheet-note"), class_="note")
        return joined(balance_key(say), figure(balance_plot(view, words)), numbers, note)

    def _moments(self) -> Html:
        view = self._view
        told = [
            tag("li", self._words.moment(moment, view.entries[moment.entry]))
            for moment in view.moments
        ]
        return tag("ol", *told) if told else tag("p", self._say("review-no-moments"))

    def _costly(self) -> Html:
        worst = costly(self._view)[:COSTLY]
        if not worst:
            return tag("p", self._say("review-no-mistakes"))
        return joined(*(self._decision(decision, shown=True) for decision in worst))

    def _decisions(self) -> Html:
        decisions = (each for each in self._view.entries if isinstance(each, DecisionView))
        return joined(*(self._decision(decision) for decision in decisions))

    def _decision(self, decision: DecisionView, *, shown: bool = False) -> Html:
        say, words = self._say, self._words
        rows: list[list[str]] = []
        order = sorted(enumerate(decision.alternatives), key=lambda item: item[1].loss)
        for number, each in order:
            marks = [
                say(key)
                for key, marked in (
                    ("review-best", decision.best),
                    ("review-chosen", decision.chosen),
                )
                if marked == number
            ]
            chances = [words.percent(chance) for chance in each.win]
            rows.append([words.action(each), " · ".join(marks), words.signed(-each.loss), *chances])
        headings = [say("review-choice"), "", say("review-loss"), *words.names]
        lost = words.signed(-decision.loss)
        told = tag(
            "summary",
            f"{words.had(decision)} ",
            tag("b", lost, class_="bad" if decision.mistake else "good"),
        )
        inner = (told, table(headings, rows))
        return tag("details", *inner, open="") if shown else tag("details", *inner)
