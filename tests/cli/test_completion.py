"""Completion in real shells: commands, options, players, languages, levels and files."""

import os
import pty
import shlex
import shutil
import subprocess
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import pytest

from rapido.cli import COMMANDS
from rapido.cli.completion import SHELLS, completion_script
from rapido.cli.completion_scripts.words import Kind, Value, command_words
from rapido.locales import LANGUAGES

LAB, PLAYERS = ("careful", "perfect", "threshold", "uniform"), ("careful", "perfect")
WANTED = {
    "rapido rev": {"review"},
    "rapido re": {"review", "restore"},
    "rapido review --j": {"--json"},
    "rapido rules --language ": {*LANGUAGES, "de-CH"},
    "rapido rules --language=d": {"de", "de-CH"},
    "rapido serve --preset s": {"school"},
    "rapido simulate --players perf": {"perfect"},
    "rapido simulate --players perfect,ca": {"perfect,careful"},
    "rapido rooms cl": {"close"},
    "rapido play --color n": {"never"},
    "rapido bot --bot care": {"careful"},
    "rapido verify fi": {"first.rapido"},
    "rapido site fo": {"folder"},
    "rapido simulate --games ": set[str](),
}
"""what is typed, and what completes the word at its end"""


def shell_for(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "first.rapido").touch()
    (tmp_path / "folder").mkdir()
    for shell in SHELLS:
        (tmp_path / f"rapido.{shell}").write_text(completion_script(shell, "en"), "utf-8")
    return tmp_path


def lines_of(shell: str, script: str, folder: Path) -> list[str]:
    done = subprocess.run(
        [shell_for(shell), "-c", script],
        capture_output=True,
        encoding="utf-8",
        cwd=folder,
        env=os.environ | {"HOME": str(folder)},
        check=True,
    )
    assert done.stderr == ""
    return done.stdout.splitlines()


def answers(lines: list[str]) -> dict[str, set[str]]:
    """Read lines such as `typed<TAB>completion`."""
    found = {typed: set[str]() for typed in WANTED}
    for line in lines:
        typed, _, completion = line.partition("\t")
        found[typed].add(completion)
    return found


def test_bash(folder: Path) -> None:
    script = ["source ./rapido.bash"]
    for typed in (*WANTED, "rapido play bot:c"):
        quoted = shlex.quote(typed)
        script += [
            f"COMP_LINE={quoted} COMP_POINT={len(typed)}; _rapido",
            f'for each in "${{COMPREPLY[@]}}"; do printf "%s\\t%s\\n" {quoted} "$each"; done',
        ]
    *lines, last = lines_of("bash", "\n".join(script), folder)
    assert answers(lines) == WANTED
    assert last == "rapido play bot:c\tcareful"  # bash replaces only what follows a colon


def test_fish(folder: Path) -> None:
    script = ["source ./rapido.fish"]
    for typed in (*WANTED, "rapido play bot:c"):
        quoted = shlex.quote(typed)
        script.append(
            f"complete -C {quoted} | string replace -r '\\t.*' ''"
            f" | while read -l each; printf '%s\\t%s\\n' {quoted} $each; end"
        )
    *lines, last = lines_of("fish", "\n".join(script), folder)
    found = answers(lines)
    found["rapido site fo"] = {each.rstrip("/") for each in found["rapido site fo"]}
    # fish repeats the option, since it replaces the whole word.
    found["rapido rules --language=d"] = {
        each.removeprefix("--language=") for each in found["rapido rules --language=d"]
    }
    assert found == WANTED
    assert last == "rapido play bot:c\tbot:careful"


@contextmanager
def interactive(shell: str, folder: Path) -> Generator[int]:
    """Run a shell in a terminal."""
    environment = {"HOME": str(folder), "PATH": os.environ["PATH"], "TERM": "dumb", "PS1": "$ "}
    pid, terminal = pty.fork()
    if pid == 0:
        os.chdir(folder)
        os.execve(shell, [shell, "-f", "-i"], environment)  # noqa: S606
    try:
        yield terminal
    finally:
        os.close(terminal)
        os.waitpid(pid, 0)


def read_until(terminal: int, wanted: str) -> None:
    shown = ""
    while wanted not in shown:
        shown += os.read(terminal, 1000).decode()


def test_zsh(folder: Path) -> None:
    """Its functions work only where somebody types; each answer is executed as a command."""
    typed = {
        "rapido rev\t": "review",
        "rapido review --j\t": "review --json",
        "rapido simulate --players perf\t": "simulate --players perfect",
        "rapido simulate --players perfect,car\t": "simulate --players perfect,careful",
        "rapido rules --language=f\t": "rules --language=fr",
        "rapido play bot:ca\t": "play bot:careful",
        "rapido verify fi\t": "verify first.rapido",
        "rapido site fo\t": "site folder",
    }
    with interactive(shell_for("zsh"), folder) as terminal:
        os.write(terminal, b"autoload -U compinit; compinit -D -u; source ./rapido.zsh\n")
        os.write(terminal, b"rapido() { print -r -- 'typed'-\"$*\"-end; }; print re'ady'\n")
        read_until(terminal, "ready")
        for keys, completed in typed.items():
            os.write(terminal, f"{keys}\n".encode())
            read_until(terminal, f"typed-{completed}-end")


@pytest.mark.parametrize("language", LANGUAGES)
def test_scripts_are_made_in_every_language(language: str) -> None:
    for command in command_words(COMMANDS, language, LAB, PLAYERS):
        assert command.about
        for option in command.options:
            assert option.about, (command.name, option.flags)
            assert "\n" not in option.about
            assert "%" not in option.about


def test_values_of_options() -> None:
    found = {
        (command.name, flag): option.value
        for command in command_words(COMMANDS, "en", LAB, PLAYERS)
        for option in command.options
        for flag in option.flags
    }
    assert found["arena", "--players"] == Value(Kind.CHOICES, LAB)
    assert found["bot", "--bot"] == Value(Kind.CHOICE, PLAYERS)
    assert found["backup", "--data"] == Value(Kind.FOLDER)
    assert found["rooms", "--log"] == Value(Kind.FILE)
    assert found["rooms", "--yes"] is None
    assert ("migrate", "--while-serving") not in found
