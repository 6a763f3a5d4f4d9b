"""Log all commands, responses and updates of a test, and check them against the store."""

import json
import secrets
import sqlite3
from collections import Counter
from collections.abc import Collection, Container, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from rapido.fair import Contribution, Verdict, verify
from rapido.record import read_moves, read_record, write_moves, write_position
from rapido.rules import RapidoError, State, apply, new_game
from tests.faults.words import GameWords, StoredWords

RECENT = 256
"""how many single versions the server resends"""


@dataclass(slots=True)
class Call:
    """A command and its outcome as known to the sender."""

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


class Observation(NamedTuple):
    """A version as a client received it."""

    version: int
    fact: str
    position: str | None


class Row(NamedTuple):
    """A stored entry."""

    version: int
    key: str
    what: dict[str, Any]
    batch: str
    """equal for all entries of a command"""


class Stored(NamedTuple):
    """The stored entries of a room, its game secrets, and the records as served by HTTP."""

    rows: list[Row]
    secrets: dict[str, bytes]
    records: dict[str, str]


@dataclass(slots=True)
class History:
    """All commands, responses and updates of all clients."""

    calls: dict[str, Call] = field(default_factory=dict[str, Call])
    seen: dict[tuple[str, str], list[Observation]] = field(
        default_factory=dict[tuple[str, str], list[Observation]]
    )
    errors: list[str] = field(default_factory=list[str])
    """errors found while recording"""
    unsure: frozenset[str] = frozenset()
    """codes of refusals after which a command may be stored all the same"""
    answers: Counter[str] = field(default_factory=Counter[str])
    """commands that were acknowledged, as `ok`, and refusals by their code"""

    def called(self, who: str, room: str, command: dict[str, Any], seen: int | None) -> Call:
        call = Call(who, room, secrets.token_hex(8), command, seen)
        self.calls[call.key] = call
        return call

    def answered(self, answer: dict[str, Any], at: int) -> None:
        """Record a response to a client that had received all updates up to `at`."""
        call = self.calls[answer["key"]]
        before = (call.outcome, call.version)
        # After `unavailable` the same key may be sent again.
        is_final = call.outcome != "unknown" and call.code not in {"unavailable", *self.unsure}
        if answer["type"] == "done":
            self.answers["ok"] += call.outcome != "ok"
            call.outcome, call.version, call.code = "ok", answer["version"], ""
            if call.version > at:
                self.errors.append(f"{call.who}: version {call.version} done, but {at} received")
        else:
            self.answers[answer["code"]] += 1
            if is_final and answer["code"] in self.unsure:
                return  # sent twice, and the second one says nothing about the first
            call.outcome, call.code = "refused", answer["code"]
        if is_final and before != (call.outcome, call.version):
            self.errors.append(f"{call.who}: {call.key} was {before}, then {answer}")

    def updated(self, who: str, room: str, update: dict[str, Any]) -> None:
        game = update["view"]["game"]
        position = game["position"] if game else None
        self._seen(who, room).append(Observation(update["version"], update["fact"], position))

    def welcomed(self, who: str, room: str, seen: int, welcome: dict[str, Any]) -> None:
        """Record the welcome of a client that reconnected with version `seen`."""
        now = welcome["view"]["version"]
        if now < seen:
            self.errors.append(f"{who}: had seen {seen}, but the room is at {now}")
        elif not welcome["complete"] and now - seen <= RECENT:
            self.errors.append(f"{who}: {seen + 1} to {now} are not complete")
        for missed in welcome["missed"]:
            self._seen(who, room).append(Observation(missed["version"], missed["fact"], None))
        if welcome["missed"]:
            last = self._seen(who, room).pop()
            game = welcome["view"]["game"]
            self._seen(who, room).append(last._replace(position=game and game["position"]))

    def count(self) -> Counter[str]:
        return Counter(call.outcome for call in self.calls.values())

    def _seen(self, who: str, room: str) -> list[Observation]:
        return self.seen.setdefault((who, room), [])


