"""`rapido play` through pipes: setup, moves, saving, quitting, languages."""

import os
import re
from pathlib import Path

import pytest

from rapido.fair import Verdict, verify
from rapido.locales import LANGUAGES, catalog
from rapido.record import last_state, read_text
from rapido.rules import Phase
from tests.cli.run import Shell

BOTS = ("bot:heuristic", "bot:uniform", "bot:uniform")


def test_computer_players_finish_a_game(shell: Shell) -> None:
    done = shell.run("play", *BOTS, "--seed", "1")
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"\w+ reaches the finish and wins!", done.stdout)
    assert "The envelope is open: the secret matches the seal" in done.stdout
    assert not shell.saved.exists()
    [path] = shell.finished
    record = read_text(path.read_text("utf-8")).complete_record()
    words = [player.word for player in record.players]
    check = verify(record.start, record.moves, seal=record.seal, secret=record.secret, words=words)
    assert check.verdict is Verdict.GENUINE
    assert f"all {check.rolls} rolls" in done.stdout
    assert shell.run("verify", path).returncode == 0


def transcript(text: str) -> str:
    """Drop the end, which names a file after the current time."""
    return text.partition("The record of this game")[0]


def test_same_seed_gives_same_game(shell: Shell) -> None:
    games = [transcript(shell.run("play", *BOTS, "--seed", seed).stdout) for seed in "112"]
    assert games[0] == games[1] != games[2]


def test_dice_differ_without_a_seed(shell: Shell) -> None:
    games = [transcript(shell.run("play", *BOTS).stdout) for _ in range(2)]
    assert games[0] != games[1]


def test_person_plays_a_whole_game(shell: Shell) -> None:
    done = shell.run(
        "play", "Ana", "bot:uniform", "--seed", "5", typed="r\n5\n4\n3\n2\n1\n0\n" * 60
    )
    assert done.returncode == 0
    assert "Ana, it’s your turn." in done.stdout
    assert "wins!" in done.stdout
    assert len(shell.finished) == 1


def test_setup_asks_for_players(shell: Shell) -> None:
    # Two people, a wrong number first, the same name twice, no computer players.
    typed = "nine\n2\nAna\nAna\nBen\n0\nnobody\n1\nsunshine\n\nr1\n3\n"
    done = shell.run("play", typed=typed)
    assert done.returncode == 0
    assert "Please enter a number from 0 to 6." in done.stdout
    assert "The name Ana is taken" in done.stdout
    assert done.stdout.index("Its seal starts with") < done.stdout.index("a lucky word")
    record = read_text(shell.saved.read_text("utf-8")).complete_record()
    assert [(player.name, player.word) for player in record.players] == [
        ("Ana", "sunshine"),
        ("Ben", ""),
    ]
    assert len(record.moves) == 3


def test_enter_accepts_every_default(shell: Shell) -> None:
    done = shell.run("play", typed="\n" * 6)
    assert done.returncode == 0
    assert "Player 1, it’s your turn." in done.stdout
    record = read_text(shell.saved.read_text("utf-8")).complete_record()
    assert [player.computer for player in record.players] == ["", "heuristic", "heuristic"]


def test_resumes_saved_game(shell: Shell) -> None:
    whole = shell.run("play", "Ana", *BOTS, "--seed", "3", typed="r\n5\nr\n4\nr\n")
    moves = read_text(shell.saved.read_text("utf-8")).complete_record().moves
    shell.saved.unlink()
    parts = [shell.run("play", "Ana", *BOTS, "--seed", "3", typed="r\n")]
    for typed in ("5\nr\n", "4\n", "r\n"):
        assert read_text(shell.saved.read_text("utf-8")).record is not None
        parts.append(shell.run("play", typed=f"y\n{typed}"))
    assert read_text(shell.saved.read_text("utf-8")).complete_record().moves == moves
    assert all(part.returncode == 0 for part in [whole, *parts])
    assert "You have a saved game: Ana, Lapa, Glória, Urca, turn 1." in parts[1].stdout


def test_quitting_saves_the_game_and_explains_how_to_resume(shell: Shell) -> None:
    for typed in ("r\nq\n", "r\n"):
        done = shell.run("play", "Ana", "Ben", typed=typed, RAPIDO_COMMAND="./rapido")
        assert done.returncode == 0
        assert "The game is saved. To continue: ./rapido play" in done.stdout
        assert shell.saved.exists()


