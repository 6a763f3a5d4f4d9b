"""What is asked of the server and of the core."""

import json
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from rapido.rules import BadRequest, RapidoError
from tests.core import requests, server_answers
from tests.core.requests import Request


class Endpoint(NamedTuple):
    draw: Callable[[Random], Request]
    """draws a request, as JSON"""
    answer: Callable[[Request], object]
    """what the server answers to it, as a struct or JSON"""


ENDPOINTS: Final[Mapping[str, Endpoint]] = {
    "steps": Endpoint(requests.steps, server_answers.steps),
    "record": Endpoint(requests.record, server_answers.record),
    "written": Endpoint(requests.written, server_answers.written),
    "position": Endpoint(requests.position, server_answers.position),
    "name": Endpoint(requests.name, server_answers.name),
}
"""by the names that frontend/src/core/answers.testing.ts has"""


def server_answer(endpoint: str, request: Request) -> Any:
    """Return what the server answers, or the code of its error, as the core in Node does."""
    try:
        return {"answer": json.loads(msgspec.json.encode(ENDPOINTS[endpoint].answer(request)))}
    except RapidoError as error:
        return {"error": error.code}
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return {"error": BadRequest.code}
