"""A reviewed game in the terminal: curve, balance sheet, skill, luck, moments, costly choices."""

from collections.abc import Callable, Iterator
from typing import Final

from rich.table import Table
from rich.text import Text

from rapido.cli.review_tables import bars_of_chance, table_of, terminal_words
from rapido.cli.terminal.board import Artist
from rapido.cli.terminal.paper import Paper
from rapido.locales import Say
from rapido.review.report.tables import LUCK, SKILL, luck_row, sheet_columns, sheet_row, skill_row
from rapido.review.wire import AlternativeView, DecisionView, ReviewedView, ReviewView
from rapido.review.report.formatter import Words, costly

COSTLY: Final = 6
"""so many choices are shown"""
OTHERS: Final = 2
"""so many other ways to choose are shown beside the best"""


def report_game(view: ReviewView, say: Say, paper: Paper) -> None:
    """Print all that a review says."""
    names = [player.name for player in view.players]
    report = _Report(
        view, terminal_words(say, names, paper), Artist(names, say, ascii_only=paper.ascii_only)
    )
    paper.print(f"Rapido · {say('review-title')}", "bold")
    paper.print(report.headline())
    paper.print(report.words.source(view.source, view.stderr), "dim")
    if view.damage:
        paper.print(view.damage, "red")
        paper.print(say("review-broken"), "red")
    for title, body in report.sections(ascii_only=paper.ascii_only):
        paper.print("")
        paper.print(say(title), "bold")
        for part in body:
            if isinstance(part, str):
                paper.print(part, "dim")
            elif isinstance(part, Text):
                paper.print(part)
            else:
                paper.draw(part)


class _Report:
    def __init__(self, view: ReviewView, words: Words, artist: Artist) -> None:
        self.view = view
        self.words = words
        self._artist = artist
        self._say = words.say

    def headline(self) -> Text:
        return self._artist.sentence(self.words.headline(self.view))

    def sections(self, *, ascii_only: bool) -> Iterator[tuple[str, Iterator[Text | Table | str]]]:
        yield "review-curve", self._curve(ascii_only=ascii_only)
        yield "review-sheet", self._sheet()
        yield "review-skill", self._skill()
        yield "review-luck", self._luck()
        yield "review-moments", self._moments()
        yield "review-costly", self._costly()
        if any(player.mistakes for player in self.view.players):
            yield "review-mistakes", self._mistakes()

    def _curve(self, *, ascii_only: bool) -> Iterator[Table]:
        grid = Table.grid(padding=(0, 1))
        for seat, player in enumerate(self.view.players):
            line = [player.start, *(entry.after[seat] for entry in self.view.entries)]
            grid.add_row(
                self._artist.name(seat),
                Text(self.words.percent(player.start), justify="right"),
                bars_of_chance(line, ascii_only=ascii_only),
                Text(self.words.percent(player.end), justify="right"),
            )
        yield grid

    def _sheet(self) -> Iterator[Table | str]:
        columns = sheet_columns(finished=self.view.result is not None)
        yield table_of(self._say, columns, self._rows(sheet_row))
        yield self._say("review-sheet-note")

    def _skill(self) -> Iterator[Table | str]:
        yield table_of(self._say, SKILL, self._rows(skill_row))
        yield self._say("review-skill-note")

    def _luck(self) -> Iterator[Table | str]:
        yield table_of(self._say, LUCK, self._rows(luck_row))
        yield self._say("review-luck-note")

    def _rows(
        self, write: Callable[[ReviewedView, Words], list[str]]
    ) -> Iterator[list[Text | str]]:
        for seat, player in enumerate(self.view.players):
            _, *figures = write(player, self.words)
            yield [self._artist.name(seat), *figures]

    def _moments(self) -> Iterator[Text]:
        for moment in self.view.moments:
            entry = self.view.entries[moment.entry]
            yield self._artist.sentence(self.words.moment(moment, entry))
        if not self.view.moments:
            yield Text(self._say("review-no-moments"))

    def _costly(self) -> Iterator[Text | Table]:
        decisions = costly(self.view)
        for decision in decisions[:COSTLY]:
            yield self._artist.sentence(self.words.had(decision))
            yield self._choices(decision)
        if not decisions:
            yield Text(self._say("review-no-mistakes"))

    def _choices(self, decision: DecisionView) -> Table:
        grid = Table.grid(padding=(0, 2))
        chosen, best = (decision.alternatives[i] for i in (decision.chosen, decision.best))
        others = sorted(
            (other for other in decision.alternatives if other not in (chosen, best)),
            key=lambda other: other.loss,
        )
        rows: list[tuple[str, AlternativeView, str]] = [
            (self._say("review-best"), best, "green"),
            (self._say("review-chosen"), chosen, "red"),
            *(("", other, "dim") for other in others[:OTHERS]),
        ]
        for label, alternative, style in rows:
            grid.add_row(
                Text(f"  {label}", style),
                Text(self.words.action(alternative)),
                Text(self.words.percent(alternative.win[decision.player]), justify="right"),
                Text(self.words.signed(-alternative.loss), style, justify="right"),
            )
        return grid

    def _mistakes(self) -> Iterator[Text]:
        for seat, player in enumerate(self.view.players):
            for mistake in player.mistakes[:3]:
                yield Text.assemble(self._artist.name(seat), f" · {self.words.mistake(mistake)}")
