"""Terminals that do not know a character show the nearest one of ASCII."""

import pytest

from rapido.cli.nearest_characters import NEAREST
from tests.cli.run import Shell


@pytest.mark.parametrize(
    ("text", "encoding", "shown"),
    [
        ("l’été : 1\u202f234,5\u00a0%", "ascii", "l'ete : 1 234,5 %"),
        ("l’été", "latin-1", "l'été"),
        ("„groß“ «œuf» “a”", "ascii", '"gross" "oeuf" "a"'),
        ("±2, \u22121, 3\u20134 · 5…", "ascii", "+-2, -1, 3-4 - 5..."),
        ("日本 █", "ascii", "?? ?"),
        ("\ud800", "utf-8", "?"),
    ],
)
def test_characters(text: str, encoding: str, shown: str) -> None:
    assert text.encode(encoding, NEAREST).decode(encoding) == shown


def test_bytes_that_cannot_be_read_are_an_error() -> None:
    with pytest.raises(UnicodeDecodeError):
        b"\xff".decode("ascii", NEAREST)


def test_output_and_errors(shell: Shell) -> None:
    players = ("--players", "uniform,threshold", "--games", "2000", "--seed", "1")
    done = shell.run("simulate", *players, LANG="fr_FR", PYTHONIOENCODING="ascii")
    assert done.stdout.startswith("2 000 parties jusqu'a la marche 21, graine 1.\n")
    assert "?" not in done.stdout
    refused = shell.run("simulate", LANG="fr_FR", PYTHONIOENCODING="ascii")
    assert "il manque : --players" in refused.stderr
