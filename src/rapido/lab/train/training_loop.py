# pyright: basic, reportMissingImports=false
"""Trains the network for one number of players, and reports progress."""

import math
from dataclasses import dataclass
from time import monotonic

import numpy as np
import torch

from rapido.lab.train.dice import Dice
from rapido.lab.train.learning import Done, Lesson, Report
from rapido.lab.train.metrics import Metrics
from rapido.lab.train.model import AveragedModel, Model, active_features
from rapido.lab.train.replay_buffer import ReplayBuffer
from rapido.lab.train.self_play import SelfPlay
from rapido.lab.train.targets import BootstrapTargets, TableLookup, TableTargets
from rapido.lab.train.trainer import OVERSAMPLING, Trainer
from rapido.lab.train.validation import look_ahead_metrics, rollout_metrics, table_metrics

_WARM_UP = 0.02
"""the share of the training in which the learning rate rises"""
_AVERAGE_RATE = 0.02, 0.002
"""how fast the average follows the model, at the beginning and at the end"""
_RESUMED_RATE = 0.25
"""the factor of the learning rate for a network that has been trained before"""
_FOCUS_FROM = 0.75
"""with a table: the progress after which large errors count for much more"""


@dataclass(frozen=True, slots=True)
class Scale:
    """Batch sizes and the learning rate."""

    games: int
    batch: int
    steps: int
    """optimizer steps for each lesson"""
    buffer: int
    """positions in the replay buffer"""
    rate: float
    pause: float = 5.0
    """seconds from one line of the log to the next"""


WITH_TABLE = Scale(games=8192, batch=16384, steps=96, buffer=1 << 23, rate=2e-3)
BOOTSTRAP = Scale(games=1024, batch=8192, steps=4, buffer=1 << 18, rate=1.5e-3)
SMALL_WITH_TABLE = Scale(games=256, batch=2048, steps=24, buffer=1 << 19, rate=2e-3, pause=60.0)
SMALL_BOOTSTRAP = Scale(games=256, batch=2048, steps=4, buffer=1 << 17, rate=1.5e-3, pause=60.0)
"""for a CPU"""


@dataclass(frozen=True, slots=True)
class Task:
    """What to train, and how long: a number of lessons, or else minutes.

    A lesson is one turn of all games, and the optimizer steps after it.
    """

    players: int
    seed: int
    finish: int
    minutes: float
    lessons: int | None = None
    start: tuple[np.ndarray, ...] | None = None
    """weights to resume from"""


@dataclass(frozen=True, slots=True)
class Trained:
    """The weights, and how they validate."""

    arrays: tuple[np.ndarray, ...]
    lessons: int
    metrics: Metrics


def train_network(
    task: Task, table: TableLookup | None, device: torch.device, report: Report, scale: Scale
) -> Trained:
    """Train a network from scratch, or from given weights."""
    torch.manual_seed(task.seed)
    dice = Dice(task.seed, device)
    model = Model(task.players)
    if task.start is not None:
        model.load_arrays(task.start)
    model.to(device)
    average = AveragedModel(model)
    games = SelfPlay(scale.games, task.players, task.finish, dice)
    if table is None:
        targets = BootstrapTargets(average, games, dice, task.finish)
    else:
        targets = TableTargets(table, average, games, dice)
    rate = scale.rate if task.start is None else scale.rate * _RESUMED_RATE
    trainer = Trainer(model, average, device)
    buffer, focused = None, False
    began = last = monotonic()
    lesson, progress = 0, 0.0
    while progress < 1:
        starts, chances = targets.sample()
        features = active_features(starts)
        buffer = buffer or ReplayBuffer(scale.buffer, features, chances)
        buffer.add(features, chances)
        if buffer.filled >= 2 * scale.batch:
            batch = scale.batch * (OVERSAMPLING if focused else 1)
            features, chances = buffer.sample(batch * scale.steps, dice, progress)
            trainer.set_rates(rate * _schedule(progress), _between(_AVERAGE_RATE, progress))
            for some in zip(features.split(batch), chances.split(batch), strict=True):
                trainer.step(*some, focused=focused)
        lesson += 1
        now = monotonic()
        progress = lesson / task.lessons if task.lessons else (now - began) / 60 / task.minutes
        focused = table is not None and progress >= _FOCUS_FROM
        if now - last > scale.pause:
            last = now
            metrics = _validate(average, table, games, task)
            left = (now - began) * max(0.0, 1 / progress - 1)
            report(Lesson(now - began, left, lesson, metrics))
    metrics = (
        rollout_metrics(average.model, games.starts, task.finish, dice)
        if table is None
        else table_metrics(average.model, table, games.starts)
    )
    report(Done(monotonic() - began, lesson, metrics))
    return Trained(average.model.arrays(), lesson, metrics)


def _validate(
    average: AveragedModel, table: TableLookup | None, games: SelfPlay, task: Task
) -> Metrics:
    if table is None:
        return look_ahead_metrics(average.model, games.starts, task.finish)
    return table_metrics(average.model, table, games.starts)


def _between(ends: tuple[float, float], progress: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * progress


def _schedule(progress: float) -> float:
    """Warm up, then follow a cosine down to almost nothing."""
    if progress < _WARM_UP:
        return (progress + 0.001) / _WARM_UP
    return 0.003 + 0.997 * (1 + math.cos(math.pi * min(progress, 1))) / 2
