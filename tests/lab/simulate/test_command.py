"""`rapido simulate` from the command line."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from rapido.cli import main
from rapido.kernel.native.library import KernelUnavailable
from rapido.locales import LANGUAGES, catalog
from tests.cli.run import Shell
from tests.lab.terminal import started

VALUES = (
    *("seats", "name", "known", "most", "games", "folder", "address", "file", "reason"),
    *("players", "command"),
)
THREE = ("simulate", "--players", "uniform,uniform,uniform")


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path)


def test_json_does_not_depend_on_workers(shell: Shell) -> None:
    found: list[dict[str, object]] = []
    for workers in ("1", "3"):
        done = shell.run(*THREE, "--games", "20000", "--seed", "7", "--workers", workers, "--json")
        assert (done.returncode, done.stderr) == (0, "")
        found.append(json.loads(done.stdout))
    for result in found:
        assert result["games"] == 20000
        seconds = result.pop("seconds")
        assert isinstance(seconds, float)
        assert 0 < seconds < 10
        result.pop("games_per_second")
    assert found[0] == found[1]


def test_text_csv_and_html_report(shell: Shell) -> None:
    page = shell.home / "report.html"
    done = shell.run(*THREE, "--games", "300", "--seed", "1", "--finish", "9", "--html", page)
    assert done.returncode == 0
    assert done.stdout.startswith("300 games to step 9, seed 1")
    assert page.read_text("utf-8").startswith("<!doctype html>")
    assert f"The report is in {page}." in done.stderr
    done = shell.run("simulate", "--players", "heuristic, threshold", "--games", "5", "--csv")
    assert done.stdout.splitlines()[1].startswith("wins,1,heuristic,5,")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--players", "uniform,nobody", "--games", "1"], "“nobody” isn’t a computer player"),
        (["--players", "uniform", "--games", "1"], "2 to 6 players, not 1"),
        (["--players", "uniform,uniform", "--games", "1", "--html", "no/a.html"], "no folder"),
        (["--players", "uniform,uniform", "--games", "1", "--html", "."], "is a folder"),
        (["--players", "uniform,uniform", "--games", "1", "--html", "/dev/null/a"], "no folder"),
        (["--players", "uniform,uniform", "--games", "1", "--dask", "nowhere"], "tcp://host:8786"),
    ],
)
def test_invalid_arguments_are_reported(
    capsys: pytest.CaptureFixture[str], arguments: list[str], message: str
) -> None:
    assert main(["simulate", *arguments]) == 2
    output = capsys.readouterr()
    assert message in output.err
    assert output.err.count("\n") == 1
    assert output.out == ""


@pytest.mark.parametrize(
    "players", ["uniform,uniform,uniform", "heuristic,uniform", "perfect,bold"]
)
def test_interrupt_prints_partial_results(shell: Shell, players: str) -> None:
    _stopped_by(signal.SIGINT, shell, players)


def test_scheduler_that_terminates_it_gets_partial_results(shell: Shell) -> None:
    _stopped_by(signal.SIGTERM, shell, "heuristic,uniform")


def _stopped_by(sent: signal.Signals, shell: Shell, players: str) -> None:
    arguments = ("--players", players, "--games", "4000000000", "--workers", "2", "--json")
    with started(shell, "simulate", *arguments) as (process, shown):
        while b"games/s" not in next(shown):
            pass
        os.killpg(process.pid, sent)
        output = b"".join(shown)
        found = json.loads(process.communicate()[0])
    assert process.returncode == 128 + sent
    assert found["stopped"] == "interrupted"
    assert found["games"] > 0
    assert sum(found["wins"]) == pytest.approx(1)
    assert output.endswith(b"interrupted: these are the results so far\r\n")
    assert b"Traceback" not in output


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("simulate --players uniform --games 1", "lab-seats"),
        ("simulate --players uniform,nobody --games 1", "error-no_such_bot"),
        ("simulate --players heuristic,uniform --games 200T", "lab-games"),
        ("simulate --players uniform,uniform --games 1 --html no/a.html", "lab-no-folder"),
        ("simulate --players uniform,uniform --games 1 --dask nowhere", "lab-dask-address"),
        ("arena --players uniform,uniform --games 1", "lab-named-twice"),
        ("solve --finish 65", "solve-finish"),
        ("solve --resume", "solve-resume-out"),
        ("solve --finish 1 --resume --out missing.table", "solve-nothing-to-resume"),
        ("solve --check missing", "file-unreadable"),
        ("solve --check pyproject.toml", "table-none"),
        ("puzzles --check --table missing", "table-missing"),
        ("puzzles --check --file pyproject.toml", "puzzles-no-file"),
        ("train --out value.npz --players 2 3 --lessons 5", "train-lessons"),
    ],
)
def test_errors_of_the_lab_are_translated(
    capsys: pytest.CaptureFixture[str], words: str, key: str, language: str
) -> None:
    assert main([*words.split(), "--language", language]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    [shown] = output.err.splitlines()
    parts = catalog(language)(key, **dict.fromkeys(VALUES, "VALUE")).split("VALUE")
    assert re.fullmatch(".*".join(map(re.escape, parts)), shown), shown


def test_missing_kernel_is_reported(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    why = KernelUnavailable("kernel-damaged", file="x")
    monkeypatch.setattr("rapido.cli.options.lab.why_unavailable", lambda: why)
    options = ["--players", "heuristic,uniform", "--games", "2", "--workers", "1"]
    for command in ("simulate", "arena"):
        assert main([command, *options]) == 0
        assert capsys.readouterr().err == (
            "Rapido’s kernel is damaged: x has changed since it was compiled."
            " Falling back to Python, which is far slower.\n"
        )


@pytest.mark.parametrize(
    ("language", "progress", "rate"),
    [
        ("en", "3,000,000 of 3,000,000 games", "games/s"),
        ("de", "3.000.000 von 3.000.000 Partien", "Partien/s"),
        ("fr", "3\u202f000\u202f000 parties sur 3\u202f000\u202f000", "parties/s"),
    ],
)
def test_terminal_shows_progress_rate_and_time_left(
    shell: Shell, language: str, progress: str, rate: str
) -> None:
    arguments = ("--players", "uniform,uniform,uniform", "--games", "3000000", "--json")
    with started(shell, "simulate", *arguments, "--language", language) as (process, shown):
        drawn = b"".join(shown).decode()
        found = json.loads(process.communicate()[0])
    assert found["games"] == 3_000_000
    assert progress in drawn
    assert rate in drawn
    assert "00:00" in drawn


@pytest.mark.parametrize("command", [["--help"], ["rules"], ["simulate", "--help"]])
def test_unneeded_modules_are_not_imported(shell: Shell, command: list[str]) -> None:
    code = (
        "import sys, rapido.cli\n"
        f"try: rapido.cli.main({command!r})\n"
        "except SystemExit: pass\n"
        "print({'numpy', 'distributed'} & set(sys.modules), file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env=shell.environment,
    )
    assert done.stderr == "set()\n"
