"""The set-up speaks the user's language, although it has no Fluent yet."""

import re
import runpy
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from rapido.locales import LANGUAGES, VARIANTS, base_of, catalog
from rapido.locales.setup import message_in
from tests.launcher.repository import LAUNCHER, Repository
from tests.locales.test_catalogs import variables

FOLDER = Path("src/rapido/locales")
USERS = (LAUNCHER, Path("hatch_build.py"), *Path("src/rapido/kernel/native").glob("build*.py"))


def messages(language: str) -> list[ftl.Message]:
    text = (FOLDER / base_of(language) / "setup.ftl").read_text("utf-8")
    found = FluentParser(with_spans=False).parse(text).body
    return [entry for entry in found if isinstance(entry, ftl.Message)]


@pytest.mark.parametrize("language", [*LANGUAGES, *VARIANTS])
def test_messages_read_without_fluent_are_the_same(language: str) -> None:
    say = catalog(language)
    for message in messages(language):
        key, values = message.id.name, dict.fromkeys(variables(message), "Würfel & Spiel")
        assert message_in(language, key, **values) == say(key, **values)


def test_no_missing_or_unused_keys() -> None:
    code = "".join(path.read_text("utf-8") for path in USERS)
    explanations = runpy.run_path(str(LAUNCHER))["EXPLANATIONS"]
    steps = re.findall(r"\(\"([a-z]+)\", \[", code)
    used = {
        *re.findall(r"\"(setup-[a-z-]*[a-z])\"", code),
        *(f"setup-{name}" for _, name in explanations),
        *(f"setup-step-{name}" for name in steps),
    }
    assert used == {message.id.name for message in messages("en")}


@pytest.mark.parametrize(
    ("locale", "first", "step", "error"),
    [
        ("de_AT.UTF-8", "Rapido wird eingerichtet", "Pakete installieren", "Internetverbindung"),
        ("fr_FR.UTF-8", "Installation de Rapido", "installation des paquets", "ta connexion"),
        ("it_IT.UTF-8", "Installazione di Rapido", "installazione dei pacch", "la connessione"),
        ("es_MX.UTF-8", "Instalando Rapido", "instalando los paquetes", "tu conexión"),
        ("nl_NL.UTF-8", "Setting up Rapido", "installing packages", "your internet connection"),
    ],
)
def test_set_up_speaks_the_users_language(
    repository: Repository, locale: str, first: str, step: str, error: str
) -> None:
    result = repository.start(LANG=locale, FAIL_AT="--require-hashes", OUTPUT="timed out")
    assert result.stderr.startswith(first)
    assert f"] {step}" in result.stderr
    assert error in result.stderr.splitlines()[-1]
