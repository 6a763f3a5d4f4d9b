"""Words for the dice: committed to between games, opened right after the next one has begun."""

from collections.abc import Iterator

from msgspec.structs import replace

from rapido.fair import is_opened
from rapido.record import is_name
from rapido.rooms.model import commands as do
from rapido.rooms.model.errors import BadName, CopiedCommitment, NotYourSeat, TooLate, WrongWord
from rapido.rooms.model.facts import AnyFact, DiceReady, WordCommitted, WordRevealed
from rapido.rooms.model.permissions import require_between_games, require_seat, running_game
from rapido.rooms.model.room import Room


def commit_words(room: Room, command: do.CommitWords, guest: str) -> Iterator[AnyFact]:
    require_between_games(room)
    commitments = {number: seat.commitment for number, seat in enumerate(room.seats)}
    for one in command.commitments:
        if require_seat(room, one.seat).guest != guest:
            raise NotYourSeat(f"seat {one.seat} is not yours")
        before, commitments[one.seat] = commitments[one.seat], one.commitment
        if list(commitments.values()).count(one.commitment) > 1:
            raise CopiedCommitment("another seat has this commitment; draw a salt of your own")
        if one.commitment != before:
            yield WordCommitted(one.seat, one.commitment)


def reveal_words(room: Room, command: do.RevealWords, guest: str) -> Iterator[AnyFact]:
    game = running_game(room)
    if game.ready:
        raise TooLate("the dice of this game are ready: nothing can be added any more")
    unopened = set(game.unopened)
    for one in command.words:
        if require_seat(room, one.seat).guest != guest:
            raise NotYourSeat(f"seat {one.seat} is not yours")
        player = game.order.index(one.seat)
        opened = replace(game.seats[player], salt=one.salt, word=check_line(one.word))
        if not is_opened(opened, bytes.fromhex(game.seal)):
            raise WrongWord(f"salt and word do not open the commitment of seat {one.seat}")
        if player in unopened:
            unopened.remove(player)
            yield WordRevealed(one.seat, one.salt, one.word)
    if not unopened:
        yield DiceReady()


def end_reveal(room: Room, command: do.EndReveal) -> Iterator[AnyFact]:
    """Leave out what was not opened in time; a game that did not wait for it is not changed."""
    game = room.game
    if game is not None and game.id == command.game and game.running and not game.ready:
        yield DiceReady()


def check_line(text: str) -> str:
    if not is_name(text):
        raise BadName("a name or word is one line without control characters")
    return text
