"""Lock files: every package pinned with hashes, no index URLs, in sync with pyproject.toml."""

import re
import tomllib
from pathlib import Path

import pytest

LOCKS = sorted(Path("requirements").glob("*.txt"))
PROJECT = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["project"]
EXTRAS = {
    "run": ["serve", "scale"],
    "test": ["serve", "scale", "test"],
    "bench": ["serve", "scale", "bench"],
    "lab": ["serve", "scale", "lab"],
}
"""what a lock file contains besides the dependencies of every installation; see renew"""
OWN = "rapido-game["
BUILD_TOOLS = ("node", "zig", "docs")
ENTRY = re.compile(
    r"^(?P<name>[a-z0-9-]+)==(?P<version>[0-9][^ ;]*)(?: ; (?P<marker>[^\\]+?))? \\$"
)


def pinned(path: Path) -> dict[str, str]:
    entries = [ENTRY.match(line) for line in path.read_text().splitlines() if line[0] != " "]
    assert all(entries), "a line is neither a package nor a hash"
    return {entry["name"]: entry["version"] for entry in entries if entry}


def name_and_minimum(requirement: str) -> tuple[str, str]:
    """Split a requirement into its normalized name and minimum version."""
    match = re.fullmatch(r"([A-Za-z0-9._-]+)(?:\[[a-z]+\])?>=([0-9.]+)(?:;.*)?", requirement)
    assert match, f"write {requirement!r} as NAME>=VERSION"
    return re.sub(r"[-_.]+", "-", match[1]).lower(), match[2]


def numbers(version: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", version)]


def test_lock_files_are_those_of_renew() -> None:
    assert {path.stem for path in LOCKS} == {*EXTRAS, *BUILD_TOOLS}


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.stem)
def test_every_package_has_hashes(path: Path) -> None:
    blocks = re.split(r"\n(?=\S)", path.read_text().strip())
    for block in blocks:
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", block), block.splitlines()[0]


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.stem)
def test_no_index_url(path: Path) -> None:
    assert not re.search(r"://|index-url|find-links|@ ", path.read_text())


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.stem)
def test_lock_satisfies_pyproject(path: Path) -> None:
    requirements = []
    if path.stem in BUILD_TOOLS:
        requirements = path.with_suffix(".in").read_text().splitlines()
    else:
        requirements = [*PROJECT["dependencies"]]
        for extra in EXTRAS[path.stem]:
            listed = PROJECT["optional-dependencies"][extra]
            requirements += [each for each in listed if not each.startswith(OWN)]
        requirements += Path("requirements/build.in").read_text().splitlines()
    found = pinned(path)
    for requirement in requirements:
        name, minimum = name_and_minimum(requirement)
        assert numbers(found[name]) >= numbers(minimum), requirement


def test_locks_agree() -> None:
    versions: dict[str, set[str]] = {}
    for path in LOCKS:
        for name, version in pinned(path).items():
            versions.setdefault(name, set()).add(version)
    assert {name for name, found in versions.items() if len(found) > 1} == set()
