"""CONTRIBUTING.md matches the source tree and the catalogs."""

import re
from pathlib import Path

import pytest

from rapido.locales import LANGUAGES

PAGE = Path("CONTRIBUTING.md").read_text("utf-8")
TABLES = [line for line in PAGE.splitlines() if line.startswith("| ")]


def section(title: str) -> str:
    return PAGE.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def listed_paths() -> list[str]:
    named = re.findall(r"`([\w./-]+/[\w./-]*)`", section("Where is what?"))
    return sorted({path for path in named if not path.startswith("./")})


@pytest.mark.parametrize("path", listed_paths())
def test_every_path_exists(path: str) -> None:
    places = [Path(path), Path("src/rapido", path), Path("frontend/src", path)]
    assert any(place.exists() for place in places), path


def glossary() -> list[tuple[str, str]]:
    rows = [line.strip("| ").split(" | ") for line in section("Glossary").splitlines()]
    game = [row for row in rows if len(row) == 6 and not row[0].startswith(("English", "---"))]
    return [
        (language, word)
        for row in game
        for language, word in zip(LANGUAGES, row, strict=False)
        if word not in {"X", "X (cross)"}
    ]


@pytest.mark.parametrize(("language", "word"), glossary())
def test_app_uses_the_glossary(language: str, word: str) -> None:
    files = Path("src/rapido/locales", language).rglob("*.ftl")
    assert word.lower() in "\n".join(file.read_text("utf-8") for file in files).lower()
