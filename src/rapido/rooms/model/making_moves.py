"""Making a move in a room: by whom, and with which dice."""

from collections.abc import Iterator
from typing import NamedTuple

from rapido.record import letter_of, write_faces
from rapido.rooms.model import commands as do
from rapido.rooms.model.context import COMPUTER, Context
from rapido.rooms.model.errors import DiceNotReady
from rapido.rooms.model.facts import AnyFact, Ended, Played, Returned
from rapido.rooms.model.moves import AppliedMoves
from rapido.rooms.model.permissions import running_game
from rapido.rooms.model.room import Game, Room
from rapido.rules import NoGame, NotYourTurn, Phase, Place, Rolled, Throw, apply


class MadeMove(NamedTuple):
    fact: Played
    applied: AppliedMoves


def make_move(
    room: Room, command: do.Throw | do.Place, guest: str, context: Context
) -> Iterator[AnyFact | MadeMove]:
    game = running_game(room)
    if not game.ready:
        raise DiceNotReady("somebody has yet to open a commitment: the dice are not ready")
    number = game.order[game.state.player]
    seat = room.seats[number]
    if guest == COMPUTER:
        if not seat.automated:
            raise NotYourTurn("it is a person's turn")
    elif seat.guest != guest:
        raise NotYourTurn(f"it is the turn of seat {number}")
    elif seat.away:
        yield Returned(number)
    move = _apply_move(game, command, context)
    yield move
    if move.applied.state.phase is Phase.OVER:
        yield end_game(game, context)


def _apply_move(game: Game, command: do.Throw | do.Place, context: Context) -> MadeMove:
    if isinstance(command, do.Place):
        place = Place(command.field)
        state, events = apply(game.state, place)
        return MadeMove(Played(f"@{command.field}"), AppliedMoves((place,), state, events))
    player, throw = game.state.player, Throw(command.pair)
    # An illegal throw is refused before the dice are rolled.
    thrown, events = apply(game.state, throw)
    assert context.dice is not None  # noqa: S101 - a running game has dice
    rolled = Rolled(context.dice.roll(player, game.rolls[player] + 1))
    state, more = apply(thrown, rolled)
    token = letter_of(player, command.pair) + write_faces(rolled.roll)
    return MadeMove(Played(token), AppliedMoves((throw, rolled), state, events + more))


def end_game(game: Game, context: Context) -> AnyFact:
    assert context.dice is not None  # noqa: S101 - a running game has dice
    if context.dice.seal.hex() != game.seal:
        raise NoGame("these are not the dice of this game")
    return Ended(context.dice.secret.hex(), context.next_game, context.next_seal)
