"""Several games described for others, as one structure."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from rapido.review.accounts.dice import Histogram
from rapido.review.moments import MOST, moments
from rapido.review.series.totals import Standing, standings
from rapido.review.wire import (
    HighlightView,
    PersonView,
    ReviewedGameView,
    SeriesView,
    ThrownOutView,
)
from rapido.review.game import Review
from rapido.review.view import bars, entry_view, luck_view, mistake_views, moment_view


@dataclass(frozen=True, slots=True)
class ReviewedFile:
    """A review, the file it was made from, and what was wrong with that."""

    file: str
    review: Review
    damage: str | None = None


def series_of(files: Sequence[ReviewedFile]) -> SeriesView:
    """Describe several games together."""
    found = standings(file.review for file in files)
    everyone = sum((standing.dice for standing in found), Histogram(Counter()))
    return SeriesView(
        games=tuple(_game(file) for file in files),
        people=tuple(_person(standing) for standing in found),
        highlights=_highlights(files),
        dice=bars(everyone),
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


def _game(file: ReviewedFile) -> ReviewedGameView:
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


def _person(standing: Standing) -> PersonView:
    sheet, skill = standing.sheet, standing.skill
    return PersonView(
        name=standing.name,
        games=standing.games,
        finished=len(standing.promised),
        wins=standing.wins,
        expected=standing.expected,
        expected_spread=standing.expected_spread,
        own_dice=sheet.own_dice,
        own_choices=sheet.own_choices,
        others_dice=sheet.others_dice,
        others_choices=sheet.others_choices,
        decisions=skill.decisions,
        mean_loss=skill.mean_loss,
        band=skill.band,
        grade=standing.grade,
        luck=luck_view(standing.luck),
        mistakes=mistake_views(standing.mistakes),
        threw_out=tuple(
            ThrownOutView(name, count) for name, count in standing.threw_out.most_common()
        ),
        dice=bars(standing.dice),
    )
