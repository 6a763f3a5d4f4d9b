"""Advice and reviews in the page are those of the server."""

import os
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.core.analysis import draw_position, draw_record, server_advice, server_review
from tests.core.compare import differences, judged_differences
from tests.core.node import NodeCore

TIMES = int(os.environ.get("RAPIDO_CORE_ANALYSES", "1"))
"""larger: as many times more requests"""
SEED = os.environ.get("RAPIDO_SEED", "0")


@pytest.mark.timeout(300 * TIMES)
@pytest.mark.parametrize(
    ("endpoint", "draw", "ask", "count"),
    [("advice", draw_position, server_advice, 60), ("review", draw_record, server_review, 20)],
)
def test_page_and_server_analyze_the_same(
    core: NodeCore,
    endpoint: str,
    draw: Callable[[Random], str],
    ask: Callable[[str], Any],
    count: int,
) -> None:
    answered = 0
    for number in range(count * TIMES):
        seed = f"{SEED} {endpoint} {number}"
        text = draw(Random(seed))
        server, [found] = ask(text), core.answers([(endpoint, {"text": text})])
        wrong = judged_differences(server, found)
        assert not wrong, f"request {seed!r}: {wrong[:9]}\n{text[:2000]}"
        answered += "answer" in found
    assert count * TIMES / 2 < answered < count * TIMES


def decision(*losses: float, best: int = 0, counted: bool = True) -> dict[str, Any]:
    return {"best": best, "counted": counted, "alternatives": [{"loss": each} for each in losses]}


def test_close_choices_may_be_judged_differently_and_no_others() -> None:
    near, far = decision(0.0, 4e-6, 0.3), decision(0.0, 2e-3, 0.3)
    assert judged_differences([near], [decision(4e-6, 0.0, 0.3, best=1)]) == []
    assert judged_differences([far], [far | {"best": 1}]) != []
    # Only what is said of choices.
    assert judged_differences([near, "A"], [near, "B"]) != []
    at_a_limit = decision(0.0, 0.0010000001)
    assert judged_differences([at_a_limit], [at_a_limit | {"counted": False}]) == []
    assert differences([at_a_limit], [at_a_limit | {"counted": False}]) != []
