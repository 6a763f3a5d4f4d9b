"""A room as an immutable value: the result of all its facts.

`gc=False`: values that never change refer to older ones only, so the garbage collector need not
visit them.
"""

from dataclasses import replace
from typing import Final

from msgspec import Struct, field

from rapido.record import Participant, Record, letter_of, stand_in_tags, time_tags
from rapido.rooms.model.facts import SeatKind
from rapido.rooms.model.move_list import MoveList
from rapido.rooms.model.score import Score
from rapido.rooms.model.settings import Settings
from rapido.rules import Phase, State, new_game

STAND_IN: Final = "heuristic"
"""the computer player that plays for guests who are away"""


class Seat(Struct, frozen=True, gc=False):
    kind: SeatKind = SeatKind.OPEN
    guest: str = ""
    name: str = ""
    color: int = 0
    bot: str = ""
    word: str = ""
    commitment: str = ""
    """to a word that is opened once the game has begun"""
    salt: str = ""
    """opens the commitment, together with the word"""
    away: bool = False
    """a computer player stands in"""
    former: str = ""
    """the guest from whose device the seat was moved, and who may take it back"""
    returns: bool = False
    """it does so until the guest is connected again"""

    @property
    def automated(self) -> bool:
        return self.kind is SeatKind.COMPUTER or self.away


class Game(Struct, frozen=True, gc=False):
    """A game in a room: who plays it, and its state."""

    id: str
    seal: str
    order: tuple[int, ...]
    """the seat of each player, in the order of play"""
    seats: tuple[Seat, ...]
    """the players as they were when it began"""
    state: State
    moves: MoveList = field(default_factory=MoveList)
    rolls: tuple[int, ...] = ()
    """how often each player has rolled in this game"""
    turn: int = 1
    moved: float = 0.0
    """when the turn limit of the player to act began, as a Unix timestamp"""
    renewed: int = 0
    """the turn in which a player who returned was last given the full limit again"""
    secret: str = ""
    """revealed at the end"""
    start: State | None = None
    """where it began, unless it was a new game"""
    ready: bool = True
    """whether the dice can be thrown: no commitment is still to be opened"""
    began: float = 0.0
    """as a Unix timestamp"""
    ended: float | None = None
    """as a Unix timestamp"""

    @property
    def running(self) -> bool:
        return not self.secret

    @property
    def throws_and_places(self) -> int:
        """The moves as players count them: the dice of a throw belong to it."""
        return len(self.moves) - sum(self.rolls)

    @property
    def unopened(self) -> frozenset[int]:
        """The players whose commitments are not opened."""
        return frozenset(
            player for player, seat in enumerate(self.seats) if seat.commitment and not seat.salt
        )

    def record(self) -> Record:
        """Return the record so far; what the players added to the dice is shown after the end."""
        record = Record(
            players=tuple(
                _participant(player, seat, ended=not self.running)
                for player, seat in enumerate(self.seats)
            ),
            start=self.start or new_game(len(self.order), self.state.finish),
            moves=tuple(self.moves),
            seal=self.seal,
            secret=self.secret,
            tags=time_tags(self.began, self.ended),
        )
        by_computer = self.moves.tokens_by_computer()
        if not by_computer or all(player.computer for player in record.players):
            return record
        return replace(record, tags=record.tags + stand_in_tags(record, by_computer))


class Room(Struct, frozen=True, gc=False):
    """The state of a room; `version` counts its facts."""

    id: str
    version: int = 0
    host: str = ""
    seats: tuple[Seat, ...] = ()
    settings: Settings = Settings()
    next_game: str = ""
    next_seal: str = ""
    start: State | None = None
    """where the first game will begin, until it has begun"""
    former_hosts: tuple[str, ...] = ()
    """those who were disconnected for too long, the first one first: each may be the host again"""
    rematch: tuple[str, ...] = ()
    """the guests who have agreed to a rematch, the one who proposed it first"""
    game: Game | None = None
    games: tuple[Game, ...] = ()
    """the finished ones"""
    score: Score = Score()
    closed: bool = False

    @property
    def playing(self) -> bool:
        return self.game is not None and self.game.running

    @property
    def acting_seat(self) -> int | None:
        if self.game is None or not self.game.running or self.game.state.phase is Phase.OVER:
            return None
        if not self.game.ready:
            return None
        return self.game.order[self.game.state.player]

    def seats_of(self, guest: str) -> tuple[int, ...]:
        """Return the seats of a guest, who may share one device with others."""
        return tuple(
            number
            for number, seat in enumerate(self.seats)
            if seat.kind is SeatKind.PERSON and seat.guest == guest
        )


def _participant(player: int, seat: Seat, *, ended: bool) -> Participant:
    return Participant(
        name=seat.name or f"Player {letter_of(player)}",
        computer=seat.bot if seat.kind is SeatKind.COMPUTER else "",
        word=seat.word if ended else "",
        commitment=seat.commitment,
        salt=seat.salt if ended else "",
    )
