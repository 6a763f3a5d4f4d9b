"""What it costs a server to review games for pages: `python bench/server_reviews.py`.

Tables play as fast as they can on one server with SQLite, three times: nobody asks for a review,
as it is since pages compute their own; somebody asks for reviews of games of six at a fixed rate,
computed by numpy; the same by the kernel.
"""

import argparse
import json
import subprocess
import sys
import threading
import time
from collections import defaultdict
from contextlib import nullcontext
from dataclasses import dataclass, replace
from http import HTTPStatus
from http.client import HTTPConnection
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Self

from deployment import HERE, RAPIDO, SQLITE, BenchError, Deployment, Mode, Servers
from process_cpu import cpu_seconds, with_children
from review import game_of

from rapido.record import write_text

NOBODY, NUMPY, KERNEL = "nobody asks", "numpy", "kernel"
OPTIONS = {NOBODY: (), NUMPY: ("--numpy",), KERNEL: ()}
WARM_UP = 2.0


@dataclass(frozen=True)
class Found:
    rate: float
    """moves per second"""
    p99: float
    """milliseconds until a move is acknowledged"""
    server: float
    """microseconds of CPU of the server itself for each move"""
    reviews: int
    analysis: float
    """CPU seconds of the analysis process for each review"""
    answer: float
    """seconds until a review is answered"""


class Reader:
    """Asks for reviews in a thread, each of another record: the server caches them."""

    def __init__(self, port: int, rate: float) -> None:
        self._port, self._rate = port, rate
        self._games = [game_of(6, seed) for seed in range(8)]
        self._asked = 0
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run)
        self.answers: list[float] = []
        """seconds that each took"""

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        self._thread.join()

    def ask(self) -> None:
        self._asked += 1
        game = self._games[self._asked % len(self._games)]
        text = write_text(replace(game, tags=(("Event", str(self._asked)),)))
        began = time.monotonic()
        connection = HTTPConnection("127.0.0.1", self._port, timeout=60)
        head = {"Content-Type": "application/json", "Origin": f"http://127.0.0.1:{self._port}"}
        connection.request("POST", "/api/review", json.dumps({"record": text}), head)
        answer = connection.getresponse()
        answer.read()
        connection.close()
        if answer.status != HTTPStatus.OK:
            raise BenchError(f"a review was answered with {answer.status}")
        self.answers.append(time.monotonic() - began)

    def _run(self) -> None:
        due = time.monotonic()
        while not self._stop.wait(max(0.0, due - time.monotonic())):
            due += 1 / self._rate
            self.ask()


def measure(name: str, options: argparse.Namespace, servers: Servers, scratch: Path) -> Found:
    deployment = Deployment(Mode(RAPIDO, SQLITE), servers, scratch, OPTIONS[name])
    with deployment.running():
        port = deployment.ports[0]
        reader = Reader(port, options.rate)
        if name != NOBODY:
            reader.ask()  # starts the process
        [server, *children] = with_children(deployment.pids[0])
        phase = f"{WARM_UP}:{options.seconds}:0"
        command = [sys.executable, str(HERE / "load.py"), "rapido", str(port), "--phase", phase]
        command += ["--tables", str(options.tables)]
        asked, used = len(reader.answers), cpu_seconds(children)
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as guests:  # noqa: S603
            assert guests.stdout is not None  # noqa: S101
            with reader if name != NOBODY else nullcontext():
                guests.stdout.readline()
                busy = cpu_seconds([server])
                report = json.loads(guests.stdout.readline())
                busy = cpu_seconds([server]) - busy
        answers = reader.answers[asked:]
        used = cpu_seconds(children) - used
    return Found(
        rate=report["moves"] / report["seconds"],
        p99=report["p99"],
        server=busy / report["moves"] * 1e6,
        reviews=len(answers),
        analysis=used / len(answers) if answers else 0.0,
        answer=median(answers) if answers else 0.0,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=6.0, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--rate", type=float, default=2.0, help="reviews asked for a second")
    parser.add_argument("--tables", type=int, default=100)
    options = parser.parse_args()
    seen: defaultdict[str, list[Found]] = defaultdict(list)
    with TemporaryDirectory() as folder, Servers() as servers:
        for _ in range(options.rounds):
            for name in OPTIONS:
                seen[name].append(measure(name, options, servers, Path(folder)))

    def middle(name: str, member: str) -> float:
        return median(getattr(found, member) for found in seen[name])

    print("reviews by   moves/s  of nobody's  p99 ms  CPU us/move  reviews  CPU s each  answered s")
    for name in OPTIONS:
        share = middle(name, "rate") / middle(NOBODY, "rate")
        print(
            f"{name:<11}  {middle(name, 'rate'):>7.0f}  {share:>11.0%}  {middle(name, 'p99'):>6.1f}"
            f"  {middle(name, 'server'):>11.0f}  {middle(name, 'reviews'):>7.0f}"
            f"  {middle(name, 'analysis'):>10.3f}  {middle(name, 'answer'):>10.3f}"
        )
    move = middle(NOBODY, "server") / 1e6
    numpy, kernel = middle(NUMPY, "analysis"), middle(KERNEL, "analysis")
    print(
        f"\nA review takes as much CPU as {numpy / move:.0f} moves by numpy, as {kernel / move:.0f}"
        f" by the kernel ({numpy / kernel:.0f} times less), and none if the page computes it."
    )


if __name__ == "__main__":
    main()
