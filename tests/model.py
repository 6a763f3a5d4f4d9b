"""A reference model of the rules for the tests: simple, slow and obvious.

It follows R1 to R26 of docs/rules.md and the positions of docs/notation.md, one step at a
time, as people do at a table. It shares no code with the package.
"""

import copy
import re

DIE_A = "X12347"
DIE_B = "X12356"

# An event, such as ("placed", 0, 1, 3, 62): its name, then its values.
Event = tuple[object, ...]
# A pair of dice on a field: its owner, which of the owner's pairs, its faces.
Lying = tuple[int, int, str]


class Illegal(ValueError):
    """The token is not a legal move."""


def number(face: str) -> int:
    """Return the number on a die; X counts as zero."""
    return 0 if face == "X" else int(face)


def value_of(faces: str) -> int:
    """Return the value of a roll: the higher number is the tens digit (R8, R9)."""
    one, other = number(faces[0]), number(faces[1])
    return max(one, other) * 10 + min(one, other)


def letter_of(player: int, pair: int) -> str:
    """Return the letter of a pair: uppercase for the first pair, lowercase for the second."""
    return ("ABCDEF", "abcdef")[pair][player]


def parse_letter(letter: str) -> tuple[int, int]:
    """Return the player and the pair that a letter stands for."""
    return "ABCDEF".index(letter.upper()), 1 if letter.islower() else 0


