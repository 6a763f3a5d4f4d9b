"""What was asked, answered and seen, and a judge who compares it with what was stored."""

import json
import secrets
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from rapido.fair import Verdict, verify
from rapido.record import read_moves, read_record, write_moves, write_position
from rapido.rules import RapidoError, State, apply, new_game

RECENT = 256
"""how far back a server tells each single version"""


@dataclass(slots=True)
class Call:
    """A command, and what became of it as far as its sender knows."""

    who: str
    room: str
    key: str
    command: dict[str, Any]
    seen: int | None
    outcome: str = "unknown"
    """`ok` with a version, `refused` with a code, or `unknown`"""
    version: int = 0
    code: str = ""

    @property
    def message(self) -> dict[str, Any]:
        return {"type": "do", "key": self.key, "seen": self.seen, "command": self.command}


class Seen(NamedTuple):
    """A version as a client was told of it."""

    version: int
    fact: str
    position: str | None


class Row(NamedTuple):
    """An entry as it is stored."""

    version: int
    key: str
    what: dict[str, Any]
    batch: str
    """the same for all entries of one command"""


class Stored(NamedTuple):
    """A room as it is stored, with the secrets of its games, and its records as told by HTTP."""

    rows: list[Row]
    secrets: dict[str, bytes]
    records: dict[str, str]


@dataclass(slots=True)
class History:
    """Everything that all clients have asked and were told."""

    calls: dict[str, Call] = field(default_factory=dict[str, Call])
    seen: dict[tuple[str, str], list[Seen]] = field(
        default_factory=dict[tuple[str, str], list[Seen]]
    )
    faults: list[str] = field(default_factory=list[str])
    """what could be seen to be wrong at once"""

    def called(self, who: str, room: str, command: dict[str, Any], seen: int | None) -> Call:
        call = Call(who, room, secrets.token_hex(8), command, seen)
        self.calls[call.key] = call
        return call

    def answered(self, answer: dict[str, Any], at: int) -> None:
        """Note an answer that came to a client which had been told all up to a version."""
        call = self.calls[answer["key"]]
        before = (call.outcome, call.version)
        # A store that takes nothing has not judged the command: it may be tried again.
        judged = call.outcome != "unknown" and call.code != "unavailable"
        if answer["type"] == "done":
            call.outcome, call.version = "ok", answer["version"]
            if call.version > at:
                self.faults.append(f"{call.who}: version {call.version} done, but {at} told")
        else:
            call.outcome, call.code = "refused", answer["code"]
        if judged and before != (call.outcome, call.version):
            self.faults.append(f"{call.who}: {call.key} was {before}, then {answer}")

    def saw(self, who: str, room: str, update: dict[str, Any]) -> None:
        game = update["view"]["game"]
        position = game["position"] if game else None
        self._seen(who, room).append(Seen(update["version"], update["fact"], position))

    def welcomed(self, who: str, room: str, seen: int, welcome: dict[str, Any]) -> None:
        """Note what a client was told when it came back with a version."""
        now = welcome["view"]["version"]
        if now < seen:
            self.faults.append(f"{who}: had seen {seen}, but the room is at {now}")
        elif not welcome["complete"] and now - seen <= RECENT:
            self.faults.append(f"{who}: {seen + 1} to {now} are not complete")
        for missed in welcome["missed"]:
            self._seen(who, room).append(Seen(missed["version"], missed["fact"], None))
        if welcome["missed"]:
            last = self._seen(who, room).pop()
            game = welcome["view"]["game"]
            self._seen(who, room).append(last._replace(position=game and game["position"]))

    def count(self) -> Counter[str]:
        return Counter(call.outcome for call in self.calls.values())

    def _seen(self, who: str, room: str) -> list[Seen]:
        return self.seen.setdefault((who, room), [])


