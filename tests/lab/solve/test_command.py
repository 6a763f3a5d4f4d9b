"""`rapido solve` from the command line: results, errors, interruption and resumption."""

import json
import signal
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path
from unittest.mock import Mock

import pytest

from rapido.cli import progress, solve
from rapido.cli.solve_display import SolveDisplay
from rapido.kernel.tables.file import read_head
from rapido.locales import catalog
from tests.full_disk import fill_disk
from tests.waiting import wait_until

CALL = """
import sys
from argparse import ArgumentParser
from rapido.cli import progress, solve
from rapido.cli.solve_display import SolveDisplay
parser = ArgumentParser()
solve.configure(parser)
sys.exit(solve.run(parser.parse_args()))
"""
COMMAND = [sys.executable, "-c", CALL]


def run(*arguments: object, path: str | None = None) -> subprocess.CompletedProcess[str]:
    environment = None if path is None else {"PATH": path}
    done = subprocess.run(
        [*COMMAND, *map(str, arguments)],
        capture_output=True,
        text=True,
        check=False,
        env=environment,
    )
    assert "Traceback" not in done.stderr, done.stderr
    return done


def test_json_result_and_progress(tmp_path: Path) -> None:
    out, log = tmp_path / "one.rapido-table", tmp_path / "log"
    table = ("--out", out, "--log", log)
    done = run("--players", 2, "--finish", 1, "--epsilon", 1e-2, *table, "--json")
    assert done.returncode == 0
    result = json.loads(done.stdout)
    assert result["players"] == 2
    assert result["finish"] == 1
    assert result["start"] == pytest.approx([0.5813, 0.4187], abs=1e-2)
    assert 0 < result["residual"] < 1e-2
    assert done.stderr == ""  # nobody reads progress in a pipe
    lines = log.read_text("utf-8").splitlines()
    assert result["sweeps"] == len(lines) > 5
    assert result["seconds"] > 0
    assert result["table"] == str(out)
    assert "apart" in lines[-1]
    assert lines[-2].endswith(" left")
    assert out.stat().st_size == 4096 + 2 * 865_056
    assert {path.name for path in tmp_path.iterdir()} == {out.name, log.name}


def test_three_players(tmp_path: Path) -> None:
    out = tmp_path / "three"
    arguments = ["--players", 3, "--finish", 1, "--out", out, "--pause", 0]
    result = json.loads(run(*arguments, "--json").stdout)
    assert result["start"] == pytest.approx([0.5588, 0.2564, 0.1847], abs=1e-4)
    assert 0 <= result["start_epsilon"] <= result["epsilon"] < 1e-3
    assert {"players", "finish", "residual", "sweeps", "seconds", "delta"} <= result.keys()
    checked = run("--check", out)
    assert checked.returncode == 0
    assert "the seats won" in checked.stdout


def test_text_output(tmp_path: Path) -> None:
    done = run("--finish", 1, "--epsilon", 0.3)
    assert done.returncode == 0
    assert "Of two perfect players, the first wins 5" in done.stdout
    assert done.stderr.startswith("The table isn’t kept, only the result is shown. --keep")
    out = tmp_path / "table"
    assert run("--finish", 1, "--epsilon", 0.3, "--out", out).stderr == f"The table is in {out}.\n"


