"""The command line: help, commands, invalid arguments."""

import pytest

from rapido.cli import COMMANDS, main
from rapido.locales import LANGUAGES
from tests.cli.run import Shell


def test_help_lists_every_command(shell: Shell) -> None:
    done = shell.run("--help")
    assert done.returncode == 0
    for command in (*COMMANDS, "test"):
        assert f"\n  {command} " in done.stdout
    assert max(len(line) for line in done.stdout.splitlines()) <= 80


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main([command, "--help", "--language", "en"])
    assert end.value.code == 0
    assert f"usage: rapido {command}" in capsys.readouterr().out


def test_help_shows_the_program_name_as_invoked(shell: Shell) -> None:
    assert "usage: ./rapido play" in shell.run("play", "-h", RAPIDO_COMMAND="./rapido").stdout


def test_version(shell: Shell) -> None:
    assert shell.run("--version").stdout.startswith("rapido 0.")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["nonsense"], "nonsense isn’t one of the choices: serve"),
        (["play", "--finish", "0"], "a whole number from 1 to 999, not 0"),
        (["play", "--finish", "x"], "a whole number from 1 to 999, not x"),
        (["simulate", "--games", "0"], "a whole number from 1 to 281474976710656, not 0"),
        (["simulate", "--games", "many"], "such as 5000, 10k, 2.5M, or 1e6, not many"),
        (["serve", "--keep-days", "-4"], "--keep-days: give a number from 1 to 36500, not -4"),
        (["serve", "--keep-days", "nan"], "--keep-days: give a number from 1 to 36500, not nan"),
        (["serve", "--keep-days", "23h"], "--keep-days: give a number from 1 to 36500, not 23h"),
        (["solve", "--players", "7"], "a whole number from 2 to 3, not 7"),
        (["rules", "\x1b[2J"], "unknown option or argument: \\x1b[2J"),
        (["play", "--pace", "-1"], "0 to 60, or a time such as 90s or 5m, not -1"),
        (["play", "--pace", "fast"], "or a time such as 90s or 5m, not fast"),
        (["play", "--pace", "nan"], "or a time such as 90s or 5m, not nan"),
        (["play", "--language", "nl"], "nl isn’t one of the choices: en, de"),
        (["verify"], "required: FILE"),
        (["engine", "now"], "unknown option or argument: now"),
        (["rules", "now"], "unknown option or argument: now"),
        (["rules", ""], "unknown option or argument: nothing"),
    ],
)
def test_invalid_arguments_are_reported(
    arguments: list[str],
    message: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", "en")
    with pytest.raises(SystemExit) as end:
        main(arguments)
    assert end.value.code == 2
    output = capsys.readouterr()
    assert message in output.err
    assert output.out == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_fit_80_columns(shell: Shell, language: str) -> None:
    done = shell.run("rules", "--language", language)
    assert done.returncode == 0
    assert max(len(line) for line in done.stdout.splitlines()) <= 80
    assert "21" in done.stdout
    assert len(done.stdout.split()) < 380


def test_rules_use_the_environment_language(shell: Shell) -> None:
    assert "Treppe" in shell.run("rules", LANG="de_CH.UTF-8").stdout


def test_wrong_option_is_explained_in_two_lines(shell: Shell) -> None:
    done = shell.run("serve", "--xyz", "3")
    assert done.returncode == 2
    error, hint = done.stderr.splitlines()
    assert error == "rapido serve: error: unknown option or argument: --xyz 3"
    assert hint == "see rapido serve --help"


@pytest.mark.parametrize(
    ("line", "problem", "meant"),
    [
        ("serve --prot=1", "unknown option or argument: --prot=1", "--port"),
        # argparse would only say that --players is missing.
        ("simulate --player a,b --games=1 -- --x", "option or argument: --player", "--players"),
        ("statsu", "statsu isn’t one of the choices", "status"),
        ("rooms lst", "lst isn’t one of the choices", "list"),
        ("serve --preset scool", "scool isn’t one of the choices", "school"),
    ],
)
def test_misspelled_words_are_guessed(
    line: str,
    problem: str,
    meant: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", "en")
    with pytest.raises(SystemExit) as refused:
        main(line.split())
    assert refused.value.code == 2
    error, guess, hint = capsys.readouterr().err.splitlines()
    assert problem in error
    assert guess == f"did you mean {meant}?"
    assert hint.startswith("see rapido")


def test_long_values_are_shown_in_part(capsys: pytest.CaptureFixture[str]) -> None:
    for value in ("9" * 5000, "\u202e" * 5000, "\u2068" + "x" * 5000 + "\u2069"):
        with pytest.raises(SystemExit) as refused:
            main(["simulate", "--games", value])
        assert refused.value.code == 2
        error = capsys.readouterr().err
        assert "…" in error
        assert "\u2068" not in error
        assert len(error) < 2500


@pytest.mark.parametrize(
    ("store", "problem"),
    [
        ("postgresql://u:p@127.0.0.1:99999/d", "expected a port from 1 to 65535, not 99999"),
        ("postgresql://u:p@q@127.0.0.1/d", "write @ as %40,"),
    ],
)
def test_wrong_store_is_explained(
    store: str, problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for command in ("serve", "status", "rooms", "backup file", "restore file"):
        with pytest.raises(SystemExit) as refused:
            main([*command.split(), "--store", store])
        assert refused.value.code == 2
        assert problem in capsys.readouterr().err


def test_help_of_migrate_offers_only_what_is_possible(shell: Shell) -> None:
    assert "--while-serving" not in shell.run("migrate", "--help").stdout


@pytest.mark.parametrize(
    "line",
    [
        "simulate --games 1 --players heuristc,bold",
        "arena --games 1 --players heuristc,bold",
        "play bot:heuristc",
    ],
)
def test_misspelled_computer_players_are_guessed(
    line: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en")
    assert main(line.split()) == 2
    assert capsys.readouterr().err.endswith("Did you mean heuristic?\n")
