"""Several reviewed games in the terminal: who won, who was lucky, who chose well."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from rich.console import RenderableType
from rich.text import Text

from rapido.cli.review_output.tables import Columns, make_table, terminal_formatter
from rapido.cli.terminal.output import Output
from rapido.foreign_text import escape_text
from rapido.locales import Say
from rapido.review.report.formatter import Formatter
from rapido.review.report.tables import (
    DICE,
    LUCK,
    SKILL,
    WINS,
    balance_parts,
    dice_row,
    luck_row,
    shown_parts,
    skill_row,
    wins_row,
)
from rapido.review.series.wire import PersonView, SeriesView


def report_series(view: SeriesView, say: Say, output: Output) -> None:
    title = f"{say('review-title')} · {say('review-series', games=len(view.games))}"
    output.print(f"Rapido · {title}", "bold")
    for game in view.games:
        if game.damage:
            output.print(f"{game.file} · {game.damage}", "red")
    for heading, body in _sections(view, terminal_formatter(say, (), output), output.width):
        output.print("")
        if heading:
            output.print(say(heading), "bold")
        if isinstance(body, list):
            for line in body:
                output.print(line)
        else:
            output.draw(body)
    output.print(say("review-dice-note"), "dim")


def _sections(
    view: SeriesView, formatter: Formatter, width: int
) -> Iterator[tuple[str, RenderableType | list[str]]]:
    def people(
        headings: Columns, row: Callable[[PersonView, Formatter], list[str]]
    ) -> RenderableType:
        rows = (_bold(row(person, formatter)) for person in view.people)
        return make_table(say, headings, rows, width)

    say = formatter.say
    yield "", people(WINS, wins_row)
    yield "review-skill", people(SKILL, skill_row)
    parts = shown_parts(view.people)
    yield "review-sheet", people(("review-name", *parts), partial(_parts_row, parts=parts))
    yield "review-luck", people(LUCK, luck_row)
    if lines := [formatter.threw_out(person) for person in view.people if person.threw_out]:
        yield "review-thrown-out", lines
    if view.highlights:
        yield "review-moments", [formatter.highlight(highlight) for highlight in view.highlights]
    yield (
        "review-dice",
        make_table(say, DICE, (dice_row(bar, formatter) for bar in view.dice), width),
    )


def _parts_row(person: PersonView, formatter: Formatter, parts: Sequence[str]) -> list[str]:
    return [person.name, *map(formatter.signed, balance_parts(person, parts))]


def _bold(row: list[str]) -> list[Text | str]:
    name, *figures = row
    return [Text(escape_text(name), "bold"), *figures]
