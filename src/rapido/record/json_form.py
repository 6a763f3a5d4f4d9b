"""A game as JSON, for programs: the same content as the text, without comments."""

import json
from typing import Any, Final

from rapido.record.damage import BadRecord, Expected
from rapido.record.game import Participant, Reading, Record, Transcript, last_state, result_of
from rapido.record.position import read_position, write_position
from rapido.record.tokens import write_moves
from rapido.rules import BadPosition

VERSION: Final = 1
_MEMBERS: Final = ("rapido", "tags", "players", "start", "seal", "secret", "moves", "result")
_PERSONAL: Final = ("name", "computer", "word", "commitment", "salt")

_Object = dict[str, Any]


def write_json(record: Record) -> str:
    """Format a game as a JSON object."""
    document = {
        "rapido": VERSION,
        "tags": dict(record.tags),
        "players": [_write_player(player) for player in record.players],
        "start": write_position(record.start),
        "seal": record.seal,
        "secret": record.secret,
        "moves": [token for token, _ in write_moves(record.moves, record.start)],
        "result": result_of(last_state(record)),
    }
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def read_json(text: str) -> Reading:
    """Parse a game from JSON: the part before the first error, and that error."""
    try:
        document = _read_object(text)
        transcript = Transcript(_build_record(document))
    except BadRecord as damage:
        return Reading(None, damage)
    try:
        for number, token in enumerate(_list(document, "moves")):
            where = f"moves[{number}]"
            transcript.play(where, _text(where, token))
        transcript.end("result", _text("result", document.get("result")))
    except BadRecord as damage:
        return Reading(transcript.record, damage)
    return Reading(transcript.record)


def _write_player(player: Participant) -> _Object:
    commitment = {"commitment": player.commitment} if player.commitment else {}
    salt = {"salt": player.salt} if player.salt else {}
    written = {"name": player.name, "computer": player.computer, "word": player.word}
    return written | commitment | salt


def _read_object(text: str) -> _Object:
    try:
        document = json.loads(text, object_pairs_hook=_members)
    except json.JSONDecodeError as error:
        place = _place_of(error)
        found = text[place:].partition("\n")[0]
        raise BadRecord(text.count("\n", 0, place) + 1, found, Expected.JSON) from error
    except (RecursionError, ValueError) as error:  # nested too deeply, or a huge integer
        raise BadRecord(1, text, Expected.JSON) from error
    document = _object("$", document)
    version = _written(document.get("rapido"))
    if version != str(VERSION):
        raise BadRecord("rapido", version, Expected.VERSION, str(VERSION))
    _check_members("$", document, _MEMBERS)
    return document


def _place_of(error: json.JSONDecodeError) -> int:
    """Return the place of the error: in `[1,]` the bracket, also if Python points to the comma."""
    if not error.msg.startswith("Illegal trailing comma"):  # since Python 3.13
        return error.pos
    return len(error.doc) - len(error.doc[error.pos + 1 :].lstrip())


def _members(pairs: list[tuple[str, Any]]) -> _Object:
    """Build an object; of a member that is there twice, readers would see different ones."""
    members: _Object = {}
    for name, value in pairs:
        if name in members:
            raise BadRecord(name, name, Expected.MEMBER_ONCE)
        members[name] = value
    return members


def _build_record(document: _Object) -> Record:
    players: list[Participant] = []
    for number, player in enumerate(_list(document, "players")):
        where = f"players[{number}]"
        members = _object(where, player)
        _check_members(where, members, _PERSONAL)
        texts = (_text(f"{where}.{member}", members.get(member, "")) for member in _PERSONAL)
        players.append(Participant(*texts))
    start = _text("start", document.get("start"))
    try:
        state = read_position(start)
    except BadPosition as error:
        raise BadRecord("start", start, Expected.POSITION, because=error) from error
    tags = _object("tags", document.get("tags", {})).items()
    return Record(
        players=tuple(players),
        start=state,
        seal=_text("seal", document.get("seal", "")),
        secret=_text("secret", document.get("secret", "")),
        tags=tuple((name, _text(f"tags.{name}", text)) for name, text in tags),
    )


def _object(where: str, value: object) -> _Object:
    if not isinstance(value, dict):
        raise BadRecord(where, _written(value), Expected.OBJECT)
    return value  # pyright: ignore[reportUnknownVariableType] - JSON keys are strings


def _list(document: _Object, member: str) -> list[object]:
    value = document.get(member)
    if not isinstance(value, list):
        raise BadRecord(member, _written(value), Expected.LIST)
    return value  # pyright: ignore[reportUnknownVariableType] - the items are checked one by one


def _text(where: str, value: object) -> str:
    if not isinstance(value, str):
        raise BadRecord(where, _written(value), Expected.TEXT)
    return value


def _written(value: object) -> str:
    """Write a value for an error; what is inside it can be nested too deeply to be written."""
    if not value or not isinstance(value, list | dict):
        return json.dumps(value)
    return "[…]" if isinstance(value, list) else "{…}"


def _check_members(where: str, value: _Object, members: tuple[str, ...]) -> None:
    for member in value:
        if member not in members:
            raise BadRecord(where, member, Expected.MEMBER, " ".join(members))