class Table:
    """The game state: pieces, dice, and whose turn it is."""

    def __init__(self, players: int, finish: int = 21) -> None:
        if not 2 <= players <= 6:
            raise ValueError("2 to 6 players (R1)")
        if not 1 <= finish <= 999:
            raise ValueError("the finish is a step from 1 to 999")
        self.players = players
        self.finish = finish
        self.piece: list[int] = [0 for _ in range(players)]
        self.board: dict[int, list[Lying]] = {field: [] for field in range(6)}
        # The pairs in front of each player; two each with two players (R22).
        self.hand: list[list[int]] = [[0, 1] if players == 2 else [0] for _ in range(players)]
        self.player = 0  # whose turn it is
        self.pair: int | None = None  # the pair rolled this turn, once chosen
        self.in_air = False  # thrown, but not yet landed
        self.faces = ""  # the last roll of this turn
        self.rolls = 0  # number of rolls this turn
        self.over = False  # if so, the current player has won

    @classmethod
    def from_line(cls, text: str) -> "Table":
        """Parse a position; a ValueError says why it is impossible."""
        parts = text.split(" ")
        if len(parts) != 3:
            raise ValueError("a position has three parts: steps, fields, turn")
        steps, fields, turn = parts
        step = "(?:0|[1-9][0-9]{0,2})"
        if not re.fullmatch(f"{step}(?:,{step}){{1,5}}/{step}", steps):
            raise ValueError(f"not steps: {steps!r}")
        pieces, finish = steps.split("/")
        table = cls(pieces.count(",") + 1, int(finish))
        table.piece = [int(piece) for piece in pieces.split(",")]
        if max(table.piece) > table.finish:
            raise ValueError("a piece stands above the finish")
        table._lay_out(fields)
        table._set_turn(turn)
        on_top = [player for player in range(table.players) if table.piece[player] == table.finish]
        if on_top != ([table.player] if table.over else []):
            raise ValueError("the winner, and nobody else, stands on the finish (R20)")
        return table

    def _lay_out(self, fields: str) -> None:
        dice = f"[A-Fa-f][{DIE_A}][{DIE_B}]"
        if not re.fullmatch(f"(?:(?:-|{dice})/){{5}}(?:-|(?:{dice})+)", fields):
            raise ValueError(f"not fields: {fields!r}")
        for field, lying in zip([5, 4, 3, 2, 1, 0], fields.split("/"), strict=True):
            for letter, faces in re.findall("([A-Fa-f])(..)", lying):
                owner, pair = parse_letter(letter)
                if owner >= self.players or pair not in self.hand[owner]:
                    raise ValueError(f"there is no pair {letter} to lie on field {field}")
                self.hand[owner].remove(pair)
                self.board[field].append((owner, pair, faces))

    def _set_turn(self, turn: str) -> None:
        count = ":([1-9][0-9]{0,8})"
        begins = re.fullmatch("([A-F])", turn)
        won = re.fullmatch(f"([A-F])!(?:{count})?", turn)
        thrown = re.fullmatch(f"([A-Fa-f])[?]{count}", turn)
        rolled = re.fullmatch(f"([A-Fa-f])([{DIE_A}][{DIE_B}]){count}", turn)
        if not (begins or won or thrown or rolled):
            raise ValueError(f"not a turn: {turn!r}")
        self.player, pair = parse_letter(turn[0])
        if self.player >= self.players:
            raise ValueError(f"{turn[0]} is not in the game")
        if won:
            self.over = True
            self.rolls = int(won[2] or 0)
        elif not self.hand[self.player]:
            raise ValueError("the player has no pair to roll")
        if thrown or rolled:
            if pair not in self.hand[self.player]:
                raise ValueError("the pair that is rolled does not lie in front of the player")
            self.pair = pair
        if thrown:
            self.in_air = True
            self.rolls = int(thrown[2])
        if rolled:
            self.faces = rolled[2]
            self.rolls = int(rolled[3])
            if self.rolls > 1 and "X" in self.faces:
                raise ValueError("an X after the first roll ends the turn (R12)")

    def line(self) -> str:
        """Format the position."""
        steps = ",".join(str(piece) for piece in self.piece)
        fields: list[str] = []
        for field in (5, 4, 3, 2, 1, 0):
            written = ""
            for owner, pair, faces in sorted(self.board[field]):
                written += letter_of(owner, pair) + faces
            fields.append(written or "-")
        if self.over:
            turn = letter_of(self.player, 0) + "!" + (f":{self.rolls}" if self.rolls else "")
        elif self.pair is None:
            turn = letter_of(self.player, 0)
        else:
            shown = "?" if self.in_air else self.faces
            turn = f"{letter_of(self.player, self.pair)}{shown}:{self.rolls}"
        return f"{steps}/{self.finish} {'/'.join(fields)} {turn}"

    def tokens(self) -> list[str]:
        """Return the legal tokens, or every outcome of the dice."""
        if self.over:
            return []
        if self.in_air:
            return [a + b for a in DIE_A for b in DIE_B]
        if self.pair is None:  # any pair that lies in front of the player (R23)
            return [letter_of(self.player, pair) + "?" for pair in sorted(self.hand[self.player])]
        again = letter_of(self.player, self.pair) + "?"  # the same pair for the whole turn (R23)
        free = [field for field in (1, 2, 3, 4, 5) if not self.board[field]]
        return [again, "@0"] + [f"@{field}" for field in free]

    def do(self, token: str) -> list[Event]:
        """Apply a token and return its events in order.

        Steps climbed are reported in full, even if the finish cuts them short;
        steps fallen are those actually lost.
        """
        if token not in self.tokens():
            raise Illegal(f"{token!r} is not allowed in {self.line()}")
        if token[0] == "@":
            return self._place(int(token[1]))
        if token[1] == "?":
            self.pair = parse_letter(token[0])[1]
            self.in_air = True
            self.faces = ""
            self.rolls += 1
            return []
        return self._land(token)

    def _land(self, faces: str) -> list[Event]:
        me = self.player
        self.in_air = False
        self.faces = faces
        valid = self.rolls == 1 or "X" not in faces  # R9, R12
        dice = (number(faces[0]), number(faces[1]))
        events: list[Event] = [("rolled", me, self.pair, dice, value_of(faces), valid)]
        if not valid:
            before = self.piece[me]
            for _ in range(faces.count("X")):  # R13
                if self.piece[me] > 0:
                    self.piece[me] -= 1
            events.append(("fell", me, before - self.piece[me]))
            return events + self._next_turn()
        if faces in ("11", "22", "33"):  # R11
            events.append(("climbed", me, int(faces[0])))
            events += self._climb(int(faces[0]))
        return events

    def _place(self, field: int) -> list[Event]:
        me, pair, value = self.player, self.pair, value_of(self.faces)
        assert pair is not None
        self.hand[me].remove(pair)
        self.board[field].append((me, pair, self.faces))
        events: list[Event] = [("placed", me, pair, field, value)]
        for above in range(field + 1, 6):
            for lying in list(self.board[above]):
                owner, its_pair, faces = lying
                if owner != me and value_of(faces) <= value:  # R18, R24
                    self.board[above].remove(lying)
                    self.hand[owner].append(its_pair)
                    events.append(("thrown_out", owner, its_pair, above, value_of(faces), me))
        return events + self._next_turn()

    def _next_turn(self) -> list[Event]:
        self.player += 1
        if self.player == self.players:
            self.player = 0
        self.pair = None
        self.faces = ""
        self.rolls = 0
        me = self.player
        events: list[Event] = [("turn", me)]
        if not self.hand[me]:  # all pairs of this player lie on fields, so they score (R5, R25)
            steps = 0
            for field in range(6):
                for lying in list(self.board[field]):
                    if lying[0] == me:
                        steps += field
                        self.board[field].remove(lying)
                        self.hand[me].append(lying[1])
            events.append(("scored", me, steps))
            events += self._climb(steps)
        return events

    def _climb(self, steps: int) -> list[Event]:
        self.piece[self.player] += steps
        if self.piece[self.player] < self.finish:
            return []
        self.piece[self.player] = self.finish  # an exact count is not required (R20)
        self.over = True
        return [("won", self.player)]


def perft(table: Table, depth: int) -> int:
    """Count the token sequences of length depth."""
    if depth == 0:
        return 1
    leaves = 0
    for token in table.tokens():
        after = copy.deepcopy(table)
        after.do(token)
        leaves += perft(after, depth - 1)
    return leaves
