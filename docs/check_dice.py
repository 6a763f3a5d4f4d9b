"""Check the dice of a finished game of Rapido: `python check_dice.py FILE`.

Written from fairness.md and notation.md alone. Checks that the secret matches the seal, that the
players' commitments were opened as they should be, and that every roll in the record follows from
the secret and what the players added. It does not know the rules, so it cannot tell whether a move
was legal or whether the last rolls are missing.

Exit status: 0 if the dice are genuine, 1 if they are not or cannot be checked, 2 if the file is
not a record.
"""

import hashlib
import hmac
import json
import re
import sys
import unicodedata
from pathlib import Path
from typing import Any, NamedTuple

HEADER = re.compile(r"((Player|Computer|Word|Commitment|Salt) [A-F]|[A-Za-z]+): .*")
PARTS = ("Word", "Commitment", "Salt")
TURN = re.compile(r"[0-9]{1,9}\.( [\w?@]+)* *(;.*)?")
TOKEN = re.compile(r"([A-Fa-f])\?|([A-Fa-f]?)([X12347][X12356])|@[0-5]")


class Seat(NamedTuple):
    """What a player added to the dice; each part is empty if there is none."""

    word: str
    commitment: str
    salt: str


class Record(NamedTuple):
    """The parts of a record that concern the dice, from either form."""

    seats: list[Seat]
    start: str
    seal: str
    secret: str
    moves: list[tuple[str, str]]  # location, such as "Turn 7", and token


def require(condition: object, message: str) -> None:
    """Reject anything that notation.md does not allow: a checker that guesses proves nothing."""
    if not condition:
        raise ValueError(message)


def read_text(text: str) -> Record:
    """Parse the text form. Only LF ends a line; splitlines() would split at other characters."""
    head, _, body = text.partition("\n\n")
    lines = head.split("\n")[1:]
    require(all(map(HEADER.fullmatch, lines)), "expected headers such as 'Player A: Ana'")
    headers = dict(line.split(": ", 1) for line in lines)
    require(len(headers) == len(lines), "expected each header once")
    seats = [x for x in "ABCDEF" if f"Player {x}" in headers]
    require(seats == list("ABCDEF")[: len(seats)], "expected players A, B and so on without gaps")
    *turns, result = body.rstrip("\n").split("\n")
    require(re.fullmatch("Result: (unfinished|[A-F] wins)", result), "expected a result at the end")
    require(all(map(TURN.fullmatch, turns)), "expected turns such as '7. A46 @3'")
    split = [turn.partition(";")[0].split() for turn in turns]
    moves = [(f"Turn {number[:-1]}", token) for number, *tokens in split for token in tokens]
    start, seal, secret = (headers.get(name, "") for name in ("Start", "Seal", "Secret"))
    added = [Seat(*(headers.get(f"{name} {x}", "") for name in PARTS)) for x in seats]
    return Record(added, start, seal, secret, moves)


def read_json(text: str) -> Record:
    """Parse the JSON form. One message covers everything that may be missing or wrong."""
    try:
        found: Any = json.loads(text)
        require(found["rapido"] == 1 and type(found["moves"]) is list, "")
        moves = [(f"Move {number}", token) for number, token in enumerate(found["moves"], 1)]
        seats = [Seat(*(x.get(part.lower(), "") for part in PARTS)) for x in found["players"]]
        start, seal, secret = found["start"], found.get("seal", ""), found.get("secret", "")
        texts: list[Any] = [*(part for seat in seats for part in seat), start, seal, secret]
        require(all(isinstance(x, str) for x in [*texts, *found["moves"]]), "")
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        raise ValueError("its JSON is damaged, or a member is missing or of a wrong type") from None
    return Record(seats, start, seal, secret, moves)


def find_rolls(record: Record) -> list[tuple[str, int, str]]:
    """Return all rolls: location, seat, faces. Bare faces belong to the throw before them."""
    turn = re.fullmatch(r"[^ ]+ [^ ]+ ([A-Fa-f])(\?:)?[^ ]*", record.start)
    require(turn or not record.start, "expected a start position of three parts")
    thrower = turn[1] if turn and turn[2] else ""  # the start may have dice in the air
    rolls: list[tuple[str, int, str]] = []
    for place, token in record.moves:
        if not (match := TOKEN.fullmatch(token)):
            raise ValueError(f"{place}: expected a move such as A46 or @3, found {token[:20]!a}")
        if match[3]:
            require(match[2] or thrower, f"{place}: no throw before the dice {token}")
            seat = "ABCDEF".index((match[2] or thrower).upper())  # lowercase: second pair
            require(
                seat < len(record.seats), f"{place}: player {'ABCDEF'[seat]} is not in the game"
            )
            rolls.append((place, seat, match[3]))
        thrower = match[1] or ""
    return rolls


def word_bytes(word: str) -> bytes:
    """Encode a word. The length distinguishes "ab" + "c" from "a" + "bc"."""
    encoded = unicodedata.normalize("NFC", word).encode()
    return len(encoded).to_bytes(2, "big") + encoded


