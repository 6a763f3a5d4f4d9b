"""A recorded game, played step by step.

The docstring below a member is its documentation everywhere, as in `messages`.
"""

from msgspec import Struct

from rapido.web.wire.room import EventView, GameView


class RecordPlayer(Struct, frozen=True, omit_defaults=True):
    """A player of a recorded game."""

    name: str
    """name as the record gives it"""
    computer: str
    """computer player, or empty for a person"""
    word: str
    """lucky word given to the dice, or empty; of a game in a room, empty until it ends"""
    commitment: str = ""
    """commitment to salt and word that was shown before the game; left out if there is none"""
    salt: str = ""
    """opens the commitment, together with the word; left out if it was not opened, and until the
    game ends"""


class GameRecord(Struct, frozen=True):
    """A game in the JSON form of records."""

    rapido: int
    """version of the record format"""
    tags: dict[str, str]
    """date, place and other headers of the record"""
    players: tuple[RecordPlayer, ...]
    """the players, in order of play"""
    start: str
    """position in which the game began, in the one-line notation"""
    seal: str
    """hash with which a server committed itself to the dice; empty if there is none"""
    secret: str
    """the secret behind the seal; empty if it is not known, as in a running game"""
    moves: tuple[str, ...]
    """one token per throw with its dice, and one per placing"""
    result: str
    """`A wins`, with the letter of the winner, or `unfinished`"""


class DamageView(Struct, frozen=True):
    """What is wrong with a record, and where."""

    line: int | None
    """line of the text, counted from 1; null in the JSON form"""
    member: str
    """member of the JSON form, such as `moves[3]`; empty in the text form"""
    token: str
    """what was found there; empty if something is missing"""
    expected: str
    """stable code of what should be there, as listed below"""
    example: str
    """something that would fit, in notation; may be empty"""
    because: str | None
    """code of the rule that refused the token, if one did"""


class StepView(Struct, frozen=True, omit_defaults=True):
    """What one token led to."""

    token: str
    """the token as it was sent"""
    events: tuple[EventView, ...]
    """what happened by the rules, in order"""
    game: GameView
    """the game afterward; without a room, `order` is 0, 1, 2 …, `id`, `seal`, `secret`,
    `commitments` and `revealed` are empty and `moved` is 0"""
    stand_in: bool = False
    """whether a computer player chose it in place of the person, as the record says; left out if
    not"""


class PlayedGame(Struct, frozen=True):
    """A record as far as it can be read, and what each of its moves led to."""

    record: GameRecord | None
    """the record up to the damage; null if nothing could be read"""
    damage: DamageView | None
    """null if nothing is wrong"""
    start: GameView | None
    """the game before the first move; null if nothing could be read"""
    steps: tuple[StepView, ...]
    """one step for each of the record's `moves`, with the same index"""
