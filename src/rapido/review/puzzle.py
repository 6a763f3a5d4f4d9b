"""Puzzles: positions in which the natural move is wrong, each written as one line of text."""

import json
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, Self

import msgspec

from rapido.locales.explained import Explained
from rapido.record import read_position, write_position
from rapido.record.damage import shortened
from rapido.record.letters import letter_of
from rapido.review.accounts.mistakes import Mistake
from rapido.rules import Action, BadRequest, Place, State, legal_actions, thrown_out_by

SHIPPED: Final = Path(__file__).with_name("puzzles.json")
GRADES: Final = range(1, 6)
"""from easy to hard"""
PLAYERS: Final = (2, 3)
"""the games that are solved"""
MARGINS: Final = {2: 0.008, 3: 0.02}
"""by players: how much better the best move is than the second best, so that the answer is certain

The game for two is solved exactly. The chances for three are an equilibrium from which nobody can
gain more than the epsilon in the file; the margin is far above it.
"""
UNIT: Final = 100_000
"""chances are written as integers: the chance times this"""
MAX_SIZE: Final = 16_000_000
"""bytes of a file: a hundred times the collection that comes with Rapido"""
_ROLL: Final = "?"
_OPTION: Final = re.compile(r"([?]|@[0-5])(?:x([A-Fa-f]+))?=([0-9]{1,6})")
_WORDS: Final = 6
"""words of a line before its options: the position (three), kind, grade, natural move"""


class BadPuzzles(Explained, BadRequest):
    """A file, or a line of one, that holds no puzzles."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, the chance to win with every action, and the natural move, which is wrong."""

    state: State
    wins: tuple[float, ...]
    """of the player to act, in the order of the legal actions"""
    natural: Action
    kind: Mistake
    """which mistake the natural move is"""
    grade: int

    @property
    def best(self) -> Action:
        return max(self.worth, key=lambda action: self.worth[action])

    @property
    def worth(self) -> dict[Action, float]:
        """The chance of the player to act with every action."""
        return dict(zip(legal_actions(self.state), self.wins, strict=True))

    @property
    def loss(self) -> float:
        """What the natural move costs."""
        return self.worth[self.best] - self.worth[self.natural]

    def write(self) -> str:
        """Write one line; it names the pairs thrown out, for readers that do not know the rules."""
        options = " ".join(
            f"{_token(action)}{_victims(self.state, action)}={round(win * UNIT)}"
            for action, win in self.worth.items()
        )
        position = write_position(self.state)
        return f"{position} {self.kind} {self.grade} {_token(self.natural)} {options}"

    @classmethod
    def read(cls, line: str) -> Self:
        """Parse a line as written by `write`."""
        words = line.split(" ")
        if len(words) < _WORDS + 2:
            raise BadPuzzles("puzzle-parts", line=shortened(line))
        state = read_position(" ".join(words[:3]))
        actions = {_token(action): action for action in legal_actions(state)}
        options = [_OPTION.fullmatch(word) for word in words[_WORDS:]]
        found = [option[1] for option in options if option]
        if found != list(actions) or len(found) != len(options) or words[5] not in actions:
            raise BadPuzzles("puzzle-actions", line=shortened(line))
        if words[3] not in set(Mistake) or words[4] not in {str(grade) for grade in GRADES}:
            raise BadPuzzles("puzzle-grade", line=shortened(line))
        wins = tuple(int(option[3]) / UNIT for option in options if option)
        return cls(state, wins, actions[words[5]], Mistake(words[3]), int(words[4]))


class _ThreePlayerPuzzles(msgspec.Struct):
    puzzles: list[str]
    epsilon: float = 0.0


class _PuzzleFile(msgspec.Struct):
    puzzles: list[str]
    three_players: _ThreePlayerPuzzles | None = None


@dataclass(frozen=True, slots=True)
class Collection:
    """All puzzles of a file: those for two players, then those for three."""

    puzzles: tuple[Puzzle, ...]
    epsilon: float = 0.0
    """with three players: the most that anyone can gain by deviating from the solution"""

    def of(self, players: int) -> tuple[Puzzle, ...]:
        return tuple(puzzle for puzzle in self.puzzles if puzzle.state.players == players)

    def write(self) -> str:
        """Serialize the collection for a file, one puzzle per line."""
        two, three = (_lines(self.of(players)) for players in PLAYERS)
        more = (
            ', "three_players": {"source": "equilibrium",'
            f' "epsilon": {self.epsilon:.4g}, "margin": {MARGINS[3]}, "puzzles": [\n{three}\n]}}'
        )
        head = '{"rapido_puzzles": 1, "source": "exact", "puzzles": ['
        return f"{head}\n{two}\n]{more if three else ''}}}\n"


def _lines(puzzles: tuple[Puzzle, ...]) -> str:
    return ",\n".join(json.dumps(puzzle.write()) for puzzle in puzzles)


def _token(action: Action) -> str:
    return f"@{action.field}" if isinstance(action, Place) else _ROLL


def _victims(state: State, action: Action) -> str:
    pairs = thrown_out_by(state, action.field) if isinstance(action, Place) else ()
    letters = "".join(letter_of(pair.owner, pair.index) for pair in pairs)
    return f"x{letters}" if letters else ""


def _not_puzzles(path: Path, reason: str) -> BadPuzzles:
    return BadPuzzles("puzzles-no-file", file=str(path), reason=reason)


def read_collection(path: Path) -> Collection:
    try:
        with path.open("rb") as file:
            content = file.read(MAX_SIZE + 1)
        if len(content) > MAX_SIZE:
            raise BadPuzzles("puzzles-too-large", file=str(path), bytes=MAX_SIZE)
        found = msgspec.json.decode(content, type=_PuzzleFile)
    except OSError as error:
        raise _not_puzzles(path, error.strerror or str(error)) from error
    except (ValueError, RecursionError) as error:
        raise _not_puzzles(path, str(error)) from None
    three = found.three_players or _ThreePlayerPuzzles([])
    return Collection(tuple(map(Puzzle.read, found.puzzles + three.puzzles)), three.epsilon)


@cache
def shipped_puzzles() -> tuple[Puzzle, ...]:
    return read_collection(SHIPPED).puzzles
