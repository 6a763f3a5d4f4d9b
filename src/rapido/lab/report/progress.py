"""A progress bar with the rate and the time left, on standard error if that is a terminal."""

import sys
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from rapido.lab.report.numbers import Numbers

_INTERVAL: Final = 0.1
"""seconds between two updates of the screen"""


@contextmanager
def progress_bar(games: int, numbers: Numbers) -> Generator[Callable[[int], None]]:
    """Yield a function that takes the number of games done; without a terminal it does nothing."""
    # Not what rich takes for a terminal: FORCE_COLOR is for colors, not for pipes.
    if not sys.stderr.isatty():
        yield lambda _done: None
        return
    bar = Progress(
        BarColumn(bar_width=None),
        TextColumn("{task.fields[done]}"),
        TextColumn("{task.fields[rate]}", style="dim"),
        TimeRemainingColumn(compact=True),
        console=Console(stderr=True),
        transient=True,
        auto_refresh=False,
    )
    task = bar.add_task("", total=games, done="", rate="")
    began = drawn = time.perf_counter()

    def update(done: int) -> None:
        nonlocal began, drawn
        now = time.perf_counter()
        if done == 0:
            began = now
        if now - drawn >= _INTERVAL or done in (0, games):
            drawn = now
            words = numbers.say("report-progress", done=done, games=games)
            rate = numbers.rate(done, now - began) if done else ""
            bar.update(task, completed=done, done=words, rate=rate)
            bar.refresh()

    with bar:
        yield update
