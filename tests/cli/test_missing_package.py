"""A missing package or part of Python is named in a sentence."""

import pytest

from rapido.cli.missing_package import run_with_packages


def lacking(module: str) -> int:
    raise ModuleNotFoundError(f"No module named {module!r}", name=module)


@pytest.mark.parametrize(
    ("module", "language", "sentence"),
    [
        ("torch.cuda", "en", 'Get them with: pip install "rapido-game[train]"'),
        ("starlette", "it", 'Installali con: pip install "rapido-game[serve]"'),
        ("_sqlite3", "en", "built without the module _sqlite3 of its standard library"),
        ("_ssl", "de", "fehlt das Modul _ssl seiner Standardbibliothek"),
    ],
)
def test_what_is_missing_is_named(
    capsys: pytest.CaptureFixture[str], module: str, language: str, sentence: str
) -> None:
    assert run_with_packages(lambda: lacking(module), language) == 2
    shown = capsys.readouterr()
    assert sentence in shown.err
    assert shown.out == ""


def test_missing_part_of_rapido_is_a_bug() -> None:
    with pytest.raises(ModuleNotFoundError):
        run_with_packages(lambda: lacking("rapido.kernle"), "en")
