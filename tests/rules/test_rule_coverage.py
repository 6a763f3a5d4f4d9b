"""Every numbered rule has a statement, a function, a conformance case and a test."""

import ast
import re
import tomllib
from pathlib import Path

NUMBERS = {f"R{number}" for number in range(1, 27)}


def numbers_in(text: str) -> set[str]:
    return set(re.findall(r"\bR[1-9][0-9]?\b", text))


def test_every_rule_is_stated_once() -> None:
    stated = re.findall(
        r"^\*\*(R[0-9]+)\*\*", Path("docs/rules.md").read_text("utf-8"), re.MULTILINE
    )
    assert stated == sorted(NUMBERS, key=lambda number: int(number[1:]))


def test_every_rule_has_a_function() -> None:
    named: set[str] = set()
    for path in Path("src/rapido/rules").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                named |= numbers_in((ast.get_docstring(node) or "").partition(":")[0])
    assert named == NUMBERS


def test_every_rule_has_a_conformance_case() -> None:
    cases = tomllib.loads(Path("conformance/rules.toml").read_text("utf-8"))
    named = [number for kind in cases.values() for case in kind for number in case["rule"]]
    assert set(named) == NUMBERS


def test_every_rule_has_a_test() -> None:
    text = Path("tests/rules/test_numbered_rules.py").read_text("utf-8")
    named = {
        f"R{int(number)}" for number in re.findall(r"^def test_r([0-9]+)_", text, re.MULTILINE)
    }
    assert named == NUMBERS


def test_conformance_case_names_are_unique() -> None:
    cases = tomllib.loads(Path("conformance/rules.toml").read_text("utf-8"))
    for kind in cases.values():
        names = [case["name"] for case in kind]
        assert len(names) == len(set(names))
