"""All errors of the rules: one base class, one stable code each."""

from typing import ClassVar

from rapido.rules.faults import FaultPart, FaultReason


class RapidoError(Exception):
    """Base class. `code` is stable; the message is for developers."""

    code: ClassVar[str]


class BadRequest(RapidoError):
    """A malformed or impossible request."""

    code = "bad_request"


class BadPosition(RapidoError):
    """An impossible position."""

    code = "bad_position"

    def __init__(
        self, message: str, reason: FaultReason, part: FaultPart, field: int | None = None
    ) -> None:
        # All of them go into `args`, so that the error can be pickled.
        super().__init__(message, reason, part, field)
        self.reason = reason
        self.part = part
        self.field = field
        """the wrong field, if it is a single one"""

    def __str__(self) -> str:
        return str(self.args[0])


class BadDice(RapidoError):
    """Faces that the two dice do not have."""

    code = "bad_dice"


class NoGame(RapidoError):
    """An action while no game is running."""

    code = "no_game"


class GameOver(RapidoError):
    """An action in a position in which the game is over."""

    code = "game_over"


class NotYourTurn(RapidoError):
    """An action by a player who is not the one to act."""

    code = "not_your_turn"


class RollFirst(RapidoError):
    """An action that needs a roll on the table, without one."""

    code = "roll_first"


class NoSuchField(RapidoError):
    """A field other than 0 to 5."""

    code = "no_such_field"


class FieldOccupied(RapidoError):
    """A field from 1 to 5 that already holds a pair, even one's own."""

    code = "field_occupied"


class NoSuchPair(RapidoError):
    """A pair that the player does not own."""

    code = "no_such_pair"


class PairOnBoard(RapidoError):
    """A pair that cannot be rolled now: it lies on a field, or this turn rolls the other one."""

    code = "pair_on_board"
