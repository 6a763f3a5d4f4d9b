"""Parts of pages that one game and several have in common."""

from collections.abc import Sequence

from rapido.locales import Say
from rapido.html import plots
from rapido.html.elements import Html, joined, table, tag
from rapido.review.report.plots import luck_plot, skill_plot, style_of
from rapido.review.report.tables import LUCK, PARTS, SKILL, Somebody, luck_row, skill_row
from rapido.review.wire import BarView
from rapido.review.report.formatter import Words


def figure(plot: Html) -> Html:
    """Set a plot."""
    return tag("figure", plot)


def behind(say: Say, numbers: Html) -> Html:
    """Put the table behind a plot, for those who cannot see it or want the figures."""
    return tag("details", tag("summary", say("review-as-table")), numbers)


def balance_key(say: Say) -> Html:
    """Say which colour is which part."""
    named: list[str] = []
    for key in PARTS:
        named += [tag("span", class_=f"swatch {style_of(key)}"), say(key)]
    return tag("p", *named, class_="note")


def skill_part(people: Sequence[Somebody], words: Words) -> Html:
    """Show how well everyone chose."""
    say = words.say
    numbers = table(map(say, SKILL), (skill_row(person, words) for person in people))
    note = tag("p", say("review-skill-note"), class_="note")
    return joined(figure(skill_plot(people, words)), numbers, note, _mistakes(people, words))


def luck_part(people: Sequence[Somebody], words: Words) -> Html:
    """Show how kind the dice were, beside what chance does."""
    say = words.say
    numbers = table(map(say, LUCK), (luck_row(person, words) for person in people))
    note = tag("p", say("review-luck-note"), class_="note")
    return joined(figure(luck_plot(people, words)), numbers, note)


def dice_part(bars: Sequence[BarView], words: Words) -> Html:
    """Show how often each face fell."""
    say = words.say
    drawn = [(words.face(bar), bar.count, bar.low, bar.high) for bar in bars]
    numbers = table(
        map(say, ("review-face", "review-count", "review-likely")),
        ([face, str(count), words.band(low, high, str)] for face, count, low, high in drawn),
    )
    note = tag("p", say("review-dice-note"), class_="note")
    return joined(figure(plots.columns(say("review-dice"), drawn)), note, behind(say, numbers))


def _mistakes(people: Sequence[Somebody], words: Words) -> Html:
    told = [
        tag("li", f"{person.name} · {words.mistake(mistake)}")
        for person in people
        for mistake in person.mistakes[:3]
    ]
    if not told:
        return joined()
    return joined(tag("h3", words.say("review-mistakes")), tag("ul", *told))
