"""The tables of a review, row by row, for the terminal and for the page alike."""

from typing import Final

from rapido.review.wire import PersonView, ReviewedView
from rapido.review.report.formatter import Words

Somebody = ReviewedView | PersonView

PARTS: Final = (
    "review-own-dice",
    "review-own-choices",
    "review-others-dice",
    "review-others-choices",
)
"""the headings of the four parts of the sheet"""
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
WINS: Final = ("review-name", "review-games", "review-wins", "review-expected")


def parts_of(person: Somebody) -> tuple[float, float, float, float]:
    """Return the four parts in the order of their headings."""
    return person.own_dice, person.own_choices, person.others_dice, person.others_choices


def sheet_columns(*, finished: bool) -> tuple[str, ...]:
    """Return the headings of the balance sheet."""
    last = "review-result" if finished else "review-end"
    return ("review-player", "review-start", *PARTS, last)


def sheet_row(player: ReviewedView, words: Words) -> list[str]:
    """Write a player's balance."""
    parts = map(words.signed, parts_of(player))
    return [player.name, words.percent(player.start), *parts, words.percent(player.end)]


def skill_row(person: Somebody, words: Words) -> list[str]:
    """Write how well somebody chose."""
    return [
        person.name,
        str(person.decisions),
        words.points(person.mean_loss),
        words.band(*person.band, words.points) if person.band else "",
        words.grade(person.grade),
    ]


def luck_row(person: Somebody, words: Words) -> list[str]:
    """Write how kind the dice were."""
    luck = person.luck
    return [
        person.name,
        str(luck.rolls),
        words.signed(luck.total),
        words.band(-luck.spread, luck.spread, words.signed),
        words.luck(luck),
    ]


def wins_row(person: PersonView, words: Words) -> list[str]:
    """Write what somebody won, beside what was to be expected."""
    return [person.name, str(person.games), str(person.wins), words.expected(person)]
