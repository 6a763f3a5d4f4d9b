"""Several reviewed games as one self-contained page."""

from collections.abc import Iterator

from rapido.html.elements import Html, section, table, tag
from rapido.html.page import page
from rapido.locales import Say
from rapido.review.report.formatter import Formatter
from rapido.review.report.isolated_names import with_isolated_people
from rapido.review.report.sections import (
    STYLE,
    dice_section,
    luck_section,
    skill_section,
    warning,
)
from rapido.review.report.tables import WINS, balance_parts, shown_parts, wins_row
from rapido.review.series.wire import SeriesView


def series_page(view: SeriesView, say: Say, language: str) -> str:
    title = f"Rapido · {say('review-title')} · {say('review-series', games=len(view.games))}"
    body = _body(with_isolated_people(view), Formatter(say, ()))
    return page(language, title, *body, style=STYLE.read_text("utf-8"))


def _body(view: SeriesView, formatter: Formatter) -> Iterator[Html]:
    say = formatter.say
    for game in view.games:
        if game.damage:
            yield warning(f"{game.file} · {game.damage}")
    parts = shown_parts(view.people)
    yield table(
        map(say, (*WINS, *parts)),
        (
            [*wins_row(person, formatter), *map(formatter.signed, balance_parts(person, parts))]
            for person in view.people
        ),
    )
    yield section(say("review-skill"), skill_section(view.people, formatter))
    yield section(say("review-luck"), luck_section(view.people, formatter))
    items = [tag("li", formatter.threw_out(person)) for person in view.people if person.threw_out]
    if items:
        yield section(say("review-thrown-out"), tag("ul", *items))
    if view.highlights:
        items = [tag("li", formatter.highlight(highlight)) for highlight in view.highlights]
        yield section(say("review-moments"), tag("ol", *items))
    yield section(say("review-dice"), dice_section(view.dice, formatter))
