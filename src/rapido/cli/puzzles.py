"""`rapido puzzles`: make the collection of puzzles from the solved game, or check it."""

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Final

from rapido.cli.messages import print_line
from rapido.cli.options.file_or_folder import file_or_folder
from rapido.cli.options.help_formatter import HelpText
from rapido.cli.options.json_output import add_json, print_json
from rapido.cli.options.language import add_language
from rapido.cli.options.numbers import MAX_SEED, whole_number
from rapido.cli.progress import Progress
from rapido.cli.refusals import refusal
from rapido.cli.store_errors import fail
from rapido.cli.system_errors import system_reason
from rapido.lab.puzzles.check import Fault, confirmed, faults
from rapido.lab.puzzles.choose import choose_puzzles, shuffled
from rapido.lab.puzzles.find import find_puzzles
from rapido.lab.puzzles.values import SPRINT, full_table, sprint_table
from rapido.lab.report.files import check_writable, write_file
from rapido.locales import Say, catalog
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
    what.add_argument("--make", action="store_true", help="help-puzzles-make")
    what.add_argument("--check", action="store_true", help="help-puzzles-check")
    parser.add_argument(
        "--players", type=whole_number(2, 3), metavar="N", help="help-puzzles-players"
    )
    parser.add_argument("--table", type=file_or_folder, metavar="FILE", help="help-puzzles-table")
    parser.add_argument(
        "--table-for-three", type=file_or_folder, metavar="FILE", help="help-puzzles-table-three"
    )
    parser.add_argument(
        "--file", type=file_or_folder, default=SHIPPED, metavar="FILE", help="help-puzzles-file"
    )
    parser.add_argument(
        "--count",
        type=whole_number(1, 100_000),
        metavar="N",
        help=HelpText("help-puzzles-count", two=COUNTS[2], three=COUNTS[3]),
    )
    parser.add_argument(
        "--games",
        type=whole_number(1, 10_000_000),
        default=GAMES,
        metavar="N",
        help="help-puzzles-games",
    )
    parser.add_argument(
        "--seed",
        type=whole_number(0, MAX_SEED),
        default=1,
        metavar="S",
        help="help-puzzles-seed",
    )
    add_json(parser)
    add_language(parser)


def run(options: Namespace) -> int:
    """Make or check: 0 if all is well, 1 if puzzles are wrong, 2 if it cannot be done."""
    say = catalog(options.language)
    try:
        with Progress(say) as progress:
            work = _make if options.make else _check
            return work(options, say, progress)
    except RapidoError as error:
        return fail(refusal(error, say))
    except OSError as error:
        if error.filename is None:
            raise
        reason = system_reason(error, say)
        return fail(say("file-unwritable", file=str(options.file), reason=reason))


def _games(options: Namespace) -> tuple[int, ...]:
    return PLAYERS if options.players is None else (options.players,)


def _table(options: Namespace, players: int) -> Path | None:
    path: Path | None = {2: options.table, 3: options.table_for_three}[players]
    return path


def _make(options: Namespace, say: Say, progress: Progress) -> int:
    """Replace the puzzles for two, for three, or both."""
    check_writable(options.file)
    games, made = _games(options), dict[str, dict[str, int]]()
    old = Collection(()) if games == PLAYERS else read_collection(options.file)
    puzzles, epsilon = {players: old.of(players) for players in PLAYERS}, old.epsilon
    for players in games:
        table = full_table(players, _table(options, players))
        show = progress.begin("progress-puzzles")
        found = find_puzzles(options.games, options.seed, table, players, FINISH, progress=show)
        with sprint_table(players) as short:
            sprints = find_puzzles(SPRINT_GAMES, options.seed, short, players, SPRINT)
        if players != min(PLAYERS):  # single cells may be off, the value function smooths them
            epsilon = table.head.epsilon
            found = confirmed(found, Network.shipped(players))
        puzzles[players] = _chosen(found, sprints, options.count or COUNTS[players], options.seed)
        chosen, all_found = len(puzzles[players]), len(found) + len(sprints)
        made[str(players)] = {"chosen": chosen, "found": all_found}
    every = Collection(puzzles[2] + puzzles[3], epsilon)
    write_file(options.file, every.write())
    if options.json:
        print_json({"file": str(options.file), "players": made})
        return 0
    for players in games:
        numbers = {"count": made[str(players)]["chosen"], "found": made[str(players)]["found"]}
        print_line(say("puzzles-made", **numbers, players=players, file=str(options.file)))
    return 0


def _chosen(
    found: list[Puzzle], sprints: list[Puzzle], count: int, seed: int
) -> tuple[Puzzle, ...]:
    chosen = choose_puzzles(found, count, seed) + choose_puzzles(sprints, SPRINTS, seed)
    return shuffled(chosen, seed)


def _check(options: Namespace, say: Say, progress: Progress) -> int:
    wrong, checked = list[Fault](), 0
    collection = read_collection(options.file)
    for players in _games(options):
        puzzles = collection.of(players)
        if not puzzles:
            continue
        table = full_table(players, _table(options, players))
        with sprint_table(players) as short:
            values = {(players, FINISH): table, (players, SPRINT): short}
            wrong += faults(puzzles, values, progress.begin("progress-check"))
        checked += len(puzzles)
    if options.json:
        print_json({"file": str(options.file), "checked": checked, "wrong": list(map(str, wrong))})
    else:
        for fault in wrong[:MAX_SHOWN]:
            print_line(fault.explain(say))
        print(say("puzzles-checked", checked=checked, wrong=len(wrong)))
    return 1 if wrong else 0
