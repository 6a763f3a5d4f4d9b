"""What the server answers to a request, without HTTP: the functions behind its endpoints."""

import json
import re
from typing import TypeVar

import msgspec
from msgspec import Struct

from rapido.foreign_text import escape_text, is_visible
from rapido.record import is_line, is_name, read_record, write_json, write_text
from rapido.web.http.handlers.positions import check
from rapido.web.http.handlers.steps import play_game
from rapido.web.view.game import played_game
from rapido.web.wire.http import PositionRequest, StepsRequest
from tests.core.requests import Request

Kind = TypeVar("Kind", bound=Struct)


class Text(Struct, forbid_unknown_fields=True):
    """A text of any length: the page has no limit of bytes as the server has."""

    text: str


def steps(request: Request) -> object:
    return play_game(_body(request, StepsRequest))


def record(request: Request) -> object:
    return played_game(read_record(_body(request, Text).text))


def written(request: Request) -> object:
    found = read_record(_body(request, Text).text).record
    if found is None:
        return None
    text = write_text(found)
    head, gap, turns = text.partition("\n\n")
    short = head + gap + re.sub(" *; .*", "", turns)
    return {"text": text, "short": short, "json": write_json(found)}


def position(request: Request) -> object:
    return check(_body(request, PositionRequest).text)


def name(request: Request) -> object:
    text: str = request["text"]
    assert is_visible(text) == (escape_text(text) == text)
    return {"escaped": escape_text(text), "line": is_line(text), "name": is_name(text)}


def _body(request: Request, kind: type[Kind]) -> Kind:
    return msgspec.json.decode(json.dumps(request), type=kind)
