"""The moves of a game as a sequence that only grows."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, overload

from rapido.rules import FIELDS, ROLLS, Move, Place, Rolled, Throw

_MOVES: Final[tuple[Move, ...]] = (
    *(Throw(pair) for pair in range(2)),
    *(Place(field) for field in FIELDS),
    *(Rolled(roll) for roll in ROLLS),
)
_BY_COMPUTER: Final = 0x80
"""the bit of a move that a computer player made"""
_MOVE_OF: Final = {
    code | bit: move for code, move in enumerate(_MOVES) for bit in (0, _BY_COMPUTER)
}
_FIRST_PLACE: Final = _MOVES.index(Place(0))
_ROLL_CODES: Final = {
    move.roll: code for code, move in enumerate(_MOVES) if isinstance(move, Rolled)
}


def _code_of(move: Move) -> int:
    if isinstance(move, Rolled):
        return _ROLL_CODES[move.roll]
    return move.pair if isinstance(move, Throw) else _FIRST_PLACE + move.field


class MoveList(Sequence[Move]):
    """The moves of one version of a game, one byte each, which also says who made it.

    All versions of a game share one buffer, of which each knows how much is its own. So a move
    costs the same however long the game is, and the versions before it do not change.
    """

    __slots__ = ("_buffer", "_length")

    def __init__(self, moves: Iterable[Move] = ()) -> None:
        self._buffer = bytearray(map(_code_of, moves))
        self._length = len(self._buffer)

    def plus(self, moves: Iterable[Move], *, by_computer: bool = False) -> "MoveList":
        """Return a list with further moves; this one stays as it is."""
        longer = object.__new__(MoveList)
        # A version that was continued before, by a move that could not be stored, is copied.
        shared = len(self._buffer) == self._length
        buffer = longer._buffer = self._buffer if shared else self._buffer[: self._length]
        if by_computer:
            buffer.extend([_code_of(move) | _BY_COMPUTER for move in moves])
        else:
            buffer.extend(map(_code_of, moves))
        longer._length = len(buffer)
        return longer

    def tokens_by_computer(self) -> frozenset[int]:
        """Return which throws and placings a computer player made; dice belong to their throw."""
        chosen = (code for code in self._own() if not isinstance(_MOVE_OF[code], Rolled))
        return frozenset(index for index, code in enumerate(chosen) if code & _BY_COMPUTER)

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Move, ...]: ...
    def __getitem__(self, index: int | slice) -> Move | tuple[Move, ...]:
        own = self._own()
        if isinstance(index, slice):
            return tuple(_MOVE_OF[code] for code in own[index])
        return _MOVE_OF[own[index]]

    def __iter__(self) -> Iterator[Move]:
        return map(_MOVE_OF.__getitem__, self._own())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, MoveList):
            return NotImplemented
        same = self._buffer is other._buffer and self._length == other._length
        return same or self._own() == other._own()

    def __hash__(self) -> int:
        return hash(self._own())

    def __repr__(self) -> str:
        return f"MoveList({list(self)!r})"

    def _own(self) -> bytes:
        return bytes(self._buffer[: self._length])
