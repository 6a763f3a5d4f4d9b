"""The plots of a review."""

from collections.abc import Sequence

from rapido.html.column_plots import Column, counts_on_bands
from rapido.html.elements import Html
from rapido.html.line_plot import lines
from rapido.html.row_plots import Row, Waterfall, bands, waterfalls
from rapido.html.svg import series
from rapido.review.report.formatter import Formatter
from rapido.review.report.tables import AnyPlayer, balance_parts, shown_parts
from rapido.review.wire import BarView, ReviewView


def part_style(part: str) -> str:
    """Return the class of a part of the balance in report.css."""
    return part.removeprefix("review-")


def chances_plot(view: ReviewView, formatter: Formatter) -> Html:
    chances = [
        [player.start, *(entry.after[seat] for entry in view.entries)]
        for seat, player in enumerate(view.players)
    ]
    return lines(formatter.say("review-curve"), formatter.names, chances)


def balance_plot(view: ReviewView, formatter: Formatter) -> Html:
    parts = shown_parts(view.players)
    rows = [
        Waterfall(
            player.name,
            player.start,
            list(zip(map(part_style, parts), balance_parts(player, parts), strict=True)),
        )
        for player in view.players
    ]
    ends = formatter.percent(0), formatter.percent(1)
    return waterfalls(formatter.say("review-sheet"), rows, ends)


def skill_plot(players: Sequence[AnyPlayer], formatter: Formatter) -> Html:
    rows = [
        Row(player.name, player.mean_loss, player.band, formatter.grade(player.grade), series(seat))
        for seat, player in enumerate(players)
    ]
    return bands(formatter.say("review-skill"), rows)


def luck_plot(players: Sequence[AnyPlayer], formatter: Formatter) -> Html:
    rows = [
        Row(
            player.name,
            player.luck.total,
            (-player.luck.spread, player.luck.spread),
            formatter.signed(player.luck.total),
            series(seat),
        )
        for seat, player in enumerate(players)
    ]
    return bands(formatter.say("review-luck"), rows)


def dice_plot(bars: Sequence[BarView], formatter: Formatter) -> Html:
    columns = [Column(formatter.face(bar), bar.count, bar.low, bar.high) for bar in bars]
    return counts_on_bands(formatter.say("review-dice"), columns)
