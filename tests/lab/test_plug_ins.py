"""Plug-ins in arenas and simulations: every failure is one sentence, and prints spoil nothing."""

import json
from pathlib import Path

import pytest

from tests.cli.run import Shell
from tests.players.plug_ins import FAILING, LINES, UNLOADABLE, install

GAMES = ("--games", "4", "--seed", "1", "--language", "en")
FAILURES = {
    "boom": f"ValueError: boom (plugged.py, line {LINES['boom']})",
    "illegal": "it chose Place(field=9), which isn’t legal here",
    "quits": f"SystemExit: 3 (plugged.py, line {LINES['quits']})",
    "interrupts": f"KeyboardInterrupt (plugged.py, line {LINES['interrupts']})",
}


@pytest.mark.parametrize("name", UNLOADABLE)
def test_a_player_that_cannot_be_loaded(tmp_path: Path, name: str) -> None:
    shell = Shell(tmp_path)
    done = shell.run("arena", "--players", f"{name},beginner", *GAMES, **install(tmp_path))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"The computer player {name} can’t be loaded: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("name", FAILING)
def test_a_player_that_fails(tmp_path: Path, name: str, workers: str) -> None:
    players = ("--players", f"{name},beginner", "--workers", workers)
    done = Shell(tmp_path).run("simulate", *players, *GAMES, "--json", **install(tmp_path))
    assert (done.returncode, done.stdout) == (2, "")
    sentence, end = done.stderr.splitlines()[0], FAILURES[name]
    assert sentence.startswith(f"The computer player {name} failed in game ")
    assert sentence.endswith(f" of seed 1: {end}")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_what_a_player_prints_is_no_result(tmp_path: Path, command: str, workers: str) -> None:
    players = ("--players", "loud,shell", "--workers", workers)
    done = Shell(tmp_path).run(command, *players, *GAMES, "--json", **install(tmp_path))
    assert done.returncode == 0
    assert json.loads(done.stdout)["games"] == 4
    for printed in ("loud begins", "loud thinks", "another program"):
        assert printed in done.stderr.splitlines()


def test_a_built_in_name_is_that_of_the_built_in_player(tmp_path: Path) -> None:
    players = ("--players", "careful,beginner")
    shell, environment = Shell(tmp_path), install(tmp_path)
    plain = json.loads(shell.run("simulate", *players, *GAMES, "--json").stdout)
    done = shell.run("simulate", *players, *GAMES, "--json", **environment)
    assert done.stderr == (
        "The plug-in plugged:Boom is ignored: careful is the name of a built-in computer player.\n"
    )
    assert json.loads(done.stdout)["wins"] == plain["wins"]


def test_names_to_choose_from_can_be_used(tmp_path: Path) -> None:
    done = Shell(tmp_path).run("arena", "--players", "nomodul,uniform", *GAMES, **install(tmp_path))
    assert done.returncode == 2
    assert " good, " in done.stderr
    assert "nomodule" not in done.stderr
