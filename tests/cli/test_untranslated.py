"""What people read comes from the catalogs: German, marked letter by letter, has no words left."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from html.parser import HTMLParser
from pathlib import Path

import pytest

from rapido.cli import main
from rapido.cli.status_line import StatusLine
from rapido.kernel.native.library import KernelUnavailable
from rapido.lab.errors import BadLabRequest
from rapido.lab.puzzles.check import Fault
from rapido.lab.report.numbers import Numbers
from rapido.lab.train.learning import Begin, Done, Lesson
from rapido.lab.train.metrics import Metrics
from rapido.locales import catalog
from rapido.players import LADDER
from rapido.review.accounts.mistakes import Mistake
from tests.kits.marked_catalog import MARKED, mark_catalog, words_of

PLAYERS = {"uniform", "threshold", "heuristic"}
COMMAND = {"rapido", "help"}
"""in the hint that follows an error of an option"""

SERVE = {"RAPIDO", "port", "true", "false"}
COST = "; a choice loses 0.001000, 0.0200 at most"


@pytest.fixture(scope="module")
def marked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        mark_catalog(tmp_path_factory.mktemp("catalog"), patch)
        yield
    catalog.cache_clear()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder with all kinds of wrong files; it is the home and the place of all data."""
    (tmp_path / "text").write_text("x", "utf-8")
    (tmp_path / "binary").write_bytes(b"\xff\xfe")
    (tmp_path / "toml").write_text('prot = 3\nport = "x"\nlog = 1\nnames = 1\n[a]\n', "utf-8")
    with closing(sqlite3.connect(tmp_path / "rapido.sqlite")) as database:
        database.execute("CREATE TABLE other (id)")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "none"))
    return tmp_path


class Seen(HTMLParser):
    """Collects what a page shows or says to a screen reader."""

    def __init__(self) -> None:
        super().__init__()
        self.text: list[str] = []
        self.language: str | None = None
        self._hidden = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._hidden = tag == "style"
        self.text += (value or "" for name, value in attrs if name in {"aria-label", "title"})
        if tag == "html":
            self.language = dict(attrs)["lang"]

    def handle_data(self, data: str) -> None:
        if not self._hidden:
            self.text.append(data)


def words_left(capsys: pytest.CaptureFixture[str], folder: Path, line: str) -> tuple[str, set[str]]:
    """Run a command in marked German; return its output, and the words that are from elsewhere."""
    words = [word.replace("@", str(folder)) for word in line.split()]
    with suppress(SystemExit):
        main([*words, "--language", MARKED])
    output = capsys.readouterr()
    shown = (output.out + output.err).replace(str(folder), "")
    assert shown
    return shown, set(words_of(shown))


LAB = [
    "simulate --players uniform,threshold --games 300",
    "simulate --players uniform,threshold --games 1",
    "simulate --players uniform,threshold --games 300 --finish 999",
    "arena --players uniform,threshold,heuristic --games 20",
    "arena --players uniform,heuristic --games 2 --seed 2",
    "arena --players uniform,threshold --games 30 --seats 3",
]


@pytest.mark.usefixtures("marked")
@pytest.mark.parametrize("line", LAB)
def test_reports(capsys: pytest.CaptureFixture[str], folder: Path, line: str) -> None:
    assert words_left(capsys, folder, f"{line} --html @/page")[1] <= {*PLAYERS, "page"}
    page = Seen()
    page.feed((folder / "page").read_text("utf-8"))
    assert page.language == MARKED
    shown = " ".join(page.text)
    assert len(shown) > 500
    assert set(words_of(shown)) <= PLAYERS


@pytest.mark.usefixtures("marked")
@pytest.mark.parametrize("players", [2, 3])
def test_solving_and_checking(
    capsys: pytest.CaptureFixture[str],
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    players: int,
) -> None:
    drawn: list[str] = []

    def draw(_line: StatusLine, text: str) -> None:
        drawn.append(text)

    monkeypatch.setattr(StatusLine, "draw", draw)
    solve = f"solve --players {players} --finish 1 --epsilon 0.1 --out @/table --log @/log"
    assert words_left(capsys, folder, solve)[1] <= {"table"}
    content = bytearray((folder / "table").read_bytes())
    assert not words_left(capsys, folder, "solve --check @/table --log @/log")[1]
    content[-1] ^= 1
    (folder / "table").write_bytes(content)
    assert not words_left(capsys, folder, "solve --check @/table --log @/log")[1]
    assert len(drawn) > 50
    assert not set(words_of(" ".join(drawn)))
    log = (folder / "log").read_text("utf-8").splitlines()
    assert re.fullmatch(r"sweep 1(,   0%)?: .*\d\.\de-\d\d( apart)?, \d:\d\d so far.*", log[0])
    assert re.fullmatch(r"100% of all games played, \d:\d\d so far, about 0:00 left", log[-1])


