"""The parts that make pages of the site: links, diagrams, reference, checks."""

import tomllib
from pathlib import Path

import pytest
from website.build import HERE
from website.check import faults_of
from website.diagrams import draw_diagrams
from website.labels import CREDIT, SECTIONS, titles_of_sections, translate_labels
from website.languages import languages_of_titles, mark_languages, stay_in_language
from website.links import SiteLinks
from website.navigation import read_navigation
from website.pages import source_page, title_of
from website.reference import reference_pages


@pytest.fixture
def docs(tmp_path: Path) -> Path:
    for name in ("docs/a/one.md", "docs/two.md", "docs/a/pic.svg", "src/code.py", "TOP.md"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    return tmp_path / "docs"


def links(docs: Path, *missing: str) -> SiteLinks:
    places = {"a/one.md": "a/one.md", "two.md": "two.md", "../TOP.md": "top.md"}
    pages = {(docs / name).resolve(): Path(place) for name, place in places.items()}
    return SiteLinks(pages, docs, missing)


@pytest.mark.parametrize(
    ("written", "rewritten"),
    [
        ("[x](../two.md#y)", "[x](../two.md#y)"),
        ("[x](../../TOP.md)", "[x](../top.md)"),
        ("[x](#here) [y](https://rapido.example/)", "[x](#here) [y](https://rapido.example/)"),
        ("[the code](../../src/code.py)", "the code"),
        ("[of\ntwo lines](../../TOP.md)", "[of\ntwo lines](../top.md)"),
        ('<img src="pic.svg" alt="">', '<img src="pic.svg" alt="">'),
        ("`[x](../../TOP.md)`", "`[x](../../TOP.md)`"),
        ("```\n[x](gone.md)\n```", "```\n[x](gone.md)\n```"),
        ("[later](../later.md)", "later"),
    ],
)
def test_links_lead_to_places_in_the_site(docs: Path, written: str, rewritten: str) -> None:
    found = links(docs, "later.md")
    assert found.rewrite(written, docs / "a" / "one.md") == rewritten
    assert found.broken == []


def test_files_that_pages_name_are_copied(docs: Path) -> None:
    found = links(docs)
    found.rewrite("![a picture](a/pic.svg)", docs / "two.md")
    assert found.files == {docs / "a" / "pic.svg": Path("a/pic.svg")}


def test_link_that_leads_nowhere_is_told(docs: Path) -> None:
    found = links(docs)
    found.rewrite("[x](gone.md)", docs / "two.md")
    assert found.broken == ["two.md: gone.md does not exist"]


def test_sequence_diagram() -> None:
    drawn = draw_diagrams(
        "before\n\n```mermaid\nsequenceDiagram\n  participant A as Page\n  participant B as Store\n"
        "  A->>B: keep <this>\n  B-->>A: kept\n  A->>A: think\n  Note over A,B: done\n```\n\nafter"
    )
    assert "mermaid" not in drawn
    assert drawn.count('class="tip"') == 2
    told = "Page to Store: keep &lt;this&gt;; Store to Page: kept; Page to Page: think; done."
    assert f'role="img" aria-label="Sequence diagram. {told}"' in drawn
    for text in ("Page", "Store", "keep &lt;this&gt;", "kept", "think", "done"):
        assert f">{text}</tspan>" in drawn


def test_rows_in_a_box_of_a_sequence_diagram_are_short() -> None:
    drawn = draw_diagrams(
        "```mermaid\nsequenceDiagram\n  participant A as Page\n  A->>A: already known: same\n```"
    )
    assert ">already known:</tspan>" in drawn


def test_layers_are_drawn_below_what_uses_them() -> None:
    drawn = draw_diagrams(
        '```mermaid\nflowchart TD\n  top["top: first"] --> middle\n  subgraph middle [the middle]\n'
        '    left["left: a"]\n    right["right: b"]\n  end\n  middle --> low["low: last"]\n'
        "  top --> low\n```"
    )
    rows = drawn.split("layers-arrow")
    assert [[name in row for name in ("first", "left", "last")] for row in rows] == [
        [True, False, False],
        [False, True, False],
        [False, False, True],
    ]


@pytest.mark.parametrize(
    "source", ["pie\n  A: 1", "sequenceDiagram\n  loop x", "flowchart TD\n  ?"]
)
def test_other_diagrams_are_refused(source: str) -> None:
    with pytest.raises(ValueError, match="diagram"):
        draw_diagrams(f"```mermaid\n{source}\n```")


def test_reference_has_signatures_docstrings_and_links(tmp_path: Path) -> None:
    package = tmp_path / "rapido" / "rules"
    package.mkdir(parents=True)
    (tmp_path / "rapido" / "__init__.py").touch()
    (package / "__init__.py").write_text(
        '"""The rules."""\nfrom rapido.rules.play import Oops, Pair, Roll, Same, apply\n'
        '__all__ = ["Oops", "Pair", "Roll", "Same", "apply"]\n'
    )
    (package / "play.py").write_text(
        "from dataclasses import dataclass\nfrom typing import ClassVar, NamedTuple\n\n"
        "@dataclass\nclass Pair:\n    name: ClassVar = 'pair'\n    field: int\n"
        '    """where it | lies"""\n    index: int = 0\n\n'
        "class Roll(NamedTuple):\n    a: int\n    b: int = 1\n"
        "    @property\n    def value(self) -> int: ...\n\n"
        'class Oops(ValueError):\n    """Wrong."""\n\n'
        'def apply(pair: Pair, many: int = 1) -> Pair:\n    """Move a `Pair`: docs/rules.md."""\n'
        "class Game:\n    def __init__(self, players: int) -> None:\n        self.on = players\n"
        "Same = Game\n"
    )
    page = reference_pages(tmp_path)["reference/rules.md"]
    assert page.startswith("# rapido.rules\n\nThe rules.\n")
    assert "def apply(pair: Pair, many: int = 1) -> Pair" in page
    assert "Move a [`Pair`](#Pair): [rules](../rules.md)." in page
    assert "class Same\nSame(players: int)\n" in page
    assert "class Pair\nPair(field: int, index: int = 0)\n" in page
    assert "class Roll(NamedTuple)\nRoll(a: int, b: int = 1)\n" in page
    assert r"| `field` | `int` | where it \| lies |" in page
    assert page.index("## Errors") < page.index("### Oops { #Oops }")


def test_reference_continues_pages_and_follows_names_of_modules(tmp_path: Path) -> None:
    package = tmp_path / "rapido" / "fair"
    package.mkdir(parents=True)
    (tmp_path / "rapido" / "__init__.py").touch()
    (package / "__init__.py").write_text(
        '"""Sealed dice."""\nfrom rapido.fair.verify import Kind, verify\n'
        '__all__ = ["Kind", "verify"]\n'
    )
    (package / "verify.py").write_text(
        "class Kind:\n    verify = 'a'\n    nothing = None\n    @classmethod\n"
        "    async def of(cls) -> int: ...\n"
        'def verify(record: str) -> Kind:\n    """Check a `Kind`."""\n'
    )
    page = reference_pages(tmp_path, ["reference/fair.md"])["reference/fair.md"]
    assert "Sealed dice" not in page
    assert "def verify(record: str) -> Kind" in page
    assert "| `verify` | `'a'` |  |" in page  # a member, not a link to the function
    assert "`nothing`" not in page
    assert "@classmethod\nasync def of() -> int" in page


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("# Play *Rapido*\n\n# More", "Play Rapido"),
        ("text\n\n# The `rules`, [numbered](rules.md)\n", "The rules, numbered"),
        ("no heading", ""),
    ],
)
def test_title_is_the_first_heading(text: str, title: str) -> None:
    assert title_of(text) == title