def test_check_of_a_table(short_file: Path, tmp_path: Path) -> None:
    done = run("--check", short_file)
    assert done.returncode == 0
    assert done.stdout.endswith("The table is right.\n")
    content = bytearray(short_file.read_bytes())
    content[-1] ^= 1
    damaged = tmp_path / "damaged"
    damaged.write_bytes(content)
    done = run("--check", damaged, "--json")
    assert done.returncode == 1
    assert json.loads(done.stdout)["intact"] is False


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--finish", "65"], "for a finish from 1 to 64"),
        (["--epsilon", "1"], "epsilon is a number"),
        (["--players", "3", "--finish", "41"], "for a finish from 1 to 40"),
        (["--players", "3", "--epsilon", "1e-9"], "epsilon is a number"),
        (["--resume"], "say with --out or --keep"),
        (
            ["--finish", "1", "--resume", "--out", "missing.table"],
            "nothing to resume in missing.table",
        ),
        (["--out", "missing/folder/table"], "There’s no folder missing/folder."),
        (["--out", "/"], "/ is a folder."),
        (["--finish", "64", "--epsilon", "1e-9"], "GB of memory"),
        (["--check", "missing"], "Can’t read the file missing: there’s no such file"),
    ],
)
def test_invalid_arguments_are_reported(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    parser = ArgumentParser()
    solve.configure(parser)
    assert solve.run(parser.parse_args(arguments)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert message in err
    assert err.count("\n") == 1


def test_missing_gpu_compiler(tmp_path: Path) -> None:
    done = run("--gpu", "--finish", 1, path=str(tmp_path))
    assert done.returncode == 2
    assert "nvcc, which was not found" in done.stderr


@pytest.mark.parametrize("players", ["2", "3"])
def test_resume_after_a_kill_gives_the_same_result(tmp_path: Path, players: str) -> None:
    arguments = ["--players", players, "--finish", "1", "--epsilon", "1e-2", "--pause", "0"]
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    assert run(*arguments, "--out", whole).returncode == 0
    process = subprocess.Popen([*COMMAND, *arguments, "--out", str(killed)], stderr=subprocess.PIPE)
    part = Path(f"{killed}.part")
    wait_until(part.exists)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    assert part.exists()
    assert not killed.exists()
    log = tmp_path / "log"
    done = run(*arguments, "--out", killed, "--resume", "--json", "--log", log)
    assert done.returncode == 0
    lines = [line for line in log.read_text("utf-8").splitlines() if line.startswith("sweep")]
    assert json.loads(done.stdout)["sweeps"] > len(lines)
    with whole.open("rb") as one, killed.open("rb") as other:
        first, second = read_head(one, whole), read_head(other, killed)
    assert first.sha256 == second.sha256
    assert not part.exists()


@pytest.mark.parametrize("players", ["2", "3"])
def test_interrupt_keeps_a_checkpoint_and_a_mismatched_one_is_refused(
    tmp_path: Path, players: str
) -> None:
    out = tmp_path / "table"
    part = Path(f"{out}.part")
    arguments = ["--players", players, "--epsilon", "1e-2", "--out", str(out)]
    started = [*COMMAND, *arguments, "--finish", "2", "--log", str(tmp_path / "log")]
    process = subprocess.Popen(started, stderr=subprocess.PIPE)
    wait_until((tmp_path / "log").exists)
    process.send_signal(signal.SIGINT)
    _, message = process.communicate()
    assert process.returncode == 130, message
    assert b"--resume continues from here" in message
    done = run(*arguments, "--finish", 1, "--resume")
    assert done.returncode == 2
    assert f"a checkpoint for {players} players and a finish on step 2" in done.stderr
    content = bytearray(part.read_bytes())
    content[-1] ^= 1
    part.write_bytes(content)
    done = run(*arguments, "--finish", 2, "--resume")
    assert done.returncode == 2
    assert "is damaged" in done.stderr


def test_an_interrupt_before_the_first_checkpoint_promises_no_resumption(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(solve, "create_solver", Mock(side_effect=KeyboardInterrupt))
    parser = ArgumentParser()
    solve.configure(parser)
    arguments = ["--out", str(tmp_path / "table"), "--language", "en"]
    assert solve.run(parser.parse_args(arguments)) == 130
    assert capsys.readouterr().err == "Interrupted.\n"
    (tmp_path / "table.part").touch()
    assert solve.run(parser.parse_args(arguments)) == 130
    assert "--resume continues" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("pause", "file"), [("0", "table.part"), ("600", "table")], ids=["checkpoint", "table"]
)
def test_a_full_disk_is_told_with_the_file(
    pause: str,
    file: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    fill_disk(monkeypatch)
    out, small = tmp_path / "table", ["--finish", "1", "--epsilon", "0.3"]
    arguments = [*small, "--out", str(out), "--pause", pause, "--language", "en"]
    parser = ArgumentParser()
    solve.configure(parser)
    assert solve.run(parser.parse_args(arguments)) == 2
    message = f"Can’t write the file {tmp_path / file}: the disk is full.\n"
    assert capsys.readouterr() == ("", message)
    assert [*tmp_path.iterdir()] == []


def test_an_unwritable_log_is_told_with_its_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    parser = ArgumentParser()
    solve.configure(parser)
    arguments = ["--finish", "1", "--epsilon", "0.3", "--log", str(tmp_path), "--language", "en"]
    assert solve.run(parser.parse_args([*arguments, "--json"])) == 2
    assert capsys.readouterr().err == f"Can’t write the file {tmp_path}: it’s a folder.\n"


def test_a_terminal_shows_how_much_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(progress, "DELAY", 0)
    monkeypatch.setattr(progress, "INTERVAL", 0)
    out, small = tmp_path / "table", ["--finish", "1", "--epsilon", "0.3"]
    arguments = [*small, "--out", str(out), "--language", "en"]
    parser = ArgumentParser()
    solve.configure(parser)
    with monkeypatch.context() as interrupted:
        interrupted.setattr(SolveDisplay, "show", Mock(side_effect=KeyboardInterrupt))
        assert solve.run(parser.parse_args(arguments)) == 130
    assert (tmp_path / "table.part").exists()
    *_, saved, end = capsys.readouterr().err.split("\r")
    assert saved == "Saving what has been computed: 100%, about 0:00 left\x1b[K"
    assert end == "\x1b[KInterrupted. --resume continues from here.\n"
    assert solve.run(parser.parse_args([*arguments, "--resume"])) == 0
    shown = capsys.readouterr().err
    assert "\rWriting the table: 50%, about 0:0" in shown
    assert shown.endswith(f"\r\x1b[KThe table is in {out}.\n")


def test_a_check_shows_the_time_left(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "80")
    display = SolveDisplay(None, catalog("en"), clock=Mock(side_effect=[0, 30, 120, 130]))
    for what, share in (("states", 0.25), ("states", 1.0)):
        display.show_check(f"solve-{what}-checked", share)
    display.show_check("solve-games-played", 0.5)
    _, *shown = capsys.readouterr().err.replace("\x1b[K", "").split("\r")
    assert [line.strip() for line in shown] == [
        "25% of all states checked, 0:30 so far, about 1:30 left",
        "100% of all states checked, 2:00 so far, about 0:00 left",
        "50% of all games played, 0:10 so far, about 0:10 left",
    ]