def test_new_game_keeps_the_old_one(shell: Shell) -> None:
    shell.run("play", "Ana", "Ben", typed="r\n2\n")
    old = shell.saved.read_text("utf-8")
    done = shell.run("play", "Cleo", "Dan", typed="r\n")
    assert "That game is saved as" in done.stdout
    assert [path.read_text("utf-8") for path in shell.finished] == [old]
    done = shell.run("play", typed="n\n")
    assert len(shell.finished) == 2
    assert not shell.saved.exists()


def test_damaged_game_resumes_before_the_damage_and_is_kept(shell: Shell) -> None:
    shell.run("play", "Ana", "Ben", typed="r\n2\nr\n")
    damaged = shell.saved.read_text("utf-8").replace("Result:", "3. nonsense\nResult:")
    shell.saved.write_text(damaged, "utf-8")
    done = shell.run("play", typed="y\n")
    assert "doesn’t fit" in done.stdout
    assert "Ben, it’s your turn" in done.stdout or "● Ben" in done.stdout or "▲ Ben" in done.stdout
    assert [path.read_text("utf-8") for path in shell.finished] == [damaged]
    assert read_text(shell.saved.read_text("utf-8")).damage is None


def test_invalid_save_is_kept_and_new_game_starts(shell: Shell) -> None:
    shell.saved.parent.mkdir(parents=True)
    shell.saved.write_text("shopping list", "utf-8")
    done = shell.run("play", typed="\n" * 5)
    assert done.returncode == 0
    assert [path.read_text("utf-8") for path in shell.finished] == ["shopping list"]
    assert "That file is kept as" in done.stdout


def test_binary_save_is_not_modified(shell: Shell) -> None:
    shell.saved.parent.mkdir(parents=True)
    shell.saved.write_bytes(b"\xff\x00")
    done = shell.run("play", typed="\n" * 5)
    assert done.returncode == 2
    assert "isn’t a UTF-8 text file" in done.stderr
    assert shell.saved.read_bytes() == b"\xff\x00"


