"""A reviewed game in the terminal: chances, balance, skill, luck, moments, costly choices."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from rapido.cli.review_output.tables import Columns, make_table, sparkline, terminal_formatter
from rapido.cli.terminal.board import BoardRenderer
from rapido.cli.terminal.output import Output
from rapido.locales import Say
from rapido.review.report.formatter import Formatter, costly
from rapido.review.report.tables import (
    LUCK,
    SKILL,
    balance_headings,
    balance_note,
    balance_row,
    luck_row,
    shown_parts,
    skill_row,
)
from rapido.review.wire import AlternativeView, DecisionView, ReviewedView, ReviewView

COSTLY: Final = 6
"""how many costly decisions are shown"""
OTHERS: Final = 2
"""how many alternatives are shown beside the best and the chosen one"""


def report_game(view: ReviewView, say: Say, output: Output) -> None:
    names = [player.name for player in view.players]
    report = _Report(
        view,
        terminal_formatter(say, names, output),
        BoardRenderer(names, say, ascii_only=output.ascii_only, width=output.width),
        output,
    )
    output.print(f"Rapido · {say('review-title')}", "bold")
    output.print(report.headline())
    output.print(report.formatter.source(view.source, view.stderr), "dim")
    if view.damage:
        output.print(view.damage, "red")
        output.print(say("review-broken"), "red")
    for title, body in report.sections():
        output.print("")
        output.print(say(title), "bold")
        for part in body:
            if isinstance(part, str):
                output.print(part, "dim")
            elif isinstance(part, Text):
                output.print(part)
            else:
                output.draw(part)


class _Report:
    def __init__(
        self, view: ReviewView, formatter: Formatter, renderer: BoardRenderer, output: Output
    ) -> None:
        self.view = view
        self.formatter = formatter
        self._renderer = renderer
        self._output = output
        self._say = formatter.say

    def headline(self) -> Text:
        return self._renderer.sentence(self.formatter.headline(self.view))

    def sections(self) -> Iterator[tuple[str, Iterator[RenderableType]]]:
        yield "review-curve", self._chances()
        yield "review-sheet", self._balance()
        yield "review-skill", self._skill()
        yield "review-luck", self._luck()
        yield "review-moments", self._moments()
        yield "review-costly", self._costly()
        if any(player.mistakes for player in self.view.players):
            yield "review-mistakes", self._mistakes()

    def _chances(self) -> Iterator[Table]:
        grid = Table.grid(padding=(0, 1))
        names = [self._renderer.short_name(seat) for seat in range(len(self.view.players))]
        widest = max(map(len, names))
        for seat, player in enumerate(self.view.players):
            line = [player.start, *(entry.after[seat] for entry in self.view.entries)]
            grid.add_row(
                names[seat],
                Text(self.formatter.percent(player.start), justify="right"),
                sparkline(line, widest, self._output),
                Text(self.formatter.percent(player.end), justify="right"),
            )
        yield grid

    def _balance(self) -> Iterator[RenderableType]:
        parts = shown_parts(self.view.players)
        columns = balance_headings(parts, finished=self.view.result is not None)
        yield self._table(columns, partial(balance_row, parts=parts))
        yield self._say(balance_note(self.view.players))

    def _skill(self) -> Iterator[RenderableType]:
        yield self._table(SKILL, skill_row)
        yield self._say("review-skill-note")

    def _luck(self) -> Iterator[RenderableType]:
        yield self._table(LUCK, luck_row)
        yield self._say("review-luck-note")

    def _table(
        self, columns: Columns, write: Callable[[ReviewedView, Formatter], list[str]]
    ) -> RenderableType:
        rows = (
            [self._renderer.short_name(seat), *write(player, self.formatter)[1:]]
            for seat, player in enumerate(self.view.players)
        )
        return make_table(self._say, columns, rows, self._output.width)

    def _moments(self) -> Iterator[Text]:
        for moment in self.view.moments:
            entry = self.view.entries[moment.entry]
            yield self._renderer.sentence(self.formatter.moment(moment, entry))
        if not self.view.moments:
            yield Text(self._say("review-no-moments"))

    def _costly(self) -> Iterator[Text | Table]:
        decisions = costly(self.view)
        for decision in decisions[:COSTLY]:
            yield self._renderer.sentence(self.formatter.decision(decision))
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
                Text(self.formatter.action(alternative)),
                Text(self.formatter.percent(alternative.win[decision.player]), justify="right"),
                Text(self.formatter.signed(-alternative.loss), style, justify="right"),
            )
        return grid

    def _mistakes(self) -> Iterator[Text]:
        for seat, player in enumerate(self.view.players):
            for mistake in player.mistakes[:3]:
                yield Text.assemble(
                    self._renderer.name(seat), f" · {self.formatter.mistake(mistake)}"
                )
