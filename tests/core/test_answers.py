"""The page computes what the server would have answered, whatever it is asked."""

import os
from random import Random

import pytest

from tests.core.compare import differences
from tests.core.endpoints import ENDPOINTS, server_answer
from tests.core.node import NodeCore

REQUESTS_EACH = int(os.environ.get("RAPIDO_CORE_REQUESTS", "250"))
"""random requests to each endpoint"""
SEED = os.environ.get("RAPIDO_SEED", "0")
AT_ONCE = 1000


@pytest.mark.timeout(max(300, REQUESTS_EACH // 10))
@pytest.mark.parametrize("endpoint", ENDPOINTS)
def test_page_and_server_answer_the_same(endpoint: str, core: NodeCore) -> None:
    for first in range(0, REQUESTS_EACH, AT_ONCE):
        numbers = range(first, min(first + AT_ONCE, REQUESTS_EACH))
        seeds = [f"{SEED} {endpoint} {number}" for number in numbers]
        requests = [ENDPOINTS[endpoint].draw(Random(seed)) for seed in seeds]
        found = core.answers((endpoint, request) for request in requests)
        for seed, request, got in zip(seeds, requests, found, strict=True):
            wrong = differences(server_answer(endpoint, request), got)
            assert not wrong, f"request {seed!r}: {wrong[:9]}\n{str(request)[:2000]}"
