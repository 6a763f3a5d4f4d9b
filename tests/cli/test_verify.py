"""`rapido verify`: messages and exit status."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from rapido.locales import LANGUAGES, catalog
from rapido.record import Record, write_text
from rapido.rules import FaultReason
from tests.cli.run import Shell
from tests.fair.test_verify import sealed_game

GAME = Path("conformance/games/3-players.rapido").resolve()


def test_game_on_standard_input(shell: Shell) -> None:
    done = shell.run("verify", "-", typed=GAME.read_text("utf-8"))
    assert (done.returncode, done.stderr) == (0, "")


def damaged(tmp_path: Path, old: str, new: str) -> Path:
    text = GAME.read_text("utf-8")
    assert old in text
    path = tmp_path / "damaged.rapido"
    path.write_text(text.replace(old, new, 1), "utf-8")
    return path


@pytest.mark.parametrize("form", [".rapido", ".json"])
def test_genuine_game(shell: Shell, form: str) -> None:
    done = shell.run("verify", GAME.with_suffix(form))
    assert (done.returncode, done.stderr) == (0, "")
    assert "all 48 rolls come from the secret" in done.stdout
    assert "the result is right: Cleo wins" in done.stdout
    assert last_sentence(done.stdout).startswith("Proved: the dice.")
    assert "Not proved: names and choices" in last_sentence(done.stdout)
    assert "picked a lucky word to suit it" in last_sentence(done.stdout)


def last_sentence(output: str) -> str:
    return output.strip().split("\n")[-1]


def committed_game(tmp_path: Path) -> tuple[Path, Record]:
    """Write a game of four: opened, opened, not opened, and a word without a commitment."""
    record = sealed_game(4, 23, committed=True)
    players = record.players
    assert [bool(player.salt) for player in players] == [True, True, False, False]
    assert [bool(player.commitment) for player in players] == [True, True, True, False]
    assert players[3].word
    path = tmp_path / "committed.rapido"
    path.write_text(write_text(record), "utf-8")
    return path, record


@pytest.mark.parametrize("language", LANGUAGES)
def test_game_with_commitments(shell: Shell, tmp_path: Path, language: str) -> None:
    path, record = committed_game(tmp_path)
    done = shell.run("verify", path, "--language", language)
    assert (done.returncode, done.stderr) == (0, "")
    say, printed = catalog(language), _one_line(done.stdout)
    assert printed.endswith(_one_line(say("verify-proved")))
    for key, players in (("opened", "P0, P1"), ("unopened", "P2"), ("plain", "P3")):
        assert _one_line(say(f"verify-{key}", players=players, count=1)) in printed
    swapped = replace(record.players[1], salt=record.seal)
    changed = replace(record, players=(record.players[0], swapped, *record.players[2:]))
    path.write_text(write_text(changed), "utf-8")
    done = shell.run("verify", path, "--language", language)
    assert done.returncode == 1
    assert _one_line(say("verify-broken_commitment", player="P1")) in _one_line(done.stdout)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("13. A26", "13. A46", "Ana, roll 8 of the game, on turn 13: the record says 46, but 26"),
        ("Word A: sunshine", "Word A: moonlight", "Ana, roll 1 of the game, on turn 1"),
        ("Seal: 5", "Seal: 6", "isn’t the one that was sealed"),
        ("Secret:", "Hint:", "hasn’t been revealed"),
        ("Seal:", "Hint:", "has no seal"),
        ("Result: C wins", "Result: A wins", "“A wins” doesn’t fit. Expected: the result as it"),
        ("Result: C wins\n", "", "something is missing"),
        ("14. B16 @3", "14. B16 @2", "line 28: “@2” doesn’t fit. That field is taken."),
        ("14. B16", "14. C16", "It’s someone else"),
    ],
)
def test_reports_mismatch(shell: Shell, tmp_path: Path, old: str, new: str, message: str) -> None:
    done = shell.run("verify", damaged(tmp_path, old, new))
    assert done.returncode == 1
    assert message in done.stdout


IMPOSSIBLE_STARTS = {
    "0,0,0/21 -/-/-/-/- A": (FaultReason.FIELDS_FORM, None),
    "0,0,0/21 -/-/D46/-/-/- A": (FaultReason.OWNER, 3),
    "0,0,22/21 -/-/-/-/-/- A": (FaultReason.STEP_RANGE, None),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("start", IMPOSSIBLE_STARTS)
def test_position_errors_in_every_language(
    shell: Shell, tmp_path: Path, language: str, start: str
) -> None:
    path = damaged(tmp_path, "Finish: 21", f"Start: {start}")
    done = shell.run("verify", path, "--language", language)
    say, (reason, field) = catalog(language), IMPOSSIBLE_STARTS[start]
    sentence = say(f"position-fault-{reason}")
    if field is not None:
        sentence = f"{say('position-at-field', field=field)} {sentence}"
    assert done.returncode == 1
    assert _one_line(sentence) in _one_line(done.stdout)


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_in_every_language(shell: Shell, tmp_path: Path, language: str) -> None:
    path = damaged(tmp_path, "13. A26", "13. A46")
    done = shell.run("verify", path, "--language", language)
    assert done.returncode == 1
    assert "Ana" in done.stdout
    assert "46" in done.stdout
    path = damaged(tmp_path, "14. B16 @3", "14. B16 @2")
    assert "@0 @1 @3" in shell.run("verify", path, "--language", language).stdout


def test_files_that_are_not_records(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00\x01")
    (tmp_path / "empty").write_bytes(b"")
    (tmp_path / "huge").write_bytes(b"x" * (8 * 1024 * 1024 + 1))
    for name, message in (
        ("nowhere", "Can’t find the file nowhere."),
        (".", "Can’t read"),
        ("binary", "isn’t a UTF-8 text file"),
        (
            "empty",
            "line 1: something is missing. Expected: the name of the format and its version",
        ),
        ("huge", "too large to be the record"),
    ):
        done = shell.run("verify", name)
        assert done.returncode == 2
        assert message in done.stderr
        assert done.stdout == ""


def _one_line(text: str) -> str:
    """Undo the line breaks of the terminal; French has other spaces as well."""
    return " ".join(text.split())


def test_only_the_rolls_before_the_damage_are_called_genuine(shell: Shell, tmp_path: Path) -> None:
    done = shell.run("verify", damaged(tmp_path, "14. B16 @3", "14. nonsense"))
    assert done.returncode == 1
    assert re.search(r"^The first \d+ rolls are genuine", done.stdout)
    assert "The dice are genuine" not in done.stdout
    assert done.stdout.rstrip().endswith("“nonsense” doesn’t fit. Expected: a move (B46).")


def test_says_who_was_away(shell: Shell, tmp_path: Path) -> None:
    path = damaged(tmp_path, "Computer B: uniform", "StandInB: 2 5.1")
    done = shell.run("verify", path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "a computer made 3 moves in place of Ben" in _one_line(done.stdout)
    assert "in place of" not in shell.run("verify", GAME).stdout
