"""The examples in the documents match what the programs do."""

import importlib.util
import json
import re
from pathlib import Path

import pytest

from rapido.engine import Session
from rapido.engine_protocol.wire import EngineRequest
from rapido.fair import Verdict, verify
from rapido.players import NoSuchBot
from rapido.players.features import MAX_FINISH
from rapido.players.heuristic import Heuristic
from rapido.players.rollout import PLAYOUTS
from rapido.record import BadRecord, read_json, read_position, read_text, write_position, write_text
from rapido.rules import RapidoError

DOCS = Path("docs")
README = Path("README.md")
NOTATION = DOCS / "notation.md"
PROTOCOL = DOCS / "engine-protocol.md"


def blocks(page: Path, language: str = "") -> list[str]:
    """Return the code blocks of a page that have this language, or none."""
    fenced = page.read_text("utf-8").split("\n```")[1:]
    opened = [block.partition("\n") for block in fenced[::2]]
    return [text + "\n" for mark, _, text in opened if mark == language]


def test_notation_position_round_trips() -> None:
    shown = next(block.strip() for block in blocks(NOTATION) if "/21" in block)
    assert write_position(read_position(shown)) == shown


def test_notation_game_is_valid_and_genuine() -> None:
    text = next(block for block in blocks(NOTATION) if block.startswith("Rapido 1"))
    record = read_text(text).complete_record()
    assert write_text(record) == text
    [as_json] = blocks(NOTATION, "json")
    assert read_json(as_json).complete_record() == record
    words = [player.word for player in record.players]
    check = verify(record.start, record.moves, seal=record.seal, secret=record.secret, words=words)
    assert check.verdict is Verdict.GENUINE


def test_notation_shows_the_real_error() -> None:
    shown = blocks(NOTATION)[-1].strip()
    damage = read_text(
        "Rapido 1\nPlayer A: a\nPlayer B: b\nPlayer C: c\n"
        "\n\n\n\n\n\n1. A46 @3\n2. C31\nResult: unfinished\n"
    ).damage
    assert isinstance(damage, BadRecord)
    assert str(damage) == shown


def test_engine_protocol_position_loads() -> None:
    [position] = blocks(PROTOCOL, "json")
    request = {"cmd": "load", "position": json.loads(position)}
    answer = json.loads(Session().answer(json.dumps(request).encode()))
    assert answer["position"] == json.loads(position)


def test_engine_protocol_conversation_is_real() -> None:
    lines = blocks(PROTOCOL)[0].splitlines()
    session = Session()
    for question, shown in zip(lines[::2], lines[1::2], strict=True):
        answer = session.answer(question.removeprefix("> ").encode()).decode()
        parts = shown.removeprefix("< ").split("…")
        pattern = ".*".join(re.escape(part.strip(",")) for part in parts)
        assert re.fullmatch(pattern, answer), answer


def test_engine_protocol_describes_evaluation() -> None:
    text = PROTOCOL.read_text("utf-8")
    assert f"for other games to step {MAX_FINISH} or less;" in text
    assert f"in longer games, `{Heuristic.name}` plays {PLAYOUTS} games to the end" in text


def test_engine_protocol_lists_every_request_and_error() -> None:
    text = PROTOCOL.read_text("utf-8")
    requests = set(re.findall(r'^\| `\{"cmd":"(\w+)"', text, re.MULTILINE))
    assert requests == {each.__struct_config__.tag for each in EngineRequest.__args__}
    codes = set(re.findall(r"^\| `(\w+)` \|", text.partition("## Errors")[2], re.MULTILINE))
    errors = [*RapidoError.__subclasses__(), NoSuchBot]
    ours = [error for error in errors if error.__module__.startswith(("rapido.rules", "rapido.p"))]
    assert codes == {error.code for error in ours}


def test_readme_is_short() -> None:
    """What it says in detail belongs into the documentation."""
    assert len(README.read_text("utf-8").splitlines()) <= 60


@pytest.mark.parametrize(
    ("script", "picture"),
    [("picture.py", "terminal.svg"), ("make_serve_picture.py", "pictures/serve.svg")],
)
def test_picture_of_the_terminal_is_current(script: str, picture: str) -> None:
    spec = importlib.util.spec_from_file_location(Path(script).stem, DOCS / script)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    drawn: str = module.draw()
    assert drawn == (DOCS / picture).read_text("utf-8")
    assert not re.search(r"href|src=|url\((?!#)", drawn)
