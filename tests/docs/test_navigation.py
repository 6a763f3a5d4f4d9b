"""The navigation of the site names every page, once."""

from collections import Counter
from pathlib import Path

from website.navigation import as_toml, places, read_navigation, without
from website.pages import pages
from website.reference import PACKAGES


def named() -> list[str]:
    return list(places(read_navigation()))


def test_every_page_is_named_once() -> None:
    found = {place.as_posix() for place in pages(Path.cwd()).values()}
    assert found - set(named()) == set()
    assert {place for place, count in Counter(named()).items() if count > 1} == set()


def test_star_stands_for_the_numbered_pages_of_a_folder(tmp_path: Path) -> None:
    file = tmp_path / "navigation.toml"
    file.write_text('nav = [{ "A" = [{ "All" = "decisions/README.md" }, { "*" = "decisions" }] }]')
    [entry] = read_navigation(file)
    numbered = sorted(Path("docs/decisions").glob("[0-9]*.md"))
    assert [*places([entry])] == [
        "decisions/README.md",
        *(page.relative_to("docs").as_posix() for page in numbered),
    ]
    assert entry["A"][7] == {"7. No accounts": "decisions/07-no-accounts.md"}


def test_every_public_package_is_named() -> None:
    assert {f"reference/{name}.md" for name in PACKAGES} <= set(named())


def test_missing_pages_are_left_out_with_their_sections() -> None:
    entries = [{"A": "a.md"}, {"Section": [{"B": "b.md"}]}, {"C": [{"D": "d.md"}, {"E": "e.md"}]}]
    assert list(places(entries)) == ["a.md", "b.md", "d.md", "e.md"]
    kept = without(entries, {"b.md", "d.md"})
    assert kept == [{"A": "a.md"}, {"C": [{"E": "e.md"}]}]
    assert as_toml(kept) == '[{ "A" = "a.md" }, { "C" = [{ "E" = "e.md" }] }]'