def test_source_code_is_a_page(tmp_path: Path) -> None:
    (tmp_path / "engine.mjs").write_text("// ```\nplay();\n")
    page = source_page(tmp_path / "engine.mjs")
    assert page == "# engine.mjs\n\n````javascript\n// ```\nplay();\n````\n"


def test_languages_are_marked() -> None:
    titles = languages_of_titles(
        [
            {"Play": [{"Rules": "en/rules.md"}, {"Deutsch": [{"Die Regeln": "de/rules.md"}]}]},
            {"Changelog": "changelog.md"},
        ]
    )
    assert titles == {"Deutsch": "de", "Die Regeln": "de"}
    page = (
        '<html lang="en" class="no-js"><ul class="md-tabs__list">'
        '<span class="md-ellipsis">\nDie Regeln\n</span><a href="de/rules.html">Deutsch</a>'
        '<span class="md-ellipsis">Rules</span>'
    )
    marked = page.replace('">\nDie', '" lang="de">\nDie').replace(
        '">Deutsch', '" lang="de">Deutsch'
    )
    assert mark_languages(page, "en", titles) == marked
    own = marked.replace('<html lang="en"', '<html lang="de"').replace(
        '"md-tabs__list"', '"md-tabs__list" lang="en"'
    )
    assert mark_languages(page, "de", titles) == own


