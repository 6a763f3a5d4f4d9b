"""The tables of a review, for the terminal and for pages: keys of headings, and rows."""

from collections.abc import Sequence
from typing import Final

from rapido.review.report.formatter import Formatter
from rapido.review.series.wire import PersonView
from rapido.review.wire import BarView, ReviewedView

AnyPlayer = ReviewedView | PersonView

PARTS: Final = (
    "review-own-dice",
    "review-own-choices",
    "review-stand-in-choices",
    "review-others-dice",
    "review-others-choices",
)
"""the parts of the balance"""
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


def has_stand_ins(players: Sequence[AnyPlayer]) -> bool:
    return any(player.stand_in_choices for player in players)


def shown_parts(players: Sequence[AnyPlayer]) -> tuple[str, ...]:
    """Return the parts of the balance, without that of stand-ins where they changed nothing."""
    hidden = () if has_stand_ins(players) else ("review-stand-in-choices",)
    return tuple(part for part in PARTS if part not in hidden)


def balance_parts(player: AnyPlayer, parts: Sequence[str]) -> list[float]:
    return [getattr(player, part.removeprefix("review-").replace("-", "_")) for part in parts]


def balance_headings(parts: Sequence[str], *, finished: bool) -> tuple[str, ...]:
    last = "review-result" if finished else "review-end"
    return ("review-player", "review-start", *parts, last)


def balance_row(player: ReviewedView, formatter: Formatter, parts: Sequence[str]) -> list[str]:
    figures = map(formatter.signed, balance_parts(player, parts))
    return [player.name, formatter.percent(player.start), *figures, formatter.percent(player.end)]


def balance_note(players: Sequence[AnyPlayer]) -> str:
    return "review-sheet-note-stand-in" if has_stand_ins(players) else "review-sheet-note"


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
