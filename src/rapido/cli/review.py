"""`rapido review`: what each roll and each choice of recorded games was worth."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from rapido.cli.options.language import add_language
from rapido.cli.record_file import FileTrouble, describe_damage, load_record, read_stream
from rapido.cli.review_output.report import report_game
from rapido.cli.review_output.series import report_series
from rapido.cli.terminal.output import Output
from rapido.locales import Say, catalogue
from rapido.review.game import review
from rapido.review.report.game_page import game_page
from rapido.review.report.series_page import series_page
from rapido.review.series.view import ReviewedFile, series_view
from rapido.review.series.wire import SeriesView
from rapido.review.view import review_view
from rapido.review.wire import ReviewView
from rapido.rules import RapidoError

STANDARD_INPUT: Final = Path("-")
_SUFFIXES: Final = (".rapido", ".json")


def configure(parser: ArgumentParser) -> None:
    parser.add_argument(
        "files",
        type=Path,
        nargs="+",
        metavar="FILE",
        help="a game as text or JSON, or - for standard input; several, or a folder, are summed up",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--html", type=Path, metavar="OUT", help="write a page with plots")
    add_language(parser)
    parser.epilog = "docs/review.md explains the figures."


def run(options: Namespace) -> int:
    """Return 0 if all is well, 1 if a record is damaged, 2 if there is nothing to review."""
    say = catalogue(options.language)
    try:
        return _run(options, say)
    except FileTrouble as trouble:
        print(trouble, file=sys.stderr)
    except RapidoError as error:
        print(f"{say(f'error-{error.code}')} ({error})", file=sys.stderr)
    return 2


def _run(options: Namespace, say: Say) -> int:
    files: Sequence[Path] = options.files
    single = len(files) == 1 and not files[0].is_dir()
    if STANDARD_INPUT in files and not single:
        raise FileTrouble(say("review-one-input"))
    games = [_review(files[0], say)] if single else list(_review_all(files, say))
    view = review_view(games[0].review, games[0].damage) if single else series_view(games)
    if options.html:
        _write(options.html, _page(view, say, options.language), say)
    if options.json:
        print(msgspec.json.encode(view).decode())
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


def _review_all(files: Sequence[Path], say: Say) -> Iterator[ReviewedFile]:
    """Review every game; files in a folder that are not games are left out with a message."""
    found = False
    for path in files:
        if not path.is_dir():
            found = True
            yield _review(path, say)
            continue
        for inner in sorted(each for each in path.rglob("*") if each.suffix in _SUFFIXES):
            try:
                game = _review(inner, say)
            except (FileTrouble, RapidoError) as trouble:
                print(say("review-left-out", file=str(inner), reason=str(trouble)), file=sys.stderr)
                continue
            found = True
            yield game
    if not found:
        raise FileTrouble(say("review-no-games", folder=", ".join(map(str, files))))


def _review(path: Path, say: Say) -> ReviewedFile:
    if path == STANDARD_INPUT:
        reading = read_stream(sys.stdin.buffer, path, say)
    else:
        reading = load_record(path, say)
    damage = None if reading.damage is None else describe_damage(reading.damage, say)
    if reading.record is None:
        raise FileTrouble(damage)
    return ReviewedFile(str(path), review(reading.record), damage)


def _write(path: Path, page: str, say: Say) -> None:
    try:
        path.write_text(page, encoding="utf-8")
    except OSError as error:
        reason = error.strerror or str(error)
        raise FileTrouble(say("file-unwritable", file=str(path), reason=reason)) from error