def test_labels_around_a_page_are_translated() -> None:
    page = (
        '<a href="#x" title="Back to top">\nNext\n</a><nav aria-label="Previous: Play"></nav>'
        '{"clipboard.copy":"Copy to clipboard"}<article><b>Next</b></article><i>Next week</i>'
    )
    assert translate_labels(page, "en") == page
    assert translate_labels(page, "de") == (
        '<a href="#x" title="Nach oben">\nWeiter\n</a><nav aria-label="Zurück: Play"></nav>'
        '{"clipboard.copy":"Kopieren"}<article><b>Next</b></article><i>Next week</i>'
    )


def test_pages_lead_to_others_in_their_language() -> None:
    next_page = '<a href="{}" class="md-footer__link md-footer__link--next">\nDie Regeln\n</a>'
    page = '<a href="../{}index.html" class="md-tabs__link">' + next_page
    assert stay_in_language(page.format("en/", "rules.html"), "de") == (
        '<a href="index.html" class="md-tabs__link">' + next_page.format("rules.html")
    )
    page = page.format("start/", "../fr/index.html")
    assert stay_in_language(page, "de") == '<a href="../start/index.html" class="md-tabs__link">'
    assert stay_in_language(page, "en") == page


def test_sections_and_credit_are_translated() -> None:
    sections = [title for entry in read_navigation() for title in entry]
    assert sections == [*SECTIONS]
    settings = tomllib.loads((HERE / "zensical.toml").read_text("utf-8"))
    assert [settings["project"]["copyright"]] == [*CREDIT]
    assert translate_labels("<a>\nPlay\n</a>", "it") == "<a>\nGiocare\n</a>"
    assert titles_of_sections("it")["Giocare"] == "it"
    assert titles_of_sections("en") == {}


def test_faults_of_a_site_are_found(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(
        '<title>A</title><h1 id="top"></h1><a href="b.html#here">fine</a><a href="#top">fine</a>'
        '<a href="https://rapido.example/">fine</a><a href="b.html#gone">x</a>'
        '<a href="c.html">x</a>'
        '<script src="https://cdn.example/x.js"></script><a href="sub">x</a><a href="/b.html">x</a>'
    )
    (tmp_path / "b.html").write_text('<title>A</title><p id="here"></p><img src="b.html">')
    (tmp_path / "loose.html").write_text('<a href="index.html">fine</a><a href="#">fine</a>')
    (tmp_path / "sub").mkdir()
    assert list(faults_of(tmp_path)) == [
        'b.html: src="b.html" has no alternative text',
        "index.html: it has the title of b.html",
        "index.html: b.html#gone has no such anchor",
        "index.html: c.html does not exist",
        "index.html: https://cdn.example/x.js is loaded from elsewhere",
        "index.html: sub is a folder, which a browser lists when it reads files",
        "index.html: /b.html leads out of the site",
        "loose.html: it has no title",
        "loose.html: no page links to it",
    ]
