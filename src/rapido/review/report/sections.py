"""The parts that the pages of one game and of several have in common."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from rapido.html.elements import Html, details, figure, joined, table, tag
from rapido.locales import Say
from rapido.review.report.formatter import Formatter
from rapido.review.report.plots import dice_plot, luck_plot, part_style, skill_plot
from rapido.review.report.tables import (
    DICE,
    LUCK,
    SKILL,
    AnyPlayer,
    dice_row,
    luck_row,
    skill_row,
)
from rapido.review.wire import BarView

STYLE: Final = Path(__file__).with_name("report.css")


def note(words: str) -> Html:
    return tag("p", words, class_="note")


def warning(words: str) -> Html:
    return tag("p", words, class_="warning")


def numbers(say: Say, headings: Iterable[str], rows: Iterable[Iterable[str]]) -> Html:
    """Fold away the numbers behind a plot, for readers who cannot see it or want them."""
    return details(say("review-as-table"), table(headings, rows))


def balance_legend(say: Say, parts: Sequence[str]) -> Html:
    entries: list[str] = []
    for key in parts:
        entries += [tag("span", class_=f"swatch {part_style(key)}"), say(key)]
    return tag("p", *entries, class_="note")


def skill_section(players: Sequence[AnyPlayer], formatter: Formatter) -> Html:
    say = formatter.say
    return joined(
        figure(skill_plot(players, formatter)),
        table(map(say, SKILL), (skill_row(player, formatter) for player in players)),
        note(say("review-skill-note")),
        _mistakes(players, formatter),
    )


def luck_section(players: Sequence[AnyPlayer], formatter: Formatter) -> Html:
    say = formatter.say
    return joined(
        figure(luck_plot(players, formatter)),
        table(map(say, LUCK), (luck_row(player, formatter) for player in players)),
        note(say("review-luck-note")),
    )


def dice_section(bars: Sequence[BarView], formatter: Formatter) -> Html:
    say = formatter.say
    return joined(
        figure(dice_plot(bars, formatter)),
        note(say("review-dice-note")),
        numbers(say, map(say, DICE), (dice_row(bar, formatter) for bar in bars)),
    )


def _mistakes(players: Sequence[AnyPlayer], formatter: Formatter) -> Html:
    items = [
        tag("li", f"{player.name} · {formatter.mistake(mistake)}")
        for player in players
        for mistake in player.mistakes[:3]
    ]
    if not items:
        return joined()
    return joined(tag("h3", formatter.say("review-mistakes")), tag("ul", *items))
