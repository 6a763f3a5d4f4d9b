"""A game as readable text: headers, one line per turn, the result."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from rapido.record.damage import BadRecord, Expected
from rapido.record.game import Participant, Reading, Record, Transcript, last_state, result_of
from rapido.record.letters import letter_of
from rapido.record.position import read_position, write_position
from rapido.record.tokens import write_moves
from rapido.rules import (
    FINISH,
    PLAYERS,
    BadPosition,
    Climbed,
    Event,
    Fell,
    Scored,
    State,
    ThrownOut,
    TurnPassed,
    Won,
    new_game,
)

VERSION: Final = "Rapido 1"
MAX_HEADER_LENGTH: Final = 40
"""characters of the name of a header; see also _TAG in game.py"""
_LETTERS: Final = tuple(letter_of(player) for player in range(max(PLAYERS)))
_HEADER: Final = re.compile("([A-Z][A-Za-z]*(?: [A-F])?):(.*)")
_PERSONAL: Final = re.compile("(?:Player|Computer|Word|Commitment|Salt) [A-F]")
_OPTIONAL: Final = ("Computer", "Word", "Commitment", "Salt")
_NUMBER: Final = re.compile("[1-9][0-9]{0,2}")
_COMMENT_COLUMN: Final = 32


class _Header(NamedTuple):
    """The text of a header and its line number."""

    line: int
    text: str


def write_text(record: Record) -> str:
    """Format a game as text."""
    result = f"Result: {result_of(last_state(record))}"
    return "\n".join([VERSION, *_write_headers(record), "", *_write_turns(record), result, ""])


def read_text(text: str) -> Reading:
    """Parse a game from text: the part before the first error, and that error."""
    lines = [line.strip() for line in text.split("\n")]
    blank = lines.index("") if "" in lines else len(lines)
    headers: dict[str, _Header] = {}
    try:
        _read_headers(lines[:blank], headers)
        transcript = Transcript(_build_record(headers, blank))
    except BadRecord as damage:
        return Reading(_partial_record(damage, headers), damage)
    try:
        _read_turns(lines, blank, transcript)
    except BadRecord as damage:
        return Reading(transcript.record, damage)
    return Reading(transcript.record)


def _write_headers(record: Record) -> Iterator[str]:
    yield from (f"{name}: {text}" for name, text in record.tags)
    for player, participant in enumerate(record.players):
        yield f"Player {_LETTERS[player]}: {participant.name}"
        if participant.computer:
            yield f"Computer {_LETTERS[player]}: {participant.computer}"
        if participant.word:
            yield f"Word {_LETTERS[player]}: {participant.word}"
        if participant.commitment:
            yield f"Commitment {_LETTERS[player]}: {participant.commitment}"
        if participant.salt:
            yield f"Salt {_LETTERS[player]}: {participant.salt}"
    start = record.start
    if start == new_game(start.players, start.finish):
        yield f"Finish: {start.finish}"
    else:
        yield f"Start: {write_position(start)}"
    if record.seal:
        yield f"Seal: {record.seal}"
    if record.secret:
        yield f"Secret: {record.secret}"


def _write_turns(record: Record) -> Iterator[str]:
    number, tokens, notes = 1, list[str](), list[str]()
    for token, step in write_moves(record.moves, record.start):
        tokens.append(token)
        for event in step.events:
            if isinstance(event, TurnPassed):
                yield _write_turn(number, tokens, notes)
                number, tokens, notes = number + 1, [], []
            else:
                notes += _note(event)
    if tokens:
        yield _write_turn(number, tokens, notes)


def _write_turn(number: int, tokens: Iterable[str], notes: Iterable[str]) -> str:
    turn = f"{number}. {' '.join(tokens)}"
    comment = ", ".join(notes)
    return f"{turn:<{_COMMENT_COLUMN}}; {comment}" if comment else turn


def _note(event: Event) -> Iterator[str]:
    match event:
        case Scored(_, steps):
            yield f"scores {steps}"
        case Climbed(_, steps):
            yield f"climbs {steps}"
        case Fell(_, steps):
            yield f"falls {steps}"
        case ThrownOut(player, pair, field, _, _):
            yield f"throws out {letter_of(player, pair)} from {field}"
        case Won():
            yield "wins"
        case _:
            pass


def _read_headers(lines: Sequence[str], headers: dict[str, _Header]) -> None:
    if not lines or lines[0] != VERSION:
        raise BadRecord(1, lines[0] if lines else "", Expected.VERSION, VERSION)
    for line, text in enumerate(lines[1:], 2):
        header = _HEADER.fullmatch(text)
        if header is None or (" " in header[1] and not _PERSONAL.fullmatch(header[1])):
            raise BadRecord(line, text, Expected.HEADER)
        if len(header[1]) > MAX_HEADER_LENGTH:
            raise BadRecord(line, header[1], Expected.TAG)
        if header[1] in headers:
            raise BadRecord(line, header[1], Expected.HEADER_ONCE)
        headers[header[1]] = _Header(line, header[2].strip())


def _build_record(headers: Mapping[str, _Header], end: int) -> Record:
    values = {name: header.text for name, header in headers.items()}
    players: list[Participant] = []
    for letter in _LETTERS:
        if (name := values.pop(f"Player {letter}", None)) is None:
            break
        others = (values.pop(f"{header} {letter}", "") for header in _OPTIONAL)
        players.append(Participant(name, *others))
    for name in values:
        if _PERSONAL.fullmatch(name):
            raise BadRecord(headers[name].line, name, Expected.PLAYERS)
    if len(players) not in PLAYERS:
        raise BadRecord(end, "", Expected.PLAYERS)
    start = _read_start(headers, len(players))
    values.pop("Finish", None)
    values.pop("Start", None)
    seal, secret = values.pop("Seal", ""), values.pop("Secret", "")
    try:
        return Record(tuple(players), start, (), seal, secret, tuple(values.items()))
    except BadRecord as error:
        place = headers[str(error.where)].line
        raise BadRecord(place, error.token, error.expected) from error


def _partial_record(damage: BadRecord, headers: Mapping[str, _Header]) -> Record | None:
    """Build a record from the headers other than the damaged one, if they suffice."""
    good = {name: header for name, header in headers.items() if header.line != damage.where}
    try:
        return _build_record(good, 0)
    except BadRecord:
        return None


def _read_start(headers: Mapping[str, _Header], players: int) -> State:
    if (start := headers.get("Start")) is not None:
        if "Finish" in headers:
            raise BadRecord(headers["Finish"].line, "Finish", Expected.START_OR_FINISH)
        try:
            state = read_position(start.text)
        except BadPosition as error:
            raise BadRecord(start.line, start.text, Expected.POSITION, because=error) from error
        if state.players != players:
            raise BadRecord(start.line, start.text, Expected.PLAYERS)
        return state
    finish = headers.get("Finish", _Header(0, str(FINISH)))
    if not _NUMBER.fullmatch(finish.text):
        raise BadRecord(finish.line, finish.text, Expected.FINISH)
    return new_game(players, int(finish.text))


def _read_turns(lines: Sequence[str], blank: int, transcript: Transcript) -> None:
    number, open_turn = 1, False
    for line, text in enumerate(lines[blank + 1 :], blank + 2):
        words = text.partition(";")[0].split()
        if not words:
            continue
        if words[0] == "Result:":
            transcript.end(line, " ".join(words[1:]))
            _read_end(lines, line)
            return
        if open_turn:
            raise transcript.unexpected(line, words[0])
        if words[0] != f"{number}.":
            raise BadRecord(line, words[0], Expected.TURN, f"{number}.")
        open_turn = _read_turn(line, words[1:], transcript)
        number += 1
    raise BadRecord(len(lines), "", Expected.RESULT, result_of(transcript.state))


def _read_turn(line: int, tokens: Sequence[str], transcript: Transcript) -> bool:
    """Parse one turn; return whether it is unfinished at the end of its line."""
    player = transcript.state.player
    for token in tokens:
        if transcript.state.player != player:
            raise BadRecord(line, token, Expected.END_OF_TURN)
        transcript.play(line, token)
    return transcript.state.player == player


def _read_end(lines: Sequence[str], result: int) -> None:
    for line, text in enumerate(lines[result:], result + 1):
        if text:
            raise BadRecord(line, text, Expected.END)
