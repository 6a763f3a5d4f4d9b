"""`rapido puzzles`: make the collection of puzzles from the solved game, or check it."""

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Final

from rapido.cli.messages import print_error, print_line
from rapido.cli.options.numbers import MAX_SEED, whole_number
from rapido.lab.puzzles.check import confirmed, faults
from rapido.lab.puzzles.choose import choose_puzzles, shuffled
from rapido.lab.puzzles.find import find_puzzles
from rapido.lab.puzzles.values import SPRINT, full_table, sprint_table
from rapido.players.network import Network
from rapido.review.puzzle import PLAYERS, SHIPPED, Collection, Puzzle, read_collection
from rapido.rules import FINISH, RapidoError

COUNTS: Final = {2: 960, 3: 560}
GAMES: Final = 1200
SPRINTS: Final = 40
SPRINT_GAMES: Final = 150
MAX_SHOWN: Final = 10


def configure(parser: ArgumentParser) -> None:
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--make", action="store_true", help="play games and write a new collection")
    what.add_argument("--check", action="store_true", help="recompute every puzzle")
    parser.add_argument(
        "--players",
        type=whole_number(2, 3),
        help="only the puzzles for 2 or for 3 (default: both)",
    )
    parser.add_argument(
        "--table", type=Path, help="the solved game for two, as `rapido solve` writes it"
    )
    parser.add_argument(
        "--table-for-three", type=Path, help="the solved game for three (`--players 3`)"
    )
    parser.add_argument(
        "--file", type=Path, default=SHIPPED, help="the collection (default: the one shipped)"
    )
    parser.add_argument(
        "--count",
        type=whole_number(1, 100_000),
        help=f"how many to choose (for two {COUNTS[2]}, for three {COUNTS[3]})",
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


def _games(options: Namespace) -> tuple[int, ...]:
    return PLAYERS if options.players is None else (options.players,)


def _table(options: Namespace, players: int) -> Path | None:
    path: Path | None = {2: options.table, 3: options.table_for_three}[players]
    return path


def _make(options: Namespace) -> int:
    """Replace the puzzles for two, for three, or both."""
    games = _games(options)
    old = Collection(()) if games == PLAYERS else read_collection(options.file)
    puzzles, epsilon = {players: old.of(players) for players in PLAYERS}, old.epsilon
    for players in games:
        table = full_table(players, _table(options, players))
        found = find_puzzles(options.games, options.seed, table, players, FINISH)
        with sprint_table(players) as short:
            sprints = find_puzzles(SPRINT_GAMES, options.seed, short, players, SPRINT)
        if players != min(PLAYERS):  # single cells may be off, the value function smooths them
            epsilon = table.head.epsilon
            found = confirmed(found, Network.shipped(players))
        puzzles[players] = _chosen(found, sprints, options.count or COUNTS[players], options.seed)
        print_line(
            f"{len(puzzles[players])} puzzles for {players} of {len(found) + len(sprints)} found:"
            f" {options.file}"
        )
    every = Collection(puzzles[2] + puzzles[3], epsilon)
    options.file.write_text(every.write(), "utf-8")
    return 0


def _chosen(
    found: list[Puzzle], sprints: list[Puzzle], count: int, seed: int
) -> tuple[Puzzle, ...]:
    chosen = choose_puzzles(found, count, seed) + choose_puzzles(sprints, SPRINTS, seed)
    return shuffled(chosen, seed)


def _check(options: Namespace) -> int:
    wrong, checked = list[str](), 0
    collection = read_collection(options.file)
    for players in _games(options):
        puzzles = collection.of(players)
        if not puzzles:
            continue
        table = full_table(players, _table(options, players))
        with sprint_table(players) as short:
            wrong += faults(puzzles, {(players, FINISH): table, (players, SPRINT): short})
        checked += len(puzzles)
    for line in wrong[:MAX_SHOWN]:
        print_line(line)
    print(f"{checked} puzzles, {len(wrong)} of them wrong")
    return 1 if wrong else 0
