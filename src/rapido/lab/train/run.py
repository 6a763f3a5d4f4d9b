# pyright: basic, reportMissingImports=false
"""Trains for several numbers of players in parallel, one process each, and writes each result."""

from collections.abc import Callable
from concurrent.futures import Future, as_completed
from dataclasses import dataclass
from pathlib import Path

import torch

from rapido.kernel.tables.file import BadTable, read_head
from rapido.lab.errors import BadLabRequest
from rapido.lab.process_pool import process_pool
from rapido.lab.report.numbers import Numbers, english_numbers
from rapido.lab.train.export import TrainedWeights, export_weights
from rapido.lab.train.learning import Begin, Done, Lesson, Report
from rapido.lab.train.table_lookup import load_table
from rapido.lab.train.training_loop import (
    BOOTSTRAP,
    SMALL_BOOTSTRAP,
    SMALL_WITH_TABLE,
    WITH_TABLE,
    Scale,
    Task,
    train_network,
)
from rapido.locales import DEFAULT, catalog
from rapido.players.network_file import read_network
from rapido.rules import FINISH


@dataclass(frozen=True, slots=True)
class Request:
    """What to train, and where to write it."""

    players: tuple[int, ...]
    seed: int
    minutes: float
    out: Path
    tables: tuple[Path, ...] = ()
    log: Path | None = None
    lessons: tuple[int, ...] = ()
    """for each number of players, instead of minutes: reproducible with a seed"""
    side_by_side: int = 0
    """processes; 0: all at once on a GPU, else one"""
    scale: Scale | None = None
    small: bool = False
    """smaller batches, for a CPU"""
    go_on: bool = False
    """resume from the weights in the file"""
    quiet: bool = False
    """report only to the log"""
    language: str = DEFAULT
    """of the lines in the terminal; those of the log are for programs"""


def train(request: Request, written: Callable[[int], None]) -> dict[int, Exception]:
    """Train; return why some numbers of players failed.

    `written` is called with each number of players whose weights are in the file.
    """
    tables = {_table_players(path): path for path in request.tables}
    weights = read_network(request.out, older=True)[1] if request.go_on else {}
    lessons = dict(zip(request.players, request.lessons, strict=False))
    processes = request.side_by_side or (len(request.players) if torch.cuda.is_available() else 1)
    failures: dict[int, Exception] = {}
    with process_pool(processes) as pool:
        pending: dict[Future[TrainedWeights], int] = {}
        for players in request.players:
            start = weights.get(players)
            task = Task(players, request.seed, FINISH, request.minutes, lessons.get(players), start)
            table = tables.get(players)
            scale = request.scale or _scale(with_table=table is not None, small=request.small)
            work = pool.submit(_train_one, task, table, request, scale)
            pending[work] = players
        for done in as_completed(pending):
            players = pending[done]
            try:
                export_weights(request.out, {players: done.result()})
                written(players)
            except Exception as error:  # noqa: BLE001 - the others go on
                failures[players] = error
    return failures


def _scale(*, with_table: bool, small: bool) -> Scale:
    if small:
        return SMALL_WITH_TABLE if with_table else SMALL_BOOTSTRAP
    return WITH_TABLE if with_table else BOOTSTRAP


def _train_one(task: Task, table: Path | None, request: Request, scale: Scale) -> TrainedWeights:
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    if device.type == "cpu":
        torch.set_num_threads(1)
    report = _reporter(task.players, request)
    lookup = None if table is None else load_table(task.players, table, device)
    if lookup is not None and lookup.finish != task.finish:
        raise BadTable("table-finish", file=str(table), finish=lookup.finish)
    report(Begin(task.seed, str(device), lookup is not None))
    trained = train_network(task, lookup, device, report, scale)
    return TrainedWeights(trained.arrays, trained.metrics.error, task.seed, trained.lessons)


def _reporter(players: int, request: Request) -> Report:
    def write(line: Begin | Lesson | Done, numbers: Numbers) -> str:
        return numbers.say("train-line", players=players, line=line.describe(numbers))

    def report(line: Begin | Lesson | Done) -> None:
        if not request.quiet:
            text = write(line, Numbers(catalog(request.language)))
            print(text, flush=True)  # noqa: T201 - all processes share the terminal
        if request.log is not None:
            with request.log.open("a", encoding="utf-8") as file:
                file.write(f"{write(line, english_numbers())}\n")

    return report


def _table_players(path: Path) -> int:
    try:
        with path.open("rb") as file:
            return read_head(file, path).players
    except OSError as error:
        raise BadLabRequest(
            "file-unreadable", file=str(path), reason=error.strerror or str(error)
        ) from error
