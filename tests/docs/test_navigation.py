"""The navigation of the site names every page, once."""

from collections import Counter
from pathlib import Path

from website.navigation import as_toml, places, read_navigation, without
from website.pages import pages
from website.reference import PACKAGES

NOT_NAMED = {"decisions"}
"""folders whose pages are linked from the first one of them"""


def named() -> list[str]:
    return list(places(read_navigation()))


def test_every_page_is_named_once() -> None:
    found = {place.as_posix() for place in pages(Path.cwd()).values()}
    loose = {place for place in found if Path(place).parts[0] not in NOT_NAMED}
    assert loose - set(named()) == set()
    assert {place for place, count in Counter(named()).items() if count > 1} == set()


def test_every_public_package_is_named() -> None:
    assert {f"reference/{name}.md" for name in PACKAGES} <= set(named())


def test_missing_pages_are_left_out_with_their_sections() -> None:
    entries = [{"A": "a.md"}, {"Section": [{"B": "b.md"}]}, {"C": [{"D": "d.md"}, {"E": "e.md"}]}]
    assert list(places(entries)) == ["a.md", "b.md", "d.md", "e.md"]
    kept = without(entries, {"b.md", "d.md"})
    assert kept == [{"A": "a.md"}, {"C": [{"E": "e.md"}]}]
    assert as_toml(kept) == '[{ "A" = "a.md" }, { "C" = [{ "E" = "e.md" }] }]'
