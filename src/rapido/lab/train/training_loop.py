# pyright: basic, reportMissingImports=false
"""Trains the network for one count of players, and says how it gets on."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

import numpy as np
import torch
from torch import Tensor

from rapido.lab.train.boards import constant
from rapido.lab.train.exams import Marks, exact_marks, own_marks, played_marks
from rapido.lab.train.model import Follower, Model, rows_of
from rapido.lab.train.play import Dice, Games
from rapido.lab.train.teachers import Exact, SelfTeacher, TableTeacher
from rapido.lab.train.trainer import DRAWN, Trainer

Tell = Callable[[str], None]

_WARM_UP = 0.02
_FRESH = 0.1
"""how much of the memory is used in the beginning"""
_FOLLOW = 0.02, 0.002
"""how fast the slow copy follows, in the beginning and in the end"""
_GOING_ON = 0.25
"""how fast a network learns that has been trained before"""
_STRICT = 0.75
"""when of all the time, with a table, large errors begin to count for much more"""


@dataclass(frozen=True, slots=True)
class Scale:
    """How much is done at once."""

    games: int
    batch: int
    steps: int
    """steps of training for each lesson"""
    memory: int
    """positions that are kept to train on"""
    rate: float
    pause: float = 5.0
    """seconds from one line of the log to the next"""


EXACT = Scale(games=8192, batch=16384, steps=96, memory=1 << 23, rate=2e-3)
OWN = Scale(games=1024, batch=8192, steps=4, memory=1 << 18, rate=1.5e-3)
SMALL_EXACT = Scale(games=256, batch=2048, steps=24, memory=1 << 19, rate=2e-3, pause=60.0)
SMALL_OWN = Scale(games=256, batch=2048, steps=4, memory=1 << 17, rate=1.5e-3, pause=60.0)
"""for a processor"""


@dataclass(frozen=True, slots=True)
class Task:
    """What is to be trained, and for how long: minutes, or else a number of lessons."""

    players: int
    seed: int
    finish: int
    minutes: float
    lessons: int | None = None
    start: tuple[np.ndarray, ...] | None = None
    """weights to go on from"""


@dataclass(frozen=True, slots=True)
class Trained:
    """What came of it."""

    arrays: tuple[np.ndarray, ...]
    lessons: int
    marks: Marks


class _Memory:
    """The last positions of all lessons, as rows of the first layer, and what they are worth."""

    def __init__(self, size: int, rows: Tensor, worth: Tensor) -> None:
        self._rows = rows.new_zeros(size, rows.shape[1], dtype=torch.int16)
        self._worth = worth.new_zeros(size, worth.shape[1])
        self._next = self.full = 0

    def keep(self, rows: Tensor, worth: Tensor) -> None:
        size = len(self._rows)
        where = (torch.arange(len(rows), device=rows.device) + self._next) % size
        self._rows[where] = rows.to(torch.int16)
        self._worth[where] = worth
        self._next = (self._next + len(rows)) % size
        self.full = min(size, self.full + len(rows))

    def some(self, count: int, dice: Dice, progress: float) -> tuple[Tensor, Tensor]:
        # What was learnt in the beginning is soon out of date.
        size = len(self._rows)
        latest = int(size * (_FRESH + (1 - _FRESH) * progress))
        pair = dice.below(min(latest, self.full) // 2, count // 2)
        which = (self._next - 2 * pair[:, None] - constant((2, 1), dice.device)).flatten() % size
        return self._rows[which].long(), self._worth[which]


def fit(task: Task, table: Exact | None, device: torch.device, tell: Tell, scale: Scale) -> Trained:
    """Train a network, from nothing or from where it stands."""
    torch.manual_seed(task.seed)
    dice = Dice(task.seed, device)
    model = Model(task.players)
    if task.start is not None:
        model.take(task.start)
    model.to(device)
    follower = Follower(model)
    games = Games(scale.games, task.players, task.finish, dice)
    if table is None:
        teacher = SelfTeacher(follower, games, dice, task.finish)
    else:
        teacher = TableTeacher(table, follower, games, dice)
    rate = scale.rate if task.start is None else scale.rate * _GOING_ON
    trainer = Trainer(model, follower, device)
    memory, strict = None, False
    began = last = monotonic()
    lesson, progress = 0, 0.0
    while progress < 1:
        starts, worth = teacher.lesson()
        rows = rows_of(starts)
        memory = memory or _Memory(scale.memory, rows, worth)
        memory.keep(rows, worth)
        if memory.full >= 2 * scale.batch:
            batch = scale.batch * (DRAWN if strict else 1)
            rows, worth = memory.some(batch * scale.steps, dice, progress)
            trainer.set_pace(rate * _rate(progress), _between(_FOLLOW, progress))
            for some in zip(rows.split(batch), worth.split(batch), strict=True):
                trainer.step(*some, strict=strict)
        lesson += 1
        now = monotonic()
        progress = lesson / task.lessons if task.lessons else (now - began) / 60 / task.minutes
        strict = table is not None and progress >= _STRICT
        if now - last > scale.pause:
            last = now
            tell(f"{_clock(now - began)}, lesson {lesson}: {_marks(follower, table, games, task)}")
    marks = (
        played_marks(follower.model, games.starts, task.finish, dice)
        if table is None
        else exact_marks(follower.model, table, games.starts)
    )
    tell(f"{_clock(monotonic() - began)}, done after {lesson} lessons: {marks}")
    return Trained(follower.model.arrays(), lesson, marks)


def _marks(follower: Follower, table: Exact | None, games: Games, task: Task) -> Marks:
    if table is None:
        return own_marks(follower.model, games.starts, task.finish)
    return exact_marks(follower.model, table, games.starts)


def _between(ends: tuple[float, float], progress: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * progress


def _rate(progress: float) -> float:
    """Begin slowly, then come down to almost nothing."""
    if progress < _WARM_UP:
        return (progress + 0.001) / _WARM_UP
    return 0.003 + 0.997 * (1 + math.cos(math.pi * min(progress, 1))) / 2


def _clock(seconds: float) -> str:
    return f"{seconds:5.0f} s"
