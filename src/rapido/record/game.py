"""A game as a value: its players, sealed dice and moves."""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from rapido.foreign_text import is_visible
from rapido.record.damage import BadRecord, Expected
from rapido.record.letters import letter_of
from rapido.record.tokens import fitting_tokens, read_moves
from rapido.rules import Move, Phase, RapidoError, State, Step, apply

LINE_LENGTH: Final = 200
MAX_TAGS: Final = 100
_DIGITS: Final = re.compile("(?:[0-9a-f]{64})?")
_TAG: Final = re.compile("[A-Z][A-Za-z]{0,39}")
RESERVED_TAGS: Final = frozenset({"Finish", "Start", "Seal", "Secret", "Result"})
_DIRECTION: Final = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})


@dataclass(frozen=True, slots=True)
class Participant:
    """A player: the name, the computer player if it is one, and what was added to the dice."""

    name: str
    computer: str = ""
    word: str = ""
    commitment: str = ""
    """the commitment to salt and word, as 64 hexadecimal digits"""
    salt: str = ""
    """opens the commitment, together with the word, as 64 hexadecimal digits"""


@dataclass(frozen=True, slots=True)
class Record:
    """A game: players, start, sealed dice, moves, and optional tags."""

    players: tuple[Participant, ...]
    start: State
    moves: tuple[Move, ...] = ()
    seal: str = ""
    """the commitment to the secret, as 64 hexadecimal digits"""
    secret: str = ""
    """the secret itself, once revealed, as 64 hexadecimal digits"""
    tags: tuple[tuple[str, str], ...] = ()
    """other headers such as the date; names are unique"""

    def __post_init__(self) -> None:
        """Reject what would not round-trip."""
        if len(self.players) != self.start.players:
            raise BadRecord("players", str(len(self.players)), Expected.PLAYERS)
        for player, participant in enumerate(self.players):
            who = letter_of(player)
            _check_line(f"Player {who}", participant.name)
            _check_line(f"Computer {who}", participant.computer, empty=True)
            _check_line(f"Word {who}", participant.word, empty=True)
            _check_digits(f"Commitment {who}", participant.commitment)
            _check_digits(f"Salt {who}", participant.salt)
        _check_digits("Seal", self.seal)
        _check_digits("Secret", self.secret)
        names = set[str]()
        for name, text in self.tags:
            if len(names) == MAX_TAGS:
                raise BadRecord(name, name, Expected.TAGS)
            if not _TAG.fullmatch(name) or name in RESERVED_TAGS or name in names:
                raise BadRecord(name, name, Expected.TAG)
            _check_line(name, text)
            names.add(name)


@dataclass(frozen=True, slots=True)
class Reading:
    """The result of parsing: the game up to the damage, and the damage if there is any."""

    record: Record | None
    damage: BadRecord | None = None

    def complete_record(self) -> Record:
        """Return the game, or raise the damage."""
        if self.damage is not None:
            raise self.damage
        assert self.record is not None  # noqa: S101 - without damage there is a record
        return self.record


def replay(record: Record) -> Iterator[Step]:
    """Replay the game, one step for each move."""
    state = record.start
    for move in record.moves:
        step = apply(state, move)
        yield step
        state = step.state


class Transcript:
    """Replays a record token by token while it is being parsed."""

    def __init__(self, record: Record) -> None:
        """`record` has no moves yet."""
        self._record = record
        self._moves: list[Move] = []
        self.state = record.start

    @property
    def record(self) -> Record:
        """The game so far."""
        return replace(self._record, moves=tuple(self._moves))

    def play(self, where: str | int, token: str) -> None:
        """Apply the moves of one token, all or none of them."""
        state = self.state
        try:
            moves = read_moves(token, state)
            for move in moves:
                state = apply(state, move).state
        except RapidoError as error:
            raise self.unexpected(where, token, error) from error
        self._moves += moves
        self.state = state

    def end(self, where: str | int, found: str) -> None:
        """Compare the recorded result with the actual one."""
        if found != (result := result_of(self.state)):
            raise BadRecord(where, found, Expected.RESULT, result)

    def unexpected(
        self, where: str | int, token: str, because: RapidoError | None = None
    ) -> BadRecord:
        """Return the error for a token that is not legal here, with those that are."""
        if self.state.phase is Phase.OVER:
            return BadRecord(where, token, Expected.RESULT, result_of(self.state), because)
        return BadRecord(where, token, Expected.MOVE, fitting_tokens(self.state), because)


def last_state(record: Record) -> State:
    """Return the state after the last move."""
    state = record.start
    for step in replay(record):
        state = step.state
    return state


def result_of(state: State) -> str:
    """Format the result as records do."""
    return "unfinished" if state.winner is None else f"{letter_of(state.winner)} wins"


def is_line(text: str, longest: int = LINE_LENGTH) -> bool:
    """Check for one line without control characters, direction marks or surrounding whitespace.

    This is for reading: records of earlier versions may hold names that are no longer accepted.
    """
    fits = len(text) <= longest and text == text.strip()
    return fits and not any(_is_control(letter) for letter in text)


def is_name(text: str, longest: int = LINE_LENGTH) -> bool:
    """Check a new name or word: a line in which every character can be seen, or needs to be there.

    Otherwise two names could look the same.
    """
    return is_line(text, longest) and is_visible(text)


def _check_line(where: str, text: str, *, empty: bool = False) -> None:
    if not is_line(text) or not (text or empty):
        raise BadRecord(where, text, Expected.LINE)


def _check_digits(where: str, text: str) -> None:
    if not _DIGITS.fullmatch(text):
        raise BadRecord(where, text, Expected.DIGITS)


def _is_control(letter: str) -> bool:
    return (
        unicodedata.category(letter) in {"Cc", "Cs", "Zl", "Zp"}
        or unicodedata.bidirectional(letter) in _DIRECTION
    )
