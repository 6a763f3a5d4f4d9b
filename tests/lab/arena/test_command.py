"""`rapido arena` from the command line."""

import csv
import io
import json
import os
import signal
from pathlib import Path

import pytest

from rapido.cli import main
from rapido.players import LADDER
from tests.cli.run import Shell
from tests.lab.terminal import started

ARENA = (
    "arena",
    "--players",
    "uniform,threshold",
    "--games",
    "30",
    "--seed",
    "1",
    "--workers",
    "1",
)


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path)


def test_output_formats_agree(shell: Shell) -> None:
    page = shell.home / "arena.html"
    done = shell.run(*ARENA, "--json", "--html", page)
    assert done.returncode == 0
    found = json.loads(done.stdout)
    assert (found["games"], found["dice_sets"], found["bounded"]) == (30, 15, True)
    assert sum(found["groups"][0]["wins"].values()) == 30
    best, worst = found["ratings"]
    assert best["player"] == "threshold"
    assert best["rating"] == pytest.approx(-worst["rating"])
    assert found["scores"][0][0] is None
    assert found["scores"][1][0] == best["wins"] / 30
    text = page.read_text("utf-8")
    assert text.count("<svg") == 2
    assert text.count("<table>") == 2
    assert "http:" not in text
    rows = list(csv.DictReader(io.StringIO(shell.run(*ARENA, "--csv").stdout)))
    assert [row["what"] for row in rows] == ["rating"] * 2 + ["score"] * 2
    assert float(rows[0]["value"]) == best["rating"]
    shown = shell.run(*ARENA).stdout
    assert max(map(len, shown.splitlines())) <= 80
    assert f"{best['rating']:+.0f}" in shown


def test_many_players_fit_into_80_columns(shell: Shell) -> None:
    names = ",".join(LADDER)
    options = ("--games", "4", "--finish", "3", "--seed", "1", "--workers", "1")
    shown = shell.run("arena", "--players", names, *options).stdout
    *_, first, second, _, _ = shown.splitlines()
    assert len(first.split()) == len(second.split()) == 1 + len(LADDER)
    assert not any("…" in cell for cell in first.split()[1:])
    assert max(map(len, shown.splitlines())) <= 80


def test_infinite_ratings_are_explained(capsys: pytest.CaptureFixture[str]) -> None:
    players = ["--players", "uniform,heuristic", "--workers", "1"]
    assert main(["arena", *players, "--games", "2", "--seed", "2"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "no finite rating is the most likely" in shown


def test_invalid_arguments_are_reported(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--players", "uniform,uniform", "--games", "2"]) == 2
    output = capsys.readouterr()
    assert output.err == "uniform is named twice. An arena is for different players.\n"
    assert output.out == ""


@pytest.mark.parametrize("players", ["heuristic,uniform,threshold", "perfect,bold"])
def test_interrupt_prints_partial_results(shell: Shell, players: str) -> None:
    arguments = ("--players", players, "--games", "4000000000", "--workers", "2", "--json")
    with started(shell, "arena", *arguments) as (process, shown):
        drawn = 0
        while drawn < 4:  # by then all players have met
            drawn += next(shown).count(b"games/s")
        os.killpg(process.pid, signal.SIGINT)
        output = b"".join(shown)
        found = json.loads(process.communicate()[0])
    assert process.returncode == 130
    assert found["stopped"] == "interrupted"
    assert found["games"] == sum(sum(group["wins"].values()) for group in found["groups"]) > 0
    assert output.endswith(b"interrupted: these are the results so far\r\n")
    assert b"Traceback" not in output
