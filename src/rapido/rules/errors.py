"""Every way in which a request can be refused: one base, one stable code each."""

from typing import ClassVar

from rapido.rules.faults import FaultPart, FaultReason


class RapidoError(Exception):
    """A refusal. `code` never changes; the sentence is for the programmer who reads it."""

    code: ClassVar[str]


class BadRequest(RapidoError):
    """What was asked for is not something that can be asked for."""

    code = "bad_request"


class BadPosition(RapidoError):
    """A position that cannot be one."""

    code = "bad_position"

    def __init__(
        self, message: str, reason: FaultReason, part: FaultPart, field: int | None = None
    ) -> None:
        # All of them are `args`, so that the error survives pickling.
        super().__init__(message, reason, part, field)
        self.reason = reason
        self.part = part
        self.field = field
        """the field that is wrong, if it is a single one"""

    def __str__(self) -> str:
        return str(self.args[0])


class BadDice(RapidoError):
    """Faces that the two dice do not have."""

    code = "bad_dice"


class NoGame(RapidoError):
    """An action before there is a game."""

    code = "no_game"


class GameOver(RapidoError):
    """An action after the game has ended."""

    code = "game_over"


class NotYourTurn(RapidoError):
    """An action by someone who is not the one to act."""

    code = "not_your_turn"


class RollFirst(RapidoError):
    """An action that needs dice on the table before there are any."""

    code = "roll_first"


class NoSuchField(RapidoError):
    """A field other than 0 to 5."""

    code = "no_such_field"


class FieldOccupied(RapidoError):
    """A field from 1 to 5 that already holds a pair, one's own included."""

    code = "field_occupied"


class NoSuchPair(RapidoError):
    """A pair that the player does not own."""

    code = "no_such_pair"


class PairOnBoard(RapidoError):
    """A pair that cannot be rolled now: it lies on a field, or this turn rolls the other one."""

    code = "pair_on_board"