@pytest.mark.usefixtures("marked")
def test_faults_of_puzzles() -> None:
    keys = ("puzzle-none", "puzzle-other-move", "puzzle-other-grade", "puzzle-other-chances")
    for key in keys:
        fault = Fault(key, "0,0/1", Mistake.TOO_HIGH, 3)
        assert not set(words_of(fault.explain(catalog(MARKED))))
        assert str(fault).startswith("0,0/1: ")
    assert str(Fault(keys[2], "0,0/1", Mistake.TOO_HIGH, 3)) == "0,0/1: it is too_high, grade 3"


@pytest.mark.usefixtures("marked")
@pytest.mark.parametrize(
    ("line", "english"),
    [
        (Begin(7, "cuda", with_table=True), "seed 7, on cuda, targets from a table"),
        (Begin(7, "cpu", with_table=False), "seed 7, on cpu, targets from its own look-ahead"),
        (
            Lesson(61.2, 1239.0, 4321, Metrics(0.0123, 0.25)),
            "   61 s, about 1239 s left, lesson 4321: off by 0.01230, 0.2500 at most",
        ),
        (
            Done(300.0, 9, Metrics(0.0123, 0.25, 0.001, 0.02)),
            "  300 s, done after 9 lessons: off by 0.01230, 0.2500 at most" + COST,
        ),
    ],
    ids=lambda value: type(value).__name__,
)
def test_lines_of_the_training(line: Begin | Lesson | Done, english: str) -> None:
    shown = line.describe(Numbers(catalog(MARKED)))
    assert set(words_of(shown)) <= {"cuda", "cpu"}
    assert line.describe(Numbers(catalog("en"))) == english


@pytest.mark.usefixtures("marked")
def test_a_message_within_a_message() -> None:
    why = KernelUnavailable("kernel-damaged", file="/")
    refused = BadLabRequest("solve-no-kernel", reason=why)
    assert not set(words_of(refused.explain(catalog(MARKED))))
    assert "Rapido’s kernel is damaged: / has" in str(refused)


REFUSED = [
    ("simulate --players uniform,nobody --games 1", {*PLAYERS, *LADDER, "nobody"}),
    ("arena --players uniform,uniform --games 1", PLAYERS),
    ("solve --check @/text", {"text"}),
    ("solve --finish 64 --epsilon 1e-9", set[str]()),
    ("puzzles --check --table @/nothing", {"nothing", "rapido", "solve", "players", "keep"}),
    ("bot --join x", set[str]()),
    ("bot --join http://127.0.0.1:1/r/a", {"http"}),
    ("rooms --data @", set[str]()),
    ("status --data @", set[str]()),
    ("status --config @/binary", {"binary"}),
    ("status --store sqlite:x.db", {"db", "rapido", "sqlite", "store", "status", "help"}),
    ("restore @/text", {"text"}),
    ("restore @/rapido.sqlite", {"rapido", "sqlite"}),
    ("migrate --from sqlite:@ --to sqlite:@", set[str]()),
    ("migrate --from sqlite:@ --to sqlite:@/other", set[str]()),
    ("serve --data @ --port 0", {"RAPIDO", "rapido", "sqlite"}),
    ("serve --config @/toml --port 0", {"toml", "prot", "log", "names", *SERVE}),
    ("serve --config @/nothing --port 0", {"nothing", *SERVE}),
    ("serve --workers 3", {"RAPIDO"}),
    ("serve --bus memory:x", {*COMMAND, "serve", "bus", "memory"}),
    ("serve --bus nats://x:y", {*COMMAND, "serve", "bus", "nats", "user", "password", "host"}),
    ("serve --preset x", {*COMMAND, "serve", "preset", "home", "school"}),
    ("serve --keep-days x", {*COMMAND, "serve", "keep", "days"}),
    ("serve --name http://x", {*COMMAND, "serve", "name", "http"}),
    ("serve --host x:y", {*COMMAND, "serve", "host"}),
    ("serve --proxy 10.0.0.1/8", {*COMMAND, "serve", "proxy"}),
    ("serve --proxy 0.0.0.0/0", {*COMMAND, "serve", "proxy"}),
    ("site @/site --server x", {*COMMAND, "site", "server", "https", "example"}),
    ("site @", set[str]()),
]


@pytest.mark.usefixtures("marked")
@pytest.mark.parametrize(("line", "names"), REFUSED, ids=[line for line, _ in REFUSED])
def test_refusals(
    capsys: pytest.CaptureFixture[str], folder: Path, line: str, names: set[str]
) -> None:
    assert words_left(capsys, folder, line)[1] <= names


@pytest.mark.usefixtures("marked")
def test_sources_of_settings(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    (folder / "good").write_text("log = true\n", "utf-8")
    line = "serve --show-settings --config @/good --preset school --port 0 --lan"
    shown, _ = words_left(capsys, folder, line)
    comments = [each.partition("#")[2] for each in shown.splitlines()]
    assert len(comments) > 20
    assert set(words_of(" ".join(comments))) <= {"good", "preset", "port", "lan", "school"}
