"""The figures of the strategy page are those that were counted, and those of solving.md."""

import importlib.util
import json
import re
from pathlib import Path

SCRIPT = Path("docs/make_strategy.py")
SOLVING = Path("docs/solving.md").read_text("utf-8")
OPENING = Path("frontend/src/views/strategy/opening.ts").read_text("utf-8")


def test_figures_of_the_page_are_up_to_date() -> None:
    spec = importlib.util.spec_from_file_location("make_strategy", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    assert json.loads(script.page_figures()) == json.loads(script.FIGURES.read_text("utf-8"))
    for seats in script.SEATS:
        for share in seats:
            assert re.search(rf"\b{100 * share:.5g}\d*", SOLVING), share


def test_openings_are_those_of_the_solved_game() -> None:
    wins = [float(win) for win in re.findall(r"(?:win: |AGAIN = )(0\.\d+)", OPENING)]
    assert len(wins) > 8
    for win in wins:
        assert f"{100 * win:.1f}%" in SOLVING, win
