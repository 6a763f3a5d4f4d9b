"""The first pages for players: the same in five languages, with rules and labels of the game."""

import importlib.util
import re
from pathlib import Path

import pytest

from rapido.locales import LANGUAGES
from tests.browser.test_languages import catalog
from tests.docs.code_blocks import blocks

PAGES = {language: Path("docs") / language / "README.md" for language in LANGUAGES}


def text_of(language: str) -> str:
    return PAGES[language].read_text("utf-8")


def test_rules_are_those_of_the_catalogs() -> None:
    spec = importlib.util.spec_from_file_location("make_rules", "docs/make_rules.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    written: dict[Path, str] = module.generate()
    for path, text in written.items():
        assert path.read_text("utf-8") == text, "run python docs/make_rules.py"
    numbers = re.findall(r"^### (R\d+) ", Path("docs/fr/rules.md").read_text("utf-8"), re.MULTILINE)
    assert numbers == [f"R{number}" for number in range(1, 27)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_page_has_what_the_english_one_has(language: str) -> None:
    def shape(name: str) -> list[str]:
        return re.findall(r"^(#+ |\d\.|```|<img)", text_of(name), re.MULTILINE)

    def commands(name: str) -> list[str]:
        lines = "\n".join(block.text for block in blocks(PAGES[name])).splitlines()
        return [re.sub(r" \S+\.backup$", "", line) for line in lines]

    def actions(name: str) -> int:
        return len(re.findall(r"^\*\*.+?\*\* ", text_of(name), re.MULTILINE))

    assert shape(language) == shape("en")
    assert actions(language) == actions("en")
    assert commands(language) == commands("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_are_those_of_the_game(language: str) -> None:
    labels = re.findall(r"(?<!\*)\*([^*\n]+)\*(?!\*)", text_of(language))
    assert len(labels) >= 5
    assert set(labels) <= set(catalog(language).values())


@pytest.mark.parametrize("path", sorted(Path("docs").glob("??/*.md")), ids=str)
def test_apostrophes_and_spaces_are_those_of_the_game(path: Path) -> None:
    not_words = re.compile(r"```.*?```|`[^`]*`|<!--.*?-->|\]\(.*?\)", re.DOTALL)
    text = not_words.sub("", path.read_text("utf-8"))
    assert "'" not in text
    if path.parent.name == "fr":
        assert re.findall(r".*(?<!\u202f)[;:!?»%]|.*«(?!\u202f)", text) == []