def read_store(path: Path) -> dict[str, Stored]:
    """Read all rooms from the file of a server that has ended or goes on."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        rooms: dict[str, Stored] = {}
        rows = database.execute(
            "SELECT room, version, key, what, at, by FROM entries ORDER BY room, version"
        )
        for room, version, key, what, at, by in rows:
            stored = rooms.setdefault(room, Stored([], {}, {}))
            stored.rows.append(Row(version, key or "", json.loads(what), f"{at} {by}"))
        for game, room, secret in database.execute("SELECT id, room, secret FROM games"):
            rooms[room].secrets[game] = secret
        return rooms


def check(history: History, rooms: dict[str, Stored]) -> list[str]:
    """Return everything that is wrong; nothing if all is as it was acknowledged."""
    faults = list(history.faults)
    for room, stored in rooms.items():
        calls = [call for call in history.calls.values() if call.room == room]
        seen = {who: told for (who, where), told in history.seen.items() if where == room}
        found = [*_check_order(stored.rows), *_check_calls(stored.rows, calls)]
        told, games = _replay(stored.rows)
        found += [fault for game in games for fault in _check_game(game, stored)]
        found += [fault for who in seen for fault in _check_seen(who, seen[who], told)]
        faults += [f"room {room[:6]}: {fault}" for fault in found]
    lost = {call.room for call in history.calls.values()} - set(rooms)
    return faults + [f"room {room[:6]} is gone" for room in lost]


def _check_order(rows: list[Row]) -> Iterator[str]:
    if [row.version for row in rows] != list(range(1, len(rows) + 1)):
        yield "the versions have gaps or doubles"


def _check_calls(rows: list[Row], calls: list[Call]) -> Iterator[str]:
    """Compare what was acknowledged and what was refused with what is there."""
    places: dict[str, list[int]] = {}
    for place, row in enumerate(rows):
        if row.key:
            places.setdefault(row.key, []).append(place)
    for call in calls:
        found = places.get(call.key, [])
        if call.outcome == "ok":
            if not found:
                yield f"lost: {call}"
            elif [rows[place].version for place in found] != [call.version]:
                yield f"doubled or elsewhere, {found}: {call}"
        elif call.outcome == "refused" and found:
            yield f"refused and yet there: {call}"
        elif len(found) > 1:
            yield f"doubled: {call}"
        for place in found:
            yield from _check_kind(call, _facts(rows, place))


def _facts(rows: list[Row], place: int) -> list[Row]:
    """Return all entries of the command whose key stands at this place."""
    first = last = place
    while first and rows[first - 1].batch == rows[place].batch and not rows[first - 1].key:
        first -= 1
    while last + 1 < len(rows) and rows[last + 1].batch == rows[place].batch:
        if rows[last + 1].key:
            break
        last += 1
    return rows[first : last + 1]


def _check_kind(call: Call, rows: list[Row]) -> Iterator[str]:
    """Compare a command with the facts that it led to."""
    fits = {
        "begin": [row.what["fact"] == "began" for row in rows],
        "throw": [row.what.get("token", "")[:1].isalpha() for row in rows],
        "place": [row.what.get("token") == f"@{call.command.get('field')}" for row in rows],
    }
    if sum(fits[call.command["do"]]) != 1:
        yield f"not what was asked for: {rows}: {call}"
    if call.seen is not None and rows[0].version != call.seen + 1:
        yield f"made on a board that the player had not seen: {rows}: {call}"


@dataclass(slots=True)
class _Game:
    """A game as it follows from the stored rows alone."""

    id: str
    seal: str
    state: State
    tokens: list[str] = field(default_factory=list[str])
    faults: list[str] = field(default_factory=list[str])

    def play(self, token: str) -> None:
        try:
            for move in read_moves(token, self.state):
                self.state = apply(self.state, move).state
        except RapidoError as error:
            self.faults.append(f"move {len(self.tokens) + 1}, {token}: {error}")
        self.tokens.append(token)


def _replay(rows: list[Row]) -> tuple[dict[int, Seen], list[_Game]]:
    """Play all games of a room again; return each version as it must be told, and the games."""
    told: dict[int, Seen] = {}
    games: list[_Game] = []
    finish, sealed = 21, ("", "")
    for row in rows:
        match row.what:
            case {"fact": "configured", "finish": int(value)}:
                finish = value
            case {"fact": "opened" | "ended", "game": str(game), "seal": str(seal)}:
                sealed = (game, seal)
            case {"fact": "began", "order": order}:
                games.append(_Game(*sealed, new_game(len(order), finish)))
            case {"fact": "played", "token": str(token)}:
                games[-1].play(token)
            case _:
                pass
        position = write_position(games[-1].state) if games else None
        told[row.version] = Seen(row.version, row.what["fact"], position)
    return told, games


def _check_game(game: _Game, stored: Stored) -> Iterator[str]:
    """Compare a game with its record, and its dice with what was sealed."""
    yield from game.faults
    if game.id not in stored.records:
        yield f"game {game.id[:6]} has no record"
        return
    reading = read_record(stored.records[game.id])
    record = reading.record
    if record is None or reading.damage is not None:
        yield f"the record of game {game.id[:6]} cannot be read: {reading.damage}"
        return
    if [token for token, _ in write_moves(record.moves, record.start)] != game.tokens:
        yield f"the record of game {game.id[:6]} is not what was played"
    secret = stored.secrets[game.id].hex()
    if record.secret not in {"", secret} or record.seal != game.seal:
        yield f"the record of game {game.id[:6]} has another seal or secret"
    words = [player.word for player in record.players]
    checked = verify(record.start, record.moves, seal=game.seal, secret=secret, words=words)
    if checked.verdict is not Verdict.GENUINE:
        yield f"game {game.id[:6]}: {checked}"


def _check_seen(who: str, seen: list[Seen], told: dict[int, Seen]) -> Iterator[str]:
    """Compare what a client was told with what there was to tell."""
    versions = [each.version for each in seen]
    if versions != list(range(1, len(versions) + 1)):
        yield f"{who} was told versions with gaps or doubles"
    if len(versions) != len(told):
        yield f"{who} was told {len(versions)} of {len(told)} versions"
    for each in seen:
        stored = told.get(each.version)
        if stored is None:
            yield f"{who} was told {each}, which never happened"
        elif (each.fact, each.position or stored.position) != (stored.fact, stored.position):
            yield f"{who} was told {each}, not {stored}"