def mix_seats(seats: list[Seat]) -> bytes:
    """Hash what the players added: plain words, or commitments and what opened them."""
    if not any(seat.commitment for seat in seats):
        words = b"".join(word_bytes(seat.word) for seat in seats)
        return hashlib.sha256(b"rapido words 1\n" + words).digest()
    total = hashlib.sha256(b"rapido words 2\n")
    for seat in seats:
        commitment, salt = bytes.fromhex(seat.commitment), bytes.fromhex(seat.salt)
        if not commitment:
            total.update(b"\x00")
        elif not salt:
            total.update(b"\x01" + commitment)
        else:
            total.update(b"\x02" + commitment + salt + word_bytes(seat.word))
    return total.digest()


def wrong_commitment(seats: list[Seat], seal: bytes) -> str:
    """Return which player's commitment does not fit, if any."""
    committed = [seat.commitment.lower() for seat in seats if seat.commitment]
    for letter, (word, commitment, salt) in zip("ABCDEF", seats, strict=False):
        opening = seal + bytes.fromhex(salt) + word_bytes(word)
        digest = hashlib.sha256(b"rapido commitment 1\n" + opening).hexdigest()
        if salt and digest != commitment.lower():
            return f"The word and salt of player {letter} do not fit the commitment."
        if commitment and word and not salt:
            return f"Player {letter} has a word, but no salt to open the commitment with."
        if committed.count(commitment.lower()) > 1:
            return f"Player {letter} has the same commitment as another player."
    return ""


def describe_commitments(seats: list[Seat]) -> str:
    """Say who opened a commitment, who did not, and whose word did not count."""
    if not any(seat.commitment for seat in seats):
        return "There are no commitments: whoever knew the secret could choose a word to suit it.\n"
    named = list(zip("ABCDEF", seats, strict=False))
    groups = {
        "opened as committed": [x for x, seat in named if seat.salt],
        "not opened and left out": [x for x, seat in named if seat.commitment and not seat.salt],
        "not committed and not counted": [x for x, s in named if s.word and not s.commitment],
    }
    found = (f"{what}: {', '.join(letters)}" for what, letters in groups.items() if letters)
    return f"Commitments {'; '.join(found)}.\n"


def sealed_roll(secret: bytes, mix: bytes, seat: int, roll: int) -> str:
    """Compute a roll. Bytes from 252 up are skipped, or some rolls would be more likely."""
    message = b"rapido roll 1\n" + mix + bytes([seat]) + roll.to_bytes(4, "big")
    block = 0
    while True:
        for byte in hmac.digest(secret, message + block.to_bytes(4, "big"), "sha256"):
            if byte < 252:
                return "X12347"[byte % 36 // 6] + "X12356"[byte % 36 % 6]
        block += 1


def check(text: str) -> tuple[bool, str]:
    """Return whether seal and rolls match, and a message. ValueError: the text is not a record."""
    is_json = text.lstrip().startswith("{")
    require(is_json or text.startswith("Rapido 1\n"), "it does not begin with 'Rapido 1'")
    record = read_json(text) if is_json else read_text(text)
    seats = record.seats
    require(2 <= len(seats) <= 6, "expected two to six players")
    require(
        all(len(seat.word) <= 200 for seat in seats), "expected words of at most 200 characters"
    )
    for digits in (record.seal, record.secret, *(part for seat in seats for part in seat[1:])):
        require(
            re.fullmatch("([0-9A-Fa-f]{64})?", digits),
            "seal, secret, commitments and salts need 64 hex digits each",
        )
    rolls, secret = find_rolls(record), bytes.fromhex(record.secret)
    if not record.seal:
        return False, "There is no seal, so nothing shows that the dice were fixed in advance."
    if not secret:
        return False, "The secret has not been revealed, so the dice cannot be checked."
    if hashlib.sha256(b"rapido seal 1\n" + secret).hexdigest() != record.seal.lower():
        return False, "The seal is broken: it belongs to another secret."
    if wrong := wrong_commitment(seats, bytes.fromhex(record.seal)):
        return False, f"The seal fits the secret.\n{wrong}"
    counts, mixed = [0] * len(seats), mix_seats(seats)
    for place, seat, faces in rolls:
        counts[seat] += 1
        sealed = sealed_roll(secret, mixed, seat, counts[seat])
        if faces != sealed:
            found = f"roll {counts[seat]} of player {'ABCDEF'[seat]} is {faces}"
            return False, f"The seal fits the secret.\n{place}: {found}, but {sealed} was sealed."
    few = {0: "There are no rolls to check.", 1: "The only roll is the one that was sealed."}
    answer = few.get(len(rolls), f"All {len(rolls)} rolls are the ones that were sealed.")
    return True, f"The seal fits the secret.\n{describe_commitments(seats)}{answer}"


def main(arguments: list[str]) -> int:
    """Check one file, print the result and return the exit status."""
    genuine, answer = None, "Usage: python check_dice.py FILE"
    try:
        if len(arguments) == 1:
            genuine, answer = check(Path(arguments[0]).read_text(encoding="utf-8-sig"))
    except OSError as error:
        answer = f"The file cannot be read: {error.strerror}."
    except UnicodeError:
        answer = "This is not a record of Rapido: it is not Unicode text."
    except ValueError as error:
        answer = f"This is not a record of Rapido: {error}."
    print(answer)
    return 2 if genuine is None else int(not genuine)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
