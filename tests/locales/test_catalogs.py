"""Message catalogs of the core: well formed, complete in five languages, without unused keys."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import SimpleNamespace
from typing import cast

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import rapido
from rapido.cli import COMMANDS, OF_THE_PROJECT
from rapido.cli.terminal.menu import MenuCommand
from rapido.fair import Verdict
from rapido.lab.simulate.figures import MEANS
from rapido.locales import LANGUAGES, PARTS, VARIANTS, base_of, catalog, preferred_language
from rapido.players import LADDER
from rapido.record import Expected
from rapido.review.accounts.grade import Grade
from rapido.review.accounts.luck import LuckVerdict
from rapido.review.accounts.mistakes import Mistake
from rapido.rules import FaultReason, RapidoError
from rapido.web.settings.settings import SETTINGS
from rapido.web.sockets.codes import ELSEWHERE
from rapido.web.wire.messages import Phrase
from rapido.workers import WorkerFault

FOLDER = Path("src/rapido/locales")
SOURCES = ("option", "environment", "preset", "file", "lan", "default")

# Import everything, so that every error class is defined.
for module in walk_packages(rapido.__path__, "rapido."):
    if re.fullmatch(r"[a-z_.]+", module.name) and not module.name.endswith("__main__"):
        try:
            import_module(module.name)
        except ModuleNotFoundError as error:
            if error.name != "torch":  # only for training, which defines no errors
                raise


def text_of(language: str) -> str:
    return "\n".join((FOLDER / language / f"{part}.ftl").read_text("utf-8") for part in PARTS)


def resource(language: str) -> ftl.Resource:
    return FluentParser(with_spans=False).parse(text_of(language))


def messages(language: str) -> dict[str, ftl.Message]:
    body = resource(language).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


def nodes(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in cast("list[object]", value if isinstance(value, list) else [value]):
            if isinstance(child, ftl.BaseNode):
                yield from nodes(child)


def variables(message: ftl.Message) -> set[str]:
    return {node.id.name for node in nodes(message) if isinstance(node, ftl.VariableReference)}


def errors(kind: type[RapidoError]) -> Iterator[type[RapidoError]]:
    for error in kind.__subclasses__():
        yield error
        yield from errors(error)


def built_keys() -> set[str]:
    """Return the keys that are built at run time."""
    return {
        *(f"error-{error.code}" for error in errors(RapidoError)),
        f"error-{ELSEWHERE}",
        *(f"phrase-{phrase}" for phrase in Phrase),
        *(f"expected-{expected.name.lower()}" for expected in Expected),
        *(f"verify-{verdict}" for verdict in Verdict),
        *(f"play-key-{command.value}" for command in MenuCommand),
        *(f"bot-{name}" for name in LADDER),
        *(f"bot-name-{name}" for name in LADDER),
        *(f"command-{name}" for name in (*COMMANDS, *OF_THE_PROJECT)),
        *(f"setting-{name}" for name, each in SETTINGS.items() if each.option and name != "data"),
        *(f"review-grade-{grade}" for grade in Grade),
        *(f"review-luck-{verdict}" for verdict in LuckVerdict),
        *(f"review-mistake-{mistake}" for mistake in Mistake),
        *(f"position-fault-{reason}" for reason in FaultReason),
        *(f"settings-from-{source}" for source in SOURCES),
        *(f"room-bot-engine-{fault}" for fault in WorkerFault),
        *(f"simulate-{name}" for name in (*MEANS, "rolls_per_turn")),
    }


def calls() -> Iterator[ast.Call]:
    for path in Path("src/rapido").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                yield node


def string_literals() -> set[str]:
    return {
        node.value
        for path in Path("src/rapido").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalog_parses(language: str) -> None:
    junk = [entry.content for entry in resource(language).body if isinstance(entry, ftl.Junk)]
    assert junk == []
    keys = [entry.id.name for entry in resource(language).body if isinstance(entry, ftl.Message)]
    assert sorted(set(keys)) == sorted(keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_and_variables_match_english(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert list(other) == list(english)
    for key, message in other.items():
        assert variables(message) == variables(english[key]), key


def test_no_missing_or_unused_keys() -> None:
    keys = set(messages("en"))
    referenced = {
        node.id.name
        for message in messages("en").values()
        for node in nodes(message)
        if isinstance(node, ftl.MessageReference)
    }
    assert built_keys() <= keys
    # Those of the set-up have a test of their own: tests/launcher/test_languages.py.
    unused = keys - built_keys() - referenced - string_literals()
    assert {key for key in unused if not key.startswith("setup-")} == set()
    used = {
        call.args[0].value
        for call in calls()
        if isinstance(call.func, ast.Name | ast.Attribute)
        and re.fullmatch(r".*\bs?_?say", ast.unparse(call.func))
        and call.args
        and isinstance(call.args[0], ast.Constant)
    }
    assert len(used) > 30
    assert used <= keys


SAMPLES: dict[str, list[str | float]] = {
    "share": [0.0, 0.123, 1.0],
    "steps": [0, 1, 2, 3, 5],
    "rolls": [0, 1, 2, 87],
    "count": [1, 2, 6],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_formats(language: str) -> None:
    say = catalog(language)
    for key, message in messages(language).items():
        names = variables(message)
        varied = next((name for name in names if name in SAMPLES), None)
        for value in SAMPLES[varied] if varied else [0]:
            values: dict[str, str | float] = dict.fromkeys(names, "Iris")
            if varied:
                values[varied] = value
            sentence = say(key, **values)
            assert sentence
            assert "{" not in sentence
            assert "\u2068" not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals(language: str) -> None:
    say = catalog(language)
    sentences = [say("event-climbed", player="Iris", steps=n, step=9) for n in (1, 2, 3)]
    assert len(set(sentences)) == 3
    assert "1" not in sentences[0]
    assert "2" in sentences[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_hotkeys_are_unique_single_letters(language: str) -> None:
    say = catalog(language)
    keys = [say("play-key-roll"), *(say(f"play-key-{command.value}") for command in MenuCommand)]
    assert len(set(keys)) == len(keys)
    assert all(len(key) == 1 and key.isascii() and key.islower() for key in keys)
    assert say("play-yes") != say("play-no")


@pytest.mark.parametrize("language", LANGUAGES)
def test_punctuation_spacing(language: str) -> None:
    sentences = [
        node.value
        for message in messages(language).values()
        for node in nodes(message)
        if isinstance(node, ftl.TextElement)
    ]
    for sentence in sentences:
        if language == "fr" and "Player A:" not in sentence and "File" not in sentence:
            assert not re.search(r"[^\u202f\s][!?;»]", sentence), sentence
            assert not re.search(r"[ \u00a0](?:[!?;:»]|%(?!\())", sentence), sentence
        assert '"' not in sentence


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_CH.UTF-8"}, "de-CH"),
        ({"LANG": "de_LI"}, "de-CH"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "fr_CH.UTF-8"}, "fr"),
        ({"LANG": "de_DE", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "it", "LC_MESSAGES": "es_MX"}, "es"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "nl_NL", "LC_ALL": ""}, "en"),
    ],
)
def test_language_from_environment(environment: dict[str, str], language: str) -> None:
    assert preferred_language(environment) == language


@pytest.mark.parametrize(
    ("number", "language"),
    [(0x0407, "de"), (0x0807, "de-CH"), (0x100C, "fr"), (0x0409, "en"), (0x0413, "en"), (0, "en")],
)
def test_language_of_windows_unless_a_variable_says_otherwise(
    number: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = SimpleNamespace(GetUserDefaultUILanguage=lambda: number)
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setattr("ctypes.windll", SimpleNamespace(kernel32=asked), raising=False)
    assert preferred_language({}) == language
    assert preferred_language({"LANG": "it_IT.UTF-8"}) == "it"


def test_swiss_german_differs_in_spelling_only() -> None:
    german, swiss = catalog("de"), catalog("de-CH")
    plain = [key for key, message in messages("de").items() if not variables(message)]
    changed = [key for key in plain if swiss(key) != german(key)]
    assert len(changed) > 3
    spelled = str.maketrans({"ß": "ss", "„": "«", "“": "»"})
    assert [key for key in changed if swiss(key) != german(key).translate(spelled)] == [
        "phrase-bye"
    ]
    assert not any(letter in swiss(key) for key in plain for letter in "ß„“")
    assert swiss("review-percent", share=36.5).startswith("36.5")
    assert german("review-percent", share=36.5).startswith("36,5")


def test_variants_override_known_messages_only() -> None:
    for variant in VARIANTS:
        own = FluentParser(with_spans=False).parse((FOLDER / f"{variant}.ftl").read_text("utf-8"))
        keys = {entry.id.name for entry in own.body if isinstance(entry, ftl.Message)}
        files = (FOLDER / base_of(variant)).rglob("*.ftl")
        known = "".join(file.read_text("utf-8") for file in files)
        assert all(f"\n{key} =" in known for key in keys)


def test_unknown_key_or_missing_variable_raises() -> None:
    say = catalog("en")
    with pytest.raises(LookupError):
        say("no-such-key")
    with pytest.raises(Exception, match="player"):
        say("event-won")
