"""`rapido review`: what each roll and each choice of recorded games was worth."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from rapido.cli.messages import print_error
from rapido.cli.options.color import add_color
from rapido.cli.options.file_or_folder import file_or_folder
from rapido.cli.options.json_output import add_json, print_json
from rapido.cli.options.language import add_language
from rapido.cli.progress import Progress
from rapido.cli.record_file import (
    STANDARD_INPUT,
    FileError,
    describe_damage,
    load_input,
)
from rapido.cli.refusals import refusal
from rapido.cli.review_output.report import report_game
from rapido.cli.review_output.series import report_series
from rapido.cli.terminal.output import Output
from rapido.lab.report.files import CannotWrite, check_writable, write_file
from rapido.locales import Say, catalog
from rapido.review.game import review
from rapido.review.report.game_page import game_page
from rapido.review.report.series_page import series_page
from rapido.review.series.view import ReviewedFile, series_view
from rapido.review.series.wire import SeriesView
from rapido.review.view import review_view
from rapido.review.wire import ReviewView
from rapido.rules import RapidoError

_SUFFIXES: Final = (".rapido", ".json")


def configure(parser: ArgumentParser) -> None:
    parser.add_argument(
        "files",
        type=file_or_folder,
        nargs="+",
        metavar="FILE",
        help="help-review-files",
    )
    add_json(parser)
    parser.add_argument("--html", type=file_or_folder, metavar="FILE", help="help-review-html")
    add_color(parser)
    add_language(parser)
    parser.epilog = "help-review-more"


def run(options: Namespace) -> int:
    """Return 0 if all is well, 1 if a record is damaged, 2 if there is nothing to review."""
    say = catalog(options.language)
    try:
        return _run(options, say)
    except FileError as error:
        print_error(error)
    except CannotWrite as error:
        print_error(refusal(error, say))
    except RapidoError as error:
        print_error(f"{say(f'error-{error.code}')} ({error})")
    return 2


def _run(options: Namespace, say: Say) -> int:
    files: Sequence[Path] = options.files
    single = len(files) == 1 and not files[0].is_dir()
    if STANDARD_INPUT in files and not single:
        raise FileError(say("review-one-input"))
    if options.html:
        check_writable(options.html)
    with Progress(say, "progress-review") as progress:
        games = [_review(files[0], say)] if single else list(_review_all(files, say, progress))
    view = review_view(games[0].review, games[0].damage) if single else series_view(games)
    if options.html:
        write_file(options.html, _page(view, say, options.language))
    if options.json:
        print_json(view)
    elif options.html:
        print(say("review-written", file=str(options.html)))
    elif isinstance(view, ReviewView):
        report_game(view, say, Output())
    else:
        report_series(view, say, Output())
    return 1 if any(game.damage for game in games) else 0


def _page(view: ReviewView | SeriesView, say: Say, language: str) -> str:
    if isinstance(view, ReviewView):
        return game_page(view, say, language)
    return series_page(view, say, language)


def _review_all(files: Sequence[Path], say: Say, progress: Progress) -> Iterator[ReviewedFile]:
    """Review every game; other files in a folder are skipped with a message."""
    found, listed = False, list(_listed(files))
    for number, (path, named) in enumerate(listed):
        progress.show(number, len(listed))
        try:
            game = _review(path, say)
        except (FileError, RapidoError) as error:
            if named:
                raise
            reason = str(error) if isinstance(error, FileError) else say(f"error-{error.code}")
            print_error(say("review-left-out", file=str(path), reason=reason))
            continue
        found = True
        yield game
    if not found:
        raise FileError(say("review-no-games", folder=", ".join(map(str, files))))


def _listed(files: Sequence[Path]) -> Iterator[tuple[Path, bool]]:
    """Yield every file, also those in folders, and whether it was named by the user."""
    for path in files:
        if path.is_dir():
            inside = (each for each in path.rglob("*") if each.suffix in _SUFFIXES)
            yield from ((each, False) for each in sorted(inside) if each.is_file())
        else:
            yield path, True


def _review(path: Path, say: Say) -> ReviewedFile:
    reading = load_input(path, say)
    damage = None if reading.damage is None else describe_damage(reading.damage, say)
    if reading.record is None:
        raise FileError(damage)
    return ReviewedFile(str(path), review(reading.record), damage)