def read_store(path: Path, only: Collection[str] | None = None) -> dict[str, Stored]:
    """Read all rooms, or only some, from the database of a stopped or running server."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        rooms: dict[str, Stored] = {}
        rows = database.execute(
            "SELECT room, version, key, what, at, by FROM entries ORDER BY room, version"
        )
        for room, version, key, what, at, by in rows:
            if only is not None and room not in only:
                continue
            stored = rooms.setdefault(room, Stored([], {}, {}))
            stored.rows.append(Row(version, key or "", json.loads(what), f"{at} {by}"))
        for game, room, secret in database.execute("SELECT id, room, secret FROM games"):
            if room in rooms:
                rooms[room].secrets[game] = secret
        return rooms


def find_errors(history: History, rooms: dict[str, Stored]) -> list[str]:
    """Return all contradictions between the history and the store."""
    errors = list(history.errors)
    for room, stored in rooms.items():
        calls = [call for call in history.calls.values() if call.room == room]
        seen = {who: received for (who, where), received in history.seen.items() if where == room}
        found = [*_check_order(stored.rows), *_check_calls(stored.rows, calls, history.unsure)]
        expected, games = _replay(stored.rows)
        found += [error for game in games for error in _check_game(game, stored)]
        found += [error for who in seen for error in _check_seen(who, seen[who], expected)]
        errors += [f"room {room[:6]}: {error}" for error in found]
    lost = {call.room for call in history.calls.values()} - set(rooms)
    return errors + [f"room {room[:6]} is gone" for room in lost]


def _check_order(rows: list[Row]) -> Iterator[str]:
    if [row.version for row in rows] != list(range(1, len(rows) + 1)):
        yield "versions have gaps or duplicates"


def _check_calls(rows: list[Row], calls: list[Call], unsure: Container[str]) -> Iterator[str]:
    """Check that acknowledged commands are stored once, and refused ones not at all."""
    indexes: dict[str, list[int]] = {}
    for index, row in enumerate(rows):
        if row.key:
            indexes.setdefault(row.key, []).append(index)
    for call in calls:
        found = indexes.get(call.key, [])
        if call.outcome == "ok":
            if not found and not _was_done_before(rows, call):
                yield f"lost: {call}"
            elif found and [rows[index].version for index in found] != [call.version]:
                yield f"duplicated or at another version, {found}: {call}"
        elif call.outcome == "refused" and call.code not in unsure and found:
            yield f"refused but stored: {call}"
        elif len(found) > 1:
            yield f"duplicated: {call}"
        for index in found:
            yield from _check_facts(call, _facts(rows, index))


def _was_done_before(rows: list[Row], call: Call) -> bool:
    """Return whether words were opened already by an earlier command, whose answer got lost."""
    salts = {one["salt"] for one in call.command.get("words", ())}
    return any(
        fact.what.get("salt") in salts
        for index, row in enumerate(rows[: call.version])
        if salts and row.key
        for fact in _facts(rows, index)
    )


def _facts(rows: list[Row], index: int) -> list[Row]:
    """Return all entries of the command whose key is stored at this index."""
    first = last = index
    while first and rows[first - 1].batch == rows[index].batch and not rows[first - 1].key:
        first -= 1
    while last + 1 < len(rows) and rows[last + 1].batch == rows[index].batch:
        if rows[last + 1].key:
            break
        last += 1
    return rows[first : last + 1]


def _check_facts(call: Call, rows: list[Row]) -> Iterator[str]:
    """Check that the facts match the command."""
    matches = {
        "begin": [row.what["fact"] == "began" for row in rows],
        "throw": [row.what.get("token", "")[:1].isalpha() for row in rows],
        "place": [row.what.get("token") == f"@{call.command.get('field')}" for row in rows],
        "commitwords": [
            {"fact": "wordcommitted", **one} == row.what
            for row in rows
            for one in call.command.get("commitments", ())
        ],
        "revealwords": [
            {"fact": "wordrevealed", **one} == row.what
            for row in rows
            for one in call.command.get("words", ())
        ],
    }
    if sum(matches[call.command["do"]]) != 1:
        yield f"facts do not match the command: {rows}: {call}"
    if call.seen is not None and rows[0].version != call.seen + 1:
        yield f"based on another version: {rows}: {call}"


@dataclass(slots=True)
class _Game:
    """A game replayed from the stored rows."""

    id: str
    seal: str
    state: State
    words: GameWords
    """what the players added to the dice, which the record of a running game hides"""
    tokens: list[str] = field(default_factory=list[str])
    errors: list[str] = field(default_factory=list[str])

    def play(self, token: str) -> None:
        try:
            for move in read_moves(token, self.state):
                self.state = apply(self.state, move).state
        except RapidoError as error:
            self.errors.append(f"move {len(self.tokens) + 1}, {token}: {error}")
        self.tokens.append(token)


def _replay(rows: list[Row]) -> tuple[dict[int, Observation], list[_Game]]:
    """Replay all games of a room; return the expected observation by version, and the games."""
    expected: dict[int, Observation] = {}
    games: list[_Game] = []
    finish, sealed, words = 21, ("", ""), StoredWords()
    for row in rows:
        words.follow(row.what)
        match row.what:
            case {"fact": "configured", "finish": int(value)}:
                finish = value
            case {"fact": "opened" | "ended", "game": str(game), "seal": str(seal)}:
                sealed = (game, seal)
            case {"fact": "began", "order": order}:
                games.append(_Game(*sealed, new_game(len(order), finish), words.take(order)))
            case {"fact": "wordrevealed", "seat": seat, "salt": salt, "word": word}:
                games[-1].words.open(seat, salt, word)
            case {"fact": "played", "token": str(token)}:
                games[-1].play(token)
            case _:
                pass
        position = write_position(games[-1].state) if games else None
        expected[row.version] = Observation(row.version, row.what["fact"], position)
    return expected, games


def _check_game(game: _Game, stored: Stored) -> Iterator[str]:
    """Check the record of a game, and its dice against the seal."""
    yield from game.errors
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
    given: Sequence[Contribution] = record.players
    if record.secret == "" and not any(player.word for player in record.players):
        given = game.words.given
    if openings(given) != openings(game.words.given):
        yield f"the record of game {game.id[:6]} has other commitments or salts"
    checked = verify(record.start, record.moves, seal=game.seal, secret=secret, words=given)
    if checked.verdict is not Verdict.GENUINE:
        yield f"game {game.id[:6]}: {checked}"


def openings(words: Sequence[Contribution]) -> list[tuple[str, str]]:
    return [(each.commitment, each.salt) for each in words]


def _check_seen(
    who: str, seen: list[Observation], expected: dict[int, Observation]
) -> Iterator[str]:
    """Compare the updates a client received with the stored versions."""
    versions = [each.version for each in seen]
    if versions != list(range(1, len(versions) + 1)):
        yield f"{who} received versions with gaps or duplicates"
    if len(versions) != len(expected):
        yield f"{who} received {len(versions)} of {len(expected)} versions"
    for each in seen:
        stored = expected.get(each.version)
        if stored is None:
            yield f"{who} received {each}, which was never stored"
        elif (each.fact, each.position or stored.position) != (stored.fact, stored.position):
            yield f"{who} received {each}, not {stored}"
