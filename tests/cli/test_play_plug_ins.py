"""`rapido play` with plug-ins that cannot be loaded, or fail."""

import shutil
from pathlib import Path

import pytest

from rapido.players import LADDER
from tests.cli.run import Shell
from tests.players.plug_ins import LINES, install


def test_a_player_that_cannot_be_loaded_is_refused(tmp_path: Path) -> None:
    done = Shell(tmp_path).run("play", "bot:nomodule", "bot:uniform", **install(tmp_path))
    assert done.returncode == 2
    assert done.stderr == (
        "The computer player nomodule can’t be loaded:"
        " ModuleNotFoundError: No module named 'no_such_module'\n"
    )


def test_only_usable_players_can_be_chosen(tmp_path: Path) -> None:
    done = Shell(tmp_path).run("play", typed="0\n2\n8\n", **install(tmp_path))
    assert "The computer player needsmore can’t be loaded: TypeError" in done.stdout
    listed = [line.split() for line in done.stdout.splitlines() if " · " in line]
    assert [words[1] for words in listed[len(LADDER) : len(LADDER) + 7]] == [
        *("boom", "good", "illegal", "interrupts", "loud", "quits", "shell")
    ]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("boom", f"Reason: ValueError: boom (plugged.py, line {LINES['boom']})"),
        ("quits", f"Reason: SystemExit: 3 (plugged.py, line {LINES['quits']})"),
        ("illegal", "Reason: it chose Place(field=9), which isn’t legal here"),
    ],
)
def test_a_failure_is_explained(tmp_path: Path, name: str, reason: str) -> None:
    players = (f"bot:{name}", "bot:uniform")
    done = Shell(tmp_path).run("play", *players, "--finish", "3", **install(tmp_path))
    assert done.returncode == 0
    assert "ran into a problem and is making a simple move instead." in done.stdout
    assert reason in done.stdout.splitlines()


def test_a_saved_game_of_a_plug_in_that_is_gone(tmp_path: Path) -> None:
    shell = Shell(tmp_path)
    players = ("Ana", "bot:good")
    shell.run("play", *players, "--seed", "1", typed="r\n", **install(tmp_path))
    shutil.rmtree(tmp_path / "plugged-1.dist-info")
    done = shell.run("play", typed="y\n" + "r\n5\n4\n3\n" * 5)
    assert "Reason: “good” isn’t a computer player." in " ".join(done.stdout.split())


def test_an_engine_is_not_started_for_a_broken_player(tmp_path: Path) -> None:
    join = ("bot", "--join", "http://127.0.0.1:1/r/ABC", "--bot", "noclass")
    done = Shell(tmp_path).run(*join, **install(tmp_path))
    assert done.returncode == 2
    assert done.stderr.startswith("The computer player noclass can’t be loaded: AttributeError")
