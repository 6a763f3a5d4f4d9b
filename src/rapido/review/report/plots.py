"""Which figures of a review are drawn, and how."""

from collections.abc import Sequence
from typing import Final

from rapido.html import plots
from rapido.html.elements import Html
from rapido.review.report.tables import PARTS, Somebody, parts_of
from rapido.review.wire import ReviewView
from rapido.review.report.formatter import Words

_SEATS: Final = len(plots.SIGNS)


def style_of(part: str) -> str:
    """Return how the style names a part of the sheet."""
    return part.removeprefix("review-")


def curve_plot(view: ReviewView, words: Words) -> Html:
    """Draw everyone's chance from the start to the end."""
    lines = [
        [player.start, *(entry.after[seat] for entry in view.entries)]
        for seat, player in enumerate(view.players)
    ]
    return plots.curve(words.say("review-curve"), words.names, lines)


def balance_plot(view: ReviewView, words: Words) -> Html:
    """Draw what made the result."""
    rows = [
        (player.name, player.start, list(zip(map(style_of, PARTS), parts_of(player), strict=True)))
        for player in view.players
    ]
    return plots.balance(words.say("review-sheet"), rows, (words.percent(0), words.percent(1)))


def skill_plot(people: Sequence[Somebody], words: Words) -> Html:
    """Draw everyone's mean loss on its band."""
    rows = [
        plots.Row(
            person.name,
            person.mean_loss,
            *(person.band or (0.0, 0.0)),
            text=words.grade(person.grade),
            style=_style(number),
        )
        for number, person in enumerate(people)
    ]
    return plots.bands(words.say("review-skill"), rows)


def luck_plot(people: Sequence[Somebody], words: Words) -> Html:
    """Draw everyone's luck on the band of chance."""
    rows = [
        plots.Row(
            person.name,
            person.luck.total,
            -person.luck.spread,
            person.luck.spread,
            text=words.signed(person.luck.total),
            style=_style(number),
        )
        for number, person in enumerate(people)
    ]
    return plots.bands(words.say("review-luck"), rows)


def _style(number: int) -> str:
    return f"f{number % _SEATS}"
