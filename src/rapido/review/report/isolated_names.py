"""Names for pages: one that is written from right to left does not reorder its sentence."""

from msgspec.structs import replace

from rapido.foreign_text import isolate
from rapido.review.series.wire import SeriesView
from rapido.review.wire import ReviewView


def with_isolated_players(view: ReviewView) -> ReviewView:
    players = tuple(replace(player, name=isolate(player.name)) for player in view.players)
    return replace(view, players=players)


def with_isolated_people(view: SeriesView) -> SeriesView:
    people = (
        replace(
            person,
            name=isolate(person.name),
            threw_out=tuple(
                replace(victim, name=isolate(victim.name)) for victim in person.threw_out
            ),
        )
        for person in view.people
    )
    highlights = (
        replace(highlight, players=tuple(map(isolate, highlight.players)))
        for highlight in view.highlights
    )
    return replace(view, people=tuple(people), highlights=tuple(highlights))