def test_save_option(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "our game.rapido"
    done = shell.run("play", "Ana", "Ben", "--save", file, typed="r\n")
    assert f"--save '{file}'" in " ".join(done.stdout.split())
    assert file.exists()
    assert not shell.saved.exists()
    assert "turn 1. Continue it?" in shell.run("play", "--save", file, typed="y\nq\n").stdout


def test_finished_game_stays_in_the_named_file(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "our game.rapido"
    game = ("play", *BOTS, "--finish", "1", "--save", file)
    done = shell.run(*game)
    assert f"The record of this game: {file}" in " ".join(done.stdout.split())
    assert [path.name for path in tmp_path.glob("*.rapido*")] == [file.name]
    first = file.read_text("utf-8")
    assert last_state(read_text(first).complete_record()).phase is Phase.OVER
    done = shell.run(*game)
    assert file.read_text("utf-8") != first
    [old] = set(tmp_path.glob("*.rapido")) - {file}
    assert old.read_text("utf-8") == first
    assert "unfinished" not in old.name


def test_wrong_players_leave_the_saved_game_alone(shell: Shell) -> None:
    shell.run("play", "Ana", "Ben", typed="r\nq\n")
    saved = shell.saved.read_bytes()
    assert shell.run("play", "Ana").returncode == 2
    assert shell.saved.read_bytes() == saved
    assert shell.finished == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes with a name")
def test_a_pipe_is_not_replaced(shell: Shell, tmp_path: Path) -> None:
    """As root, `--save /dev/null` would move the device away."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    done = shell.run("play", *BOTS, "--save", pipe)
    assert done.returncode == 2
    assert done.stderr == f"Can’t write the file {pipe}: it’s a device or a pipe, not a file.\n"
    assert pipe.is_fifo()
    assert [*tmp_path.iterdir()] == [pipe]


def test_a_link_keeps_leading_to_the_saved_game(shell: Shell, tmp_path: Path) -> None:
    folder, link = tmp_path / "folder", tmp_path / "link"
    folder.mkdir()
    link.symlink_to(folder / "game")
    shell.run("play", "Ana", "Ben", "--save", link, typed="r\nq\n")
    assert link.is_symlink()
    assert "Player A: Ana" in (folder / "game").read_text("utf-8")


def test_unwritable_folder_is_reported(shell: Shell) -> None:
    (shell.home / "data").write_text("a file where a folder should be")
    done = shell.run("play", "Ana", "Ben", typed="r\n")
    assert done.returncode == 2
    assert "Can’t " in done.stderr
    assert str(shell.saved) in done.stderr


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("3\n", "Roll the dice first."),
        ("r\n9\n", "The fields are numbered 0 to 5."),
        ("r\nfive\n", "“five” isn’t one of the choices."),
        ("r\n\n", "Please type one of the choices."),
        ("r2\nr1\n", "stick with it for the whole turn"),
        ("r1\n3\nr\n3\n", "That field is taken."),
        ("h\n", "A turn has three parts"),
        ("r\nl\n", "Game log"),
    ],
)
def test_input(shell: Shell, typed: str, message: str) -> None:
    done = shell.run("play", "Ana", "Ben", "--seed", "2", typed=typed)
    assert done.returncode == 0
    assert message in " ".join(done.stdout.split())


@pytest.mark.parametrize(
    ("players", "message"),
    [
        (["Ana"], "at least two players"),
        (["A", "B", "C", "D", "E", "F", "G"], "up to six players"),
        (["Ana", "Ana"], "The name Ana is taken"),
        (["Ana", "x" * 21], "up to 20 characters"),
        (["Ana", "B\u202een"], "none of them control or invisible characters"),
        (["Ana", ""], "A name is one line"),
        (["Ana", "bot:nobody"], "“nobody” isn’t a computer player"),
    ],
)
def test_invalid_players(shell: Shell, players: list[str], message: str) -> None:
    done = shell.run("play", *players)
    assert done.returncode == 2
    assert message in done.stderr
    assert not shell.saved.exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits_80_columns(shell: Shell, language: str) -> None:
    say = catalog(language)
    roll = say("play-key-roll")
    typed = f"{roll}\n5\n4\n3\n{say('play-key-rules')}\n{say('play-key-log')}\n" * 12
    names = ["Maximiliane-Elisabet", *BOTS, "bot:uniform", "bot:heuristic"]
    done = shell.run("play", *names, "--language", language, "--seed", "8", typed=typed)
    assert done.returncode == 0
    assert say("play-staircase") in done.stdout
    wide = [line for line in done.stdout.splitlines() if len(line) > 80]
    # A prompt without an echo is followed by the answer on the same line; paths are never cut.
    assert [line for line in wide if " > " not in line and str(shell.home) not in line] == []


def test_no_color_and_ascii_only(shell: Shell) -> None:
    done = shell.run(
        "play", "Ana", *BOTS, "--seed", "4", typed="r\n5\nr\n", PYTHONIOENCODING="ascii"
    )
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert "> o Ana" in done.stdout
    assert "\x1b" not in done.stdout


@pytest.mark.parametrize("finish", [1, 3, 50, 999])
def test_staircases_of_any_length(shell: Shell, finish: int) -> None:
    done = shell.run("play", "Ana", "Ben", "--finish", str(finish), typed="r\n5\n" * 3)
    assert done.returncode == 0
    assert str(finish) in done.stdout
    # What is typed is not in the output, and commands to copy are never cut.
    lines = [line for line in done.stdout.splitlines() if not re.search(" > |rapido", line)]
    assert max(map(len, lines)) <= 80


def test_finished_game_is_not_resumed(shell: Shell, tmp_path: Path) -> None:
    shell.run("play", *BOTS)
    [path] = shell.finished
    assert last_state(read_text(path.read_text("utf-8")).complete_record()).phase is Phase.OVER
    file = tmp_path / "old.rapido"
    file.write_bytes(path.read_bytes())
    done = shell.run("play", "--save", file, typed="\n" * 5)
    assert "Continue it?" not in done.stdout
    assert "Player 1, it’s your turn." in done.stdout


@pytest.mark.parametrize("players", [(), ("Ana", "Ben")])
def test_named_file_that_holds_no_game_is_left_alone(
    shell: Shell, tmp_path: Path, players: tuple[str, ...]
) -> None:
    file = tmp_path / "list.txt"
    file.write_text("shopping list", "utf-8")
    done = shell.run("play", *players, "--save", file, typed="\n" * 5)
    assert done.returncode == 2
    assert "list.txt doesn’t hold a game, so it won’t be replaced." in done.stderr
    assert [path.read_text("utf-8") for path in tmp_path.glob("list*")] == ["shopping list"]
    assert shell.finished == []
