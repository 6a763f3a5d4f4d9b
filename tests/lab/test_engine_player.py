"""Programs that speak the engine protocol, in arenas and simulations."""

import json
import os
import shutil
import signal
import sys
from pathlib import Path

import pytest

from rapido.cli import main
from rapido.lab import engine_player
from tests.cli.run import Shell
from tests.lab.terminal import started
from tests.waiting import wait_until

PYTHON = """
import json, os, sys
with open("pids", "a") as pids:
    print(os.getpid(), file=pids)
for line in sys.stdin:
    request = json.loads(line)
    if request["cmd"] == "load":
        position = request["position"]
        answer = {}
    else:
        ready = position["pairs"][position["turn"]]
        deciding = position["phase"] == "decide"
        roll = {"do": "roll", "pair": 0 if ready[0] is None else 1}
        answer = {"action": {"do": "place", "field": 0} if deciding else roll}
    print(json.dumps({"ok": True, **answer}), flush=True)
"""
PERL = """
use strict; use JSON::PP; $| = 1; my $position;
while (my $line = <STDIN>) {
    my $request = decode_json($line);
    my %answer = (ok => JSON::PP::true);
    if ($request->{cmd} eq 'load') {
        $position = $request->{position};
    } elsif ($position->{phase} eq 'decide') {
        $answer{action} = {do => 'place', field => 0};
    } else {
        my $ready = $position->{pairs}[$position->{turn}];
        $answer{action} = {do => 'roll', pair => defined $ready->[0] ? 1 : 0};
    }
    print encode_json(\\%answer), "\\n";
}
"""
SHELL = """
while read -r line; do
    case "$line" in
        *'"cmd":"load"'*'"phase":"decide"'*) action='{"do":"place","field":0}' ;;
        *'"cmd":"load"'*'"pairs":[[null'*'"turn":0'*) action='{"do":"roll","pair":0}' ;;
        *'"cmd":"load"'*'"turn":1'*'[null'*) action='{"do":"roll","pair":0}' ;;
    esac
    echo "{\\"ok\\":true,\\"action\\":$action}"
done
"""
ONLY_JAY = PYTHON.replace(
    "    else:\n",
    '    elif request["cmd"] == "bots":\n'
    '        answer = {"bots": [{"name": "jay", "about": "", "players": [2]}]}\n'
    '    elif request["bot"] != "jay":\n'
    '        answer = {"ok": False, "error": {"code": "no_such_bot", "message": "only jay"}}\n'
    "    else:\n",
    1,
)
FAILURES = {
    "print('what?')": "The engine gave an invalid answer to load: JSON is malformed",
    "raise SystemExit": "The engine has exited.",
    'print(\'{"ok": false, "error": 3}\')': "The engine refused load: 3.",
    "print('x' * 2**21)": "The engine has sent a line of more than 1048576 bytes.",
    'print(\'{"ok": true, "action": {"do": "place", "field": 9}}\')': (
        'The engine chose an illegal action: {"do":"place","field":9}'
    ),
}
"""what a bad engine does with every line, and what is said about it"""
BAD = """
import signal, sys
signal.signal(signal.SIGPIPE, signal.SIG_DFL)
for line in sys.stdin:
    {does}
    sys.stdout.flush()
"""
GAMES = ("--games", "8", "--seed", "3", "--language", "en")


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    for name, code in {"e.py": PYTHON, "e.pl": PERL, "e.sh": SHELL, "jay.py": ONLY_JAY}.items():
        (tmp_path / name).write_text(code)
    return Shell(tmp_path)


@pytest.mark.parametrize("command", [f"{sys.executable} e.py", "perl e.pl", "sh e.sh"])
def test_a_program_plays_in_an_arena(shell: Shell, command: str) -> None:
    if shutil.which(command.split(maxsplit=1)[0]) is None:
        pytest.skip(f"there is no {command.split(maxsplit=1)[0]}")
    found = [
        shell.run(
            *("arena", "--players", f"engine:{command},uniform", "--json", "--workers", workers),
            *("--seats", "3", *GAMES),
            LC_ALL="C",  # perl complains about a language that is not installed
        )
        for workers in "12"
    ]
    assert [(done.returncode, done.stderr) for done in found] == [(0, "")] * 2
    one, two = (json.loads(done.stdout) | {"seconds": 0} for done in found)
    assert one == two
    assert one["players"] == [f"engine:{command}", "uniform"]
    best, worst = one["ratings"]
    # It stays on the lowest field for ever.
    assert (best["player"], worst["player"]) == ("uniform", f"engine:{command}")


def test_an_engine_with_another_player(shell: Shell) -> None:
    players = f"uniform,engine:{sys.executable} jay.py"
    done = shell.run("simulate", "--players", players, *GAMES, "--csv", "--workers", "1")
    assert (done.returncode, done.stderr) == (0, "")
    assert f"wins,2,engine:{sys.executable} jay.py,8," in done.stdout


def test_our_own_engine_plays_as_in_this_process(shell: Shell) -> None:
    engine = f"engine:{sys.executable} -m rapido engine"
    done = shell.run("simulate", "--players", f"{engine},uniform", *GAMES, "--json")
    assert done.returncode == 0
    assert json.loads(done.stdout)["wins"][0] > 0.5


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("program", FAILURES)
def test_a_failure_is_one_sentence(shell: Shell, program: str, workers: str) -> None:
    (shell.home / "bad.py").write_text(BAD.replace("{does}", program))
    name = f"engine:{sys.executable} bad.py"
    players = ("--players", f"{name},uniform", "--workers", workers)
    done = shell.run("arena", *players, *GAMES, "--json")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"The computer player {name} failed in game ")
    assert f" of seed 3: {FAILURES[program]}" in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_silent_engine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(engine_player, "SECONDS", 0.5)
    silent = tmp_path / "silent.py"
    silent.write_text("import time; time.sleep(10_000)")
    players = f"engine:{sys.executable} {silent},uniform"
    assert main(["simulate", "--players", players, *GAMES, "--workers", "1"]) == 2
    assert "The engine has not answered within 0.5 seconds." in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("engine:", "engine: names no program."),
        ("engine:'x", "engine:'x names no program."),
        ("engine:./none --fast", "The program ./none cannot be started: there’s no such file"),
    ],
)
def test_a_command_that_cannot_be_started(shell: Shell, name: str, sentence: str) -> None:
    done = shell.run("arena", "--players", f"{name},uniform", *GAMES)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(sentence)
    assert done.stderr.count("\n") == 1


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_engines_end_with_the_command(shell: Shell, workers: str) -> None:
    """Even one that does not care whether anybody is left to answer."""
    pids = shell.home / "pids"
    stubborn = PYTHON.replace('"pids"', repr(str(pids))) + "import time; time.sleep(10_000)\n"
    (shell.home / "e.py").write_text(stubborn)
    players = f"uniform,engine:{sys.executable} {shell.home}/e.py"
    games = ("--games", "1000000", "--workers", workers, "--json")
    with started(shell, "simulate", "--players", players, *games) as (process, shown):
        next(shown)
        wait_until(lambda: pids.exists() and pids.read_text().count("\n") == int(workers), str)
        os.killpg(process.pid, signal.SIGINT)
        b"".join(shown)
        process.communicate()
    assert process.returncode == 130
    wait_until(lambda: not any(map(is_running, pids.read_text().split())), str)


def is_running(pid: str) -> bool:
    try:
        state = Path("/proc", pid, "stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"
