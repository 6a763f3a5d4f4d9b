"""The accessibility statement names every criterion, and tests that exist."""

import re
from pathlib import Path

STATEMENT = Path("docs/accessibility.md").read_text("utf-8")
TESTS = {path.stem: path.read_text("utf-8") for path in Path("tests/browser").glob("*.py")}

# Levels A and AA of WCAG 2.2: the last number of each, by guideline.
CRITERIA = {
    "1.1": [1],
    "1.2": [1, 2, 3, 4, 5],
    "1.3": [1, 2, 3, 4, 5],
    "1.4": [1, 2, 3, 4, 5, 10, 11, 12, 13],
    "2.1": [1, 2, 4],
    "2.2": [1, 2],
    "2.3": [1],
    "2.4": [1, 2, 3, 4, 5, 6, 7, 11],
    "2.5": [1, 2, 3, 4, 7, 8],
    "3.1": [1, 2],
    "3.2": [1, 2, 3, 4, 6],
    "3.3": [1, 2, 3, 4, 7, 8],
    "4.1": [2, 3],
}


def test_every_criterion_is_listed() -> None:
    listed: list[str] = []
    rows = re.findall(r"^\| (\d\.\d)\.(\d+)(?:–\d\.\d\.(\d+))? ", STATEMENT, re.M)
    for guideline, first, last in rows:
        listed += [f"{guideline}.{each}" for each in range(int(first), int(last or first) + 1)]
    assert listed == [f"{each}.{last}" for each, numbers in CRITERIA.items() for last in numbers]


def test_named_tests_exist() -> None:
    functions = set(re.findall(r"^def (\w+)", "\n".join(TESTS.values()), re.M))
    named = set(re.findall(r"\btest_\w+", STATEMENT)) | set(re.findall(r"`(\w+_\w+)`", STATEMENT))
    assert named - TESTS.keys() - functions == set()
