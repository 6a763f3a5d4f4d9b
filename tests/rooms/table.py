"""A room without a service: decides commands and applies their facts."""

from collections.abc import Callable
from hashlib import sha256

import msgspec

from rapido.fair import SealedDice, commitment_of, seal_of
from rapido.rooms.model import commands as do
from rapido.rooms.model.commands import AnyCommand, ClockCommand, SeatCommand
from rapido.rooms.model.context import COMPUTER, Context
from rapido.rooms.model.decide import decide
from rapido.rooms.model.evolve import evolve
from rapido.rooms.model.facts import AnyFact, Opened, SeatKind
from rapido.rooms.model.room import Room
from rapido.rules import Place, Throw, legal_actions

HOST, ANNA, BEN, STRANGER = "guest host", "guest anna", "guest ben", "guest stranger"


def secret_of(game: str) -> bytes:
    """Return a deterministic secret."""
    return sha256(game.encode()).digest()


def salt_of(seat: int, word: str) -> bytes:
    """Return a deterministic salt."""
    return sha256(f"salt of {seat}: {word}".encode()).digest()


def commitment(seal: str, seat: int, word: str) -> do.SeatCommitment:
    found = commitment_of(bytes.fromhex(seal), salt_of(seat, word), word)
    return do.SeatCommitment(seat, found.hex())


def opening(seat: int, word: str) -> do.SeatWord:
    return do.SeatWord(seat, salt_of(seat, word).hex(), word)


def fold(facts: list[AnyFact], times: list[float] | None = None) -> Room:
    """Build a room from facts with these times, by default one per second."""
    room = Room("room")
    for fact, at in zip(facts, times or range(1, len(facts) + 1), strict=True):
        room = evolve(room, fact, at).room
    return room


class Table:
    """A room with everything that `decide` needs."""

    def __init__(self, seats: int = 2, host: str = HOST) -> None:
        seal = seal_of(secret_of("game 1")).hex()
        self.facts: list[AnyFact] = [Opened(host, seats, "game 1", seal)]
        self.times = [1.0]
        self.room = fold(self.facts)

    def context(self, chance: int = 0) -> Context:
        game, coming = self.room.game, f"game {len(self.room.games) + 2}"
        dice = None
        if game is not None and game.running:
            dice = SealedDice.mixed(secret_of(game.id), game.seats)
        bots = frozenset({"heuristic", "uniform"})
        return Context(bots, dice, chance, coming, seal_of(secret_of(coming)).hex())

    def do(
        self, guest: str, command: AnyCommand | ClockCommand | SeatCommand, chance: int = 0
    ) -> tuple[AnyFact, ...]:
        """Execute a command and return its facts."""
        now = self.room.version + 1.0
        changes = decide(self.room, command, guest, self.context(chance), now)
        facts = tuple(change.fact for change in changes)
        self.facts += facts
        self.times += [now] * len(facts)
        for fact, change in zip(facts, changes, strict=True):
            # Applying the stored fact must give exactly the decided change.
            stored = msgspec.json.decode(msgspec.json.encode(fact), type=AnyFact)
            assert change == evolve(self.room, stored, now, guest)
            self.room = change.room
        return facts

    def seat(self, *guests: str) -> "Table":
        """Seat guests on the first seats and computer players on the others."""
        for number in range(len(self.room.seats)):
            if number < len(guests):
                self.do(guests[number], do.Sit(number))
            else:
                self.do(HOST, do.SetSeat(number, SeatKind.COMPUTER, "heuristic"))
        return self

    def commit(self, guest: str, seat: int, word: str = "") -> tuple[AnyFact, ...]:
        """Commit to a word for the next game."""
        return self.do(guest, do.CommitWords((commitment(self.room.next_seal, seat, word),)))

    def reveal(self, guest: str, seat: int, word: str = "") -> tuple[AnyFact, ...]:
        """Open the commitment to this word."""
        return self.do(guest, do.RevealWords((opening(seat, word),)))

    def act(self) -> tuple[AnyFact, ...]:
        """Roll once for the player to act, or place on the lowest field."""
        game, number = self.room.game, self.room.acting_seat
        assert game is not None
        assert number is not None
        seat = self.room.seats[number]
        guest = COMPUTER if seat.automated else seat.guest
        actions = legal_actions(game.state)
        action = next((one for one in actions if isinstance(one, Place)), actions[0])
        if isinstance(action, Throw):
            return self.do(guest, do.Throw(action.pair))
        return self.do(guest, do.Place(action.field))

    def act_until(self, reached: Callable[[Room], bool]) -> "Table":
        for _ in range(5000):
            if reached(self.room):
                return self
            self.act()
        raise AssertionError("the condition was never reached")
