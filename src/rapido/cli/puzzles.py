"""`rapido puzzles`: make the collection of puzzles from the solved game, or check it."""

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Final

from rapido.cli.messages import print_error, print_line
from rapido.cli.options.numbers import MAX_SEED, whole_number
from rapido.lab.puzzles.check import faults
from rapido.lab.puzzles.choose import choose_puzzles, shuffled
from rapido.lab.puzzles.find import find_puzzles
from rapido.lab.puzzles.values import PLAYERS, SPRINT, full_table, sprint_table
from rapido.review.puzzle import SHIPPED, read_puzzles, write_puzzles
from rapido.rules import FINISH, RapidoError

COUNT: Final = 960
GAMES: Final = 1200
SPRINTS: Final = 40
SPRINT_GAMES: Final = 150
MAX_SHOWN: Final = 10


def configure(parser: ArgumentParser) -> None:
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--make", action="store_true", help="play games and write a new collection")
    what.add_argument("--check", action="store_true", help="recompute every puzzle")
    parser.add_argument("--table", type=Path, help="the solved game, as `rapido solve` writes it")
    parser.add_argument(
        "--file", type=Path, default=SHIPPED, help="the collection (default: the one shipped)"
    )
    parser.add_argument(
        "--count",
        type=whole_number(1, 100_000),
        default=COUNT,
        help="how many to choose (%(default)s)",
    )
    parser.add_argument(
        "--games",
        type=whole_number(1, 10_000_000),
        default=GAMES,
        help="games to search (%(default)s)",
    )
    parser.add_argument(
        "--seed",
        type=whole_number(0, MAX_SEED),
        default=1,
        help="another seed finds other puzzles (%(default)s)",
    )


def run(options: Namespace) -> int:
    """Make or check: 0 if all is well, 1 if puzzles are wrong, 2 if it cannot be done."""
    try:
        return _make(options) if options.make else _check(options)
    except RapidoError as error:
        print_error(error)
        return 2


def _make(options: Namespace) -> int:
    seed, table = options.seed, full_table(options.table)
    found = find_puzzles(options.games, seed, table, PLAYERS, FINISH)
    with sprint_table() as short:
        sprints = find_puzzles(SPRINT_GAMES, seed, short, PLAYERS, SPRINT)
    puzzles = shuffled(
        choose_puzzles(found, options.count, seed) + choose_puzzles(sprints, SPRINTS, seed), seed
    )
    options.file.write_text(write_puzzles(puzzles), "utf-8")
    print_line(f"{len(puzzles)} puzzles of {len(found) + len(sprints)} found: {options.file}")
    return 0


def _check(options: Namespace) -> int:
    puzzles, table = read_puzzles(options.file), full_table(options.table)
    with sprint_table() as short:
        wrong = list(faults(puzzles, {FINISH: table, SPRINT: short}))
    for line in wrong[:MAX_SHOWN]:
        print_line(line)
    print(f"{len(puzzles)} puzzles, {len(wrong)} of them wrong")
    return 1 if wrong else 0
