"""Builds the structs of several reviewed games."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from msgspec.structs import asdict

from rapido.review.accounts.dice import Histogram
from rapido.review.game import Review
from rapido.review.moments import MOST, moments
from rapido.review.series.totals import PersonTotals, totals_by_name
from rapido.review.series.wire import (
    HighlightView,
    PersonView,
    ReviewedGameView,
    SeriesView,
    ThrownOutView,
)
from rapido.review.view import bar_views, entry_view, figures_view, moment_view


@dataclass(frozen=True, slots=True)
class ReviewedFile:
    """A review, the file it was made from, and what was wrong with that file."""

    file: str
    review: Review
    damage: str | None = None


def series_view(files: Sequence[ReviewedFile]) -> SeriesView:
    people = totals_by_name(file.review for file in files)
    dice = sum((person.dice for person in people), Histogram(Counter()))
    return SeriesView(
        games=tuple(_game_view(file) for file in files),
        people=tuple(_person_view(person) for person in people),
        highlights=_highlights(files),
        dice=bar_views(dice),
    )


def _highlights(files: Sequence[ReviewedFile]) -> tuple[HighlightView, ...]:
    found = [(moment, file) for file in files for moment in moments(file.review.entries)]
    found.sort(key=lambda item: -abs(item[0].swing))
    return tuple(
        HighlightView(
            file=file.file,
            players=_names(file.review),
            moment=moment_view(file.review, moment),
            entry=entry_view(file.review.entries[moment.entry]),
        )
        for moment, file in found[:MOST]
    )


def _names(review: Review) -> tuple[str, ...]:
    return tuple(player.name for player in review.record.players)


def _game_view(file: ReviewedFile) -> ReviewedGameView:
    review = file.review
    return ReviewedGameView(
        file=file.file,
        players=_names(review),
        start=review.start,
        result=review.result,
        source=review.source,
        turns=review.turns,
        damage=file.damage,
    )


def _person_view(person: PersonTotals) -> PersonView:
    return PersonView(
        **asdict(figures_view(person.name, person.figures)),
        games=person.games,
        finished=len(person.starts),
        wins=person.wins,
        expected=person.expected,
        expected_spread=person.expected_spread,
        threw_out=tuple(
            ThrownOutView(name, count) for name, count in person.threw_out.most_common()
        ),
    )
