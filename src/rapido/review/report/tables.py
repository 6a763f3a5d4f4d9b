"""The tables of a review, for the terminal and for pages: keys of headings, and rows."""

from typing import Final

from rapido.review.report.formatter import Formatter
from rapido.review.series.wire import PersonView
from rapido.review.wire import BarView, ReviewedView

AnyPlayer = ReviewedView | PersonView

PARTS: Final = (
    "review-own-dice",
    "review-own-choices",
    "review-others-dice",
    "review-others-choices",
)
"""the four parts of the balance"""
SKILL: Final = (
    "review-player",
    "review-decisions",
    "review-mean-loss",
    "review-likely",
    "review-grade",
)
LUCK: Final = (
    "review-player",
    "review-rolls",
    "review-luck-sum",
    "review-luck-band",
    "review-verdict",
)
DICE: Final = ("review-face", "review-count", "review-likely")
WINS: Final = ("review-name", "review-games", "review-wins", "review-expected")


def balance_parts(player: AnyPlayer) -> tuple[float, float, float, float]:
    return player.own_dice, player.own_choices, player.others_dice, player.others_choices


def balance_headings(*, finished: bool) -> tuple[str, ...]:
    last = "review-result" if finished else "review-end"
    return ("review-player", "review-start", *PARTS, last)


def balance_row(player: ReviewedView, formatter: Formatter) -> list[str]:
    parts = map(formatter.signed, balance_parts(player))
    return [player.name, formatter.percent(player.start), *parts, formatter.percent(player.end)]


def skill_row(player: AnyPlayer, formatter: Formatter) -> list[str]:
    return [
        player.name,
        str(player.decisions),
        formatter.points(player.mean_loss),
        formatter.band(*player.band, formatter.points) if player.band else "",
        formatter.grade(player.grade),
    ]


def luck_row(player: AnyPlayer, formatter: Formatter) -> list[str]:
    luck = player.luck
    return [
        player.name,
        str(luck.rolls),
        formatter.signed(luck.total),
        formatter.band(-luck.spread, luck.spread, formatter.signed),
        formatter.luck(luck),
    ]


def wins_row(player: PersonView, formatter: Formatter) -> list[str]:
    return [player.name, str(player.games), str(player.wins), formatter.expected(player)]


def dice_row(bar: BarView, formatter: Formatter) -> list[str]:
    return [formatter.face(bar), str(bar.count), formatter.band(bar.low, bar.high, str)]
