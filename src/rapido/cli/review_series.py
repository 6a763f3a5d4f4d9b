"""Several reviewed games in the terminal: who won, who was lucky, who chose well."""

from collections.abc import Iterator

from rich.table import Table
from rich.text import Text

from rapido.cli.review_tables import table_of, terminal_words
from rapido.cli.terminal.paper import Paper
from rapido.locales import Say
from rapido.review.report.tables import LUCK, PARTS, SKILL, WINS, luck_row, parts_of, skill_row, wins_row
from rapido.review.wire import SeriesView
from rapido.review.report.formatter import Words


def report_series(view: SeriesView, say: Say, paper: Paper) -> None:
    """Print what several games say together."""
    title = f"{say('review-title')} · {say('review-series', games=len(view.games))}"
    paper.print(f"Rapido · {title}", "bold")
    for game in view.games:
        if game.damage:
            paper.print(f"{game.file} · {game.damage}", "red")
    for heading, body in _sections(view, terminal_words(say, (), paper)):
        paper.print("")
        if heading:
            paper.print(say(heading), "bold")
        if isinstance(body, Table):
            paper.draw(body)
        else:
            for line in body:
                paper.print(line)
    paper.print(say("review-dice-note"), "dim")


def _sections(view: SeriesView, words: Words) -> Iterator[tuple[str, Table | list[str]]]:
    say, people = words.say, view.people
    yield "", table_of(say, WINS, (_bold(wins_row(person, words)) for person in people))
    yield (
        "review-skill",
        table_of(say, SKILL, (_bold(skill_row(person, words)) for person in people)),
    )
    yield (
        "review-sheet",
        table_of(
            say,
            ("review-name", *PARTS),
            (_bold([person.name, *map(words.signed, parts_of(person))]) for person in people),
        ),
    )
    yield "review-luck", table_of(say, LUCK, (_bold(luck_row(person, words)) for person in people))
    if lines := [words.threw_out(person) for person in people if person.threw_out]:
        yield "review-thrown-out", lines
    if view.highlights:
        yield "review-moments", [words.highlight(highlight) for highlight in view.highlights]
    yield (
        "review-dice",
        table_of(
            say,
            ("review-face", "review-count", "review-likely"),
            (
                [words.face(bar), str(bar.count), words.band(bar.low, bar.high, str)]
                for bar in view.dice
            ),
        ),
    )


def _bold(row: list[str]) -> list[Text | str]:
    name, *figures = row
    return [Text(name, "bold"), *figures]
