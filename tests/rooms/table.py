"""A room in the hand: commands are judged, their facts are added, envelopes are kept."""

from collections.abc import Callable
from hashlib import sha256

from rapido.fair import SealedDice, seal_of
from rapido.rooms import commands as do
from rapido.rooms.commands import AnyCommand, ClockCommand
from rapido.rooms.decide import COMPUTER, Given, decide
from rapido.rooms.facts import AnyFact, Opened, SeatKind
from rapido.rooms.room import Room, evolve
from rapido.rules import Place, Throw, legal_actions

HOST, ANNA, BEN, STRANGER = "guest host", "guest anna", "guest ben", "guest stranger"


def secret_of(game: str) -> bytes:
    """Return the secret of a game, the same in every test."""
    return sha256(game.encode()).digest()


def fold(facts: list[AnyFact]) -> Room:
    """Add up facts from the first one on, of which one happened every second."""
    room = Room("room")
    for fact in facts:
        room = evolve(room, fact, room.version + 1).room
    return room


class Table:
    """A room with everything that its judge is given."""

    def __init__(self, seats: int = 2, host: str = HOST) -> None:
        """Open a room."""
        seal = seal_of(secret_of("game 1")).hex()
        self.facts: list[AnyFact] = [Opened(host, seats, "game 1", seal)]
        self.room = fold(self.facts)

    def given(self, chance: int = 0) -> Given:
        """Return what the judge needs."""
        game, coming = self.room.game, f"game {len(self.room.games) + 2}"
        dice = None
        if game is not None and game.running:
            dice = SealedDice.of(secret_of(game.id), (seat.word for seat in game.seats))
        bots = frozenset({"heuristic", "uniform"})
        return Given(bots, dice, chance, coming, seal_of(secret_of(coming)).hex())

    def do(
        self, guest: str, command: AnyCommand | ClockCommand, chance: int = 0
    ) -> tuple[AnyFact, ...]:
        """Carry a command out, and return its facts."""
        facts = decide(self.room, command, guest, self.given(chance))
        self.facts += facts
        for fact in facts:
            self.room = evolve(self.room, fact, self.room.version + 1).room
        return facts

    def seat(self, *guests: str) -> "Table":
        """Put guests on the first seats, and computer players on the others."""
        for number in range(len(self.room.seats)):
            if number < len(guests):
                self.do(guests[number], do.Sit(number))
            else:
                self.do(HOST, do.SetSeat(number, SeatKind.COMPUTER, "heuristic"))
        return self

    def act(self) -> tuple[AnyFact, ...]:
        """Let whoever has the turn roll once and place as low as possible."""
        game, number = self.room.game, self.room.acting_seat
        assert game is not None
        assert number is not None
        seat = self.room.seats[number]
        guest = COMPUTER if seat.plays_itself else seat.guest
        actions = legal_actions(game.state)
        action = next((one for one in actions if isinstance(one, Place)), actions[0])
        if isinstance(action, Throw):
            return self.do(guest, do.Throw(action.pair))
        return self.do(guest, do.Place(action.field))

    def act_until(self, reached: Callable[[Room], bool]) -> "Table":
        """Play on until something holds."""
        for _ in range(5000):
            if reached(self.room):
                return self
            self.act()
        raise AssertionError("this never came to pass")
