"""Message catalogs of the browser: complete in five languages, all used, punctuated correctly."""

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from rapido.locales import LANGUAGES
from tests.locales.test_catalogs import nodes, variables

FOLDER = Path("src/rapido/locales")
AREAS = sorted(path.stem for path in (FOLDER / "en" / "web").glob("*.ftl"))
SHARED = ("game", "review", "record", "position")
"""catalogs that the browser shares with the command line"""
SOURCES = [
    *Path("frontend/src").rglob("*.svelte"),
    *(path for path in Path("frontend/src").rglob("*.ts") if ".gen." not in path.name),
    *Path("frontend/src").rglob("*.json"),
    *Path("frontend/build").glob("*.js"),
]


def text_of(language: str, area: str) -> str:
    return (FOLDER / language / "web" / f"{area}.ftl").read_text("utf-8")


def messages(language: str, area: str) -> dict[str, ftl.Message]:
    body = FluentParser(with_spans=False).parse(text_of(language, area)).body
    assert not [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    by_key = {entry.id.name: entry for entry in found}
    assert len(by_key) == len(found), "a key is there twice"
    return by_key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert sorted(path.stem for path in (FOLDER / language / "web").glob("*.ftl")) == AREAS


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_and_variables_match_english(language: str, area: str) -> None:
    english, other = messages("en", area), messages(language, area)
    assert list(other) == list(english)
    for key, message in other.items():
        assert variables(message) == variables(english[key]), key


def test_keys_are_unique_across_files() -> None:
    text = "\n".join((FOLDER / "en" / f"{part}.ftl").read_text("utf-8") for part in SHARED)
    shared = FluentParser(with_spans=False).parse(text)
    keys = Counter(key for area in AREAS for key in messages("en", area))
    keys.update(entry.id.name for entry in shared.body if isinstance(entry, ftl.Message))
    assert [key for key, count in keys.items() if count > 1] == []


def test_no_missing_or_unused_keys() -> None:
    code = "\n".join(path.read_text("utf-8") for path in SOURCES)
    # Keys are literals, or start with a literal that ends in a hyphen: say(`color-${color}`).
    literals = set(re.findall(r"[\"'`]([a-z]+(?:-[a-z0-9_]+)+)[\"'`]", code))
    prefixes = set(re.findall(r"[\"'`]([a-z]+(?:-[a-z0-9_]+)*-)\$\{", code))
    prefixes |= set(re.findall(r"[\"'`]([a-z]+(?:-[a-z0-9_]+)*-)[\"'`]", code))
    english = {key: message for area in AREAS for key, message in messages("en", area).items()}
    referenced = {
        node.id.name
        for message in english.values()
        for node in nodes(message)
        if isinstance(node, ftl.MessageReference)
    }
    unused = [
        key
        for key in english
        if key not in literals | referenced
        and not any(key.startswith(prefix) for prefix in prefixes)
    ]
    assert unused == []
    used = set(re.findall(r"\bsay\(\s*[\"']([a-z0-9_-]+)[\"']", code))
    shared = "".join((FOLDER / "en" / f"{part}.ftl").read_text("utf-8") for part in SHARED)
    missing = [key for key in used if key not in english and f"\n{key} =" not in shared]
    assert missing == []
    used_prefixes = set(re.findall(r"\bsay\(\s*`([a-z0-9_-]+-)\$\{", code))
    known = [*english, *re.findall(r"^([a-z][\w-]*) =", shared, re.MULTILINE)]
    assert used_prefixes
    assert [
        prefix for prefix in used_prefixes if not any(key.startswith(prefix) for key in known)
    ] == []


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_formats(language: str, area: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text_of(language, area)))
    for key, message in messages(language, area).items():
        for value in (0, 1, 2, 5, 11):
            found = bundle.get_message(key)
            assert found.value is not None
            values = dict.fromkeys(variables(message), value)
            sentence, faults = bundle.format_pattern(found.value, values)
            assert not faults, (key, faults)
            assert sentence
            assert "{" not in str(sentence), key


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_and_spacing(language: str, area: str) -> None:
    sentences = [
        node.value
        for message in messages(language, area).values()
        for node in nodes(message)
        if isinstance(node, ftl.TextElement)
    ]
    for sentence in sentences:
        assert '"' not in sentence, sentence
        assert not re.search(r"\w'\w", sentence), sentence
        if language == "fr":
            assert not re.search(r"[^\u202f\s][!?;»]", sentence), sentence
            assert not re.search(r"«[^\u202f]", sentence), sentence
            assert not re.search(r"[ \u00a0][!?;:»%]", sentence), sentence
