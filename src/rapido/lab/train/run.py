# pyright: basic, reportMissingImports=false
"""Trains several counts of players side by side, one process each, and writes as each is done."""

import json
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

import torch

from rapido.kernel.tables.file import HEAD_SIZE, BadTable
from rapido.lab.train.assemble import Part, assemble
from rapido.lab.train.exact import exact_table
from rapido.lab.train.fit import EXACT, OWN, SMALL_EXACT, SMALL_OWN, Scale, Task, fit
from rapido.players.network_file import read_network
from rapido.rules import FINISH, BadRequest

Tell = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Request:
    """What is to be trained, and where it goes."""

    players: tuple[int, ...]
    seed: int
    minutes: float
    out: Path
    tables: tuple[Path, ...] = ()
    log: Path | None = None
    lessons: tuple[int, ...] = ()
    """how many for each count, instead of minutes: this gives the same result again"""
    side_by_side: int = 0
    """how many counts at the same time; 0: all of them on a GPU, else one"""
    scale: Scale | None = None
    small: bool = False
    """whether to do less at once, as suits a processor"""
    go_on: bool = False
    """whether to begin with the weights that are in the file"""


def train(request: Request, tell: Tell) -> list[str]:
    """Train, and return a sentence for each count that could not be trained."""
    tables = {_players_of(path): path for path in request.tables}
    weights = read_network(request.out, older=True)[1] if request.go_on else {}
    lessons = dict(zip(request.players, request.lessons, strict=False))
    processes = request.side_by_side or (len(request.players) if torch.cuda.is_available() else 1)
    troubles: list[str] = []
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        waiting: dict[Future[Part], int] = {}
        for players in request.players:
            start = weights.get(players)
            task = Task(players, request.seed, FINISH, request.minutes, lessons.get(players), start)
            table = tables.get(players)
            scale = request.scale or _scale(taught=table is not None, small=request.small)
            work = pool.submit(_train_one, task, table, request.log, scale)
            waiting[work] = players
        for done in as_completed(waiting):
            players = waiting[done]
            try:
                assemble(request.out, {players: done.result()})
                tell(f"{players} players: written to {request.out}")
            except Exception as error:  # noqa: BLE001 - one count must not cost the others
                troubles.append(f"{players} players could not be trained: {error}")
    return troubles


def _scale(*, taught: bool, small: bool) -> Scale:
    if small:
        return SMALL_EXACT if taught else SMALL_OWN
    return EXACT if taught else OWN


def _train_one(task: Task, table: Path | None, log: Path | None, scale: Scale) -> Part:
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    if device.type == "cpu":
        torch.set_num_threads(1)
    tell = _teller(task.players, log)
    exact = None if table is None else exact_table(task.players, table, device)
    if exact is not None and exact.finish != task.finish:
        raise BadTable(f"{table} is for a finish on step {exact.finish}, not {task.finish}")
    tell(f"seed {task.seed}, on {device}, taught by {'itself' if exact is None else 'a table'}")
    trained = fit(task, exact, device, tell, scale)
    return Part(trained.arrays, trained.marks.error, task.seed, trained.lessons)


def _teller(players: int, log: Path | None) -> Tell:
    def tell(line: str) -> None:
        text = f"{players} players, {line}"
        print(text, flush=True)  # noqa: T201 - the lines of all processes meet on the terminal
        if log is not None:
            with log.open("a", encoding="utf-8") as file:
                file.write(f"{text}\n")

    return tell


def _players_of(path: Path) -> int:
    try:
        with path.open("rb") as file:
            return int(json.loads(file.read(HEAD_SIZE))["players"])
    except OSError as error:
        raise BadRequest(f"{path} cannot be read: {error.strerror}") from error
    except (ValueError, KeyError, TypeError) as error:
        raise BadTable(f"{path} is no table of a solved game") from error
