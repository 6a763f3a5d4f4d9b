"""The command line speaks the reader's language: help, errors, hints, reasons of the system."""

import errno
import os
import re

import pytest
from rich.console import Console

from rapido.cli import COMMANDS, main
from rapido.cli.options.language import language_of
from rapido.cli.review_output.tables import make_table
from rapido.cli.system_errors import system_reason
from rapido.locales import LANGUAGES, catalog
from rapido.record import read_text
from rapido.review.report.tables import LUCK, PARTS, SKILL, balance_headings
from tests.cli.run import Shell

NAMES = re.compile(
    r"(\[?-|[A-Z]+\b|\{\w+,|[{[]*(\w+,)*\w+\}|rapido completion |mkdir -p |\w+:[)/]|\d+[mhd]$|"
    r"(docs|start)/).*"
)
"""lines that are the same in all languages: options, arguments, choices, commands, URLs"""
OTHERS = [language for language in LANGUAGES if language != "en"]


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    with pytest.raises(SystemExit):
        main(words)
    output = capsys.readouterr()
    return output.out + output.err


@pytest.mark.parametrize("language", OTHERS)
def test_help_is_translated(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    say = catalog(language)
    overview = said(capsys, "--help", "--language", language)
    assert all(say(f"command-{command}") in overview for command in COMMANDS)
    assert max(map(len, overview.splitlines())) <= 80
    for command in COMMANDS:
        english = set(said(capsys, command, "--help").splitlines())
        translated = said(capsys, command, "--help", f"--language={language}").splitlines()
        assert translated[0].startswith(say("help-usage"))
        # Only names of options, arguments and files are the same.
        same = {line.strip() for line in translated if line in english} - {""}
        assert all(NAMES.fullmatch(line) for line in same), (command, same)
        assert max(map(len, translated)) <= 80, command


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("play --seed", {"key": "option-needs-value"}),
        ("play --finish x", {"key": "option-whole-number", "least": "1", "most": "999"}),
        ("play --pace x", {"key": "option-time-s", "least": "0", "most": "60"}),
        ("simulate --games x", {"key": "option-count", "least": "1", "most": str(2**48)}),
        ("serve --keep-days x", {"key": "option-number", "least": "1", "most": "36500"}),
        ("rules x", {"key": "option-unknown", "arguments": "x"}),
        ("verify", {"key": "option-required", "arguments": "FILE"}),
        ("puzzles", {"key": "option-one-required", "arguments": "--make --check"}),
        ("rooms --older-than x", {"key": "option-duration"}),
    ],
)
def test_option_errors_are_translated(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    words: str,
    expected: dict[str, str],
) -> None:
    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    say = catalog(language)
    command, *_ = arguments = words.split()
    error, hint = said(capsys, *arguments).splitlines()
    if expected.get("arguments") == "FILE":
        expected = {**expected, "arguments": say("placeholder-file")}
    assert error.endswith(say(**expected, value="x"))
    assert hint == say("option-hint", command=f"rapido {command} --help")


def test_language_is_found_before_parsing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "it")
    assert language_of(["play"]) == "it"
    assert language_of(["play", "--language", "fr"]) == "fr"
    assert language_of(["play", "--language=de"]) == "de"
    assert language_of(["play", "--language", "xx"]) == "it"
    assert language_of(["bot", "--", "--language", "fr"]) == "it"


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_of_the_system_are_translated(language: str) -> None:
    say = catalog(language)
    for code in (errno.EACCES, errno.ENOSPC, errno.EROFS, errno.EISDIR, errno.EXDEV):
        reason = system_reason(OSError(code, os.strerror(code)), say)
        assert os.strerror(code) not in reason
    assert system_reason(OSError(errno.EACCES, "x"), say) == say("reason-denied")
    assert system_reason(OSError(errno.EXDEV, "x"), say) == say("reason-other", code="EXDEV")
    assert system_reason(ValueError("of our own"), say) == "of our own"


@pytest.mark.parametrize("language", LANGUAGES)
def test_headings_are_broken_between_words_only(language: str) -> None:
    say = catalog(language)
    for columns in (balance_headings(PARTS, finished=True), SKILL, LUCK):
        cells = ["Maximilian", *(["+100,0"] * (len(columns) - 2)), say("review-luck-few")]
        allowed = {word for text in (*map(say, columns), *cells) for word in text.split()}
        for width in range(40, 101):
            console = Console(width=width, color_system=None)
            with console.capture() as capture:
                console.print(make_table(say, columns, [cells], width))
            lines = capture.get().splitlines()
            assert max(map(len, lines)) <= width
            shown = set(" ".join(lines).replace("─", "").split())
            assert shown <= allowed
            assert allowed - shown <= {say(columns[0])}  # a list needs no heading for the names


def test_hints_keep_the_language(shell: Shell) -> None:
    french = shell.run("play", "Ana", "Ben", "--language", "fr", typed="l\n")
    assert french.stdout.rstrip().endswith("rapido play --language fr")
    again = shell.run("play", "Ana", "Ben", LANG="fr_FR.UTF-8", typed="l\n")
    assert again.stdout.rstrip().endswith("rapido play")
    game = ["play", "bot:careful", "bot:bold", "--finish", "1", "--language", "de"]
    assert re.search(r"rapido verify \S+ --language de$", shell.run(*game).stdout.rstrip())


def test_youngest_starts(shell: Shell) -> None:
    typed = "3\nAna\nBen\nCleo\n1\n\nnobody\nben\n\n\n\n"
    done = shell.run("play", typed=typed)
    assert "Please type one of the numbers or names." in done.stdout
    assert "Careful · stops early" in done.stdout
    record = read_text(shell.saved.read_text("utf-8")).complete_record()
    assert [player.name for player in record.players] == ["Ben", "Cleo", "Lapa", "Ana"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "--games", ""],
        ["simulate", "--finish="],
        ["play", "--pace", ""],
        ["serve", "--keep-days", ""],
        ["serve", "--preset", ""],
        ["rooms", "--older-than", ""],
        ["rooms", ""],
        ["completion", ""],
    ],
)
def test_an_empty_value_is_named(
    capsys: pytest.CaptureFixture[str], language: str, words: list[str]
) -> None:
    nothing = catalog(language)("empty-value")
    assert nothing in re.split(r"\W+", said(capsys, *words, "--language", language))
