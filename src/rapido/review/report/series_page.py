"""Several reviewed games as one self-contained page."""

from collections.abc import Iterator

from rapido.locales import Say
from rapido.html.elements import Html, table, tag, whole_page
from rapido.review.report.sections import dice_part, luck_part, skill_part
from rapido.review.report.tables import PARTS, WINS, parts_of, wins_row
from rapido.review.wire import SeriesView
from rapido.review.report.formatter import Words


def series_page(view: SeriesView, say: Say, language: str) -> str:
    """Write the page."""
    title = f"Rapido · {say('review-title')} · {say('review-series', games=len(view.games))}"
    return whole_page(language, title, tag("h1", title), *_sections(view, Words(say, ())))


def _sections(view: SeriesView, words: Words) -> Iterator[Html]:
    say = words.say
    for game in view.games:
        if game.damage:
            yield tag("p", f"{game.file} · {game.damage}", class_="damage")
    yield table(
        map(say, (*WINS, *PARTS)),
        (
            [*wins_row(person, words), *map(words.signed, parts_of(person))]
            for person in view.people
        ),
    )
    yield _section(say("review-skill"), skill_part(view.people, words))
    yield _section(say("review-luck"), luck_part(view.people, words))
    lines = [tag("li", words.threw_out(person)) for person in view.people if person.threw_out]
    if lines:
        yield _section(say("review-thrown-out"), tag("ul", *lines))
    if view.highlights:
        told = (tag("li", words.highlight(highlight)) for highlight in view.highlights)
        yield _section(say("review-moments"), tag("ol", *told))
    yield _section(say("review-dice"), dice_part(view.dice, words))


def _section(title: str, body: Html) -> Html:
    return tag("section", tag("h2", title), body)
