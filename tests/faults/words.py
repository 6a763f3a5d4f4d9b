"""Words for the dice: as a player commits to them and opens them, and as they are stored."""

import secrets
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

from rapido.fair import PlainWord, commitment_of

Message = dict[str, Any]


class Opening(NamedTuple):
    """What opens a commitment of one's own."""

    seal: str
    salt: str
    word: str
    held_back: bool


class OwnWords:
    """What one player commits to, a new salt each time: even an answer that got lost was stored."""

    def __init__(self, seat: int, rng: Random, holds_back: float) -> None:
        self._seat, self._rng, self._holds_back = seat, rng, holds_back
        self._drawn: dict[str, Opening] = {}
        """by commitment"""

    def commit(self, view: Message) -> Message | None:
        """Return the command that commits to a word for the next game, unless that is done."""
        seal = view["next_seal"]
        drawn = self._drawn.get(view["seats"][self._seat]["commitment"])
        if drawn is not None and drawn.seal == seal:
            return None
        salt, word = secrets.token_bytes(32), f"luck {secrets.token_hex(4)}"
        commitment = commitment_of(bytes.fromhex(seal), salt, word).hex()
        held_back = self._rng.random() < self._holds_back
        self._drawn[commitment] = Opening(seal, salt.hex(), word, held_back)
        commitments = [{"seat": self._seat, "commitment": commitment}]
        return {"do": "commitwords", "commitments": commitments}

    def reveal(self, view: Message) -> Message | None:
        """Return the command that opens the commitment in a game, if that is to be done."""
        game = view["game"]
        player = game["order"].index(self._seat)
        drawn = self._drawn.get(game["commitments"][player])
        if drawn is None or drawn.held_back or game["revealed"][player]:
            return None
        if drawn.seal != game["seal"]:
            return None  # it was on its way for too long, and belongs to an earlier game
        words = [{"seat": self._seat, "salt": drawn.salt, "word": drawn.word}]
        return {"do": "revealwords", "words": words}


class StoredWords:
    """The words and commitments for the next game, by seat."""

    def __init__(self) -> None:
        self._words: dict[int, PlainWord] = {}
        self._guests: dict[int, str] = {}

    def follow(self, what: dict[str, Any]) -> None:
        match what:
            case {"fact": "wordgiven", "seat": int(seat), "word": str(word)}:
                self._words[seat] = PlainWord(word)
            case {"fact": "wordcommitted", "seat": int(seat), "commitment": str(commitment)}:
                self._words[seat] = PlainWord("", commitment)
            case {"fact": "seatset", "seat": int(seat)}:
                guest = what.get("guest", "")
                if self._guests.get(seat) != guest:
                    self._words.pop(seat, None)
                self._guests[seat] = guest
            case {"fact": "seatscounted", "seats": int(seats)}:
                self._words = {seat: word for seat, word in self._words.items() if seat < seats}
            case {"fact": "ended"}:
                self._words.clear()
            case _:
                pass

    def take(self, order: list[int]) -> "GameWords":
        """Return the words of the players in the order of play."""
        return GameWords(order, [self._words.get(seat, PlainWord("")) for seat in order])


class GameWords(NamedTuple):
    """What the players of one game added to its dice."""

    order: list[int]
    given: list[PlainWord]
    """in the order of play"""

    def open(self, seat: int, salt: str, word: str) -> None:
        player = self.order.index(seat)
        self.given[player] = replace(self.given[player], salt=salt, word=word)
