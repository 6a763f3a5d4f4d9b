"""Check the dice of a finished game of Rapido: `python check_dice.py FILE`.

Written from fairness.md and notation.md alone. Checks that the secret matches the seal, and that
every roll in the record follows from the secret and the players' words. It does not know the
rules, so it cannot tell whether a move was legal or whether the last rolls are missing.

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

HEADER = re.compile(r"((Player|Computer|Word) [A-F]|[A-Za-z]+): .*")
TURN = re.compile(r"[0-9]{1,9}\.( [\w?@]+)* *(;.*)?")
TOKEN = re.compile(r"([A-Fa-f])\?|([A-Fa-f]?)([X12347][X12356])|@[0-5]")


class Record(NamedTuple):
    """The parts of a record that concern the dice, from either form."""

    words: list[str]  # one per seat, empty if the player gave none
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
    return Record([headers.get(f"Word {x}", "") for x in seats], start, seal, secret, moves)


def read_json(text: str) -> Record:
    """Parse the JSON form. One message covers everything that may be missing or wrong."""
    try:
        found: Any = json.loads(text)
        require(found["rapido"] == 1 and type(found["moves"]) is list, "")
        moves = [(f"Move {number}", token) for number, token in enumerate(found["moves"], 1)]
        words: list[Any] = [player.get("word", "") for player in found["players"]]
        start, seal, secret = found["start"], found.get("seal", ""), found.get("secret", "")
        require(all(isinstance(x, str) for x in [*words, *found["moves"], start, seal, secret]), "")
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        raise ValueError("its JSON is damaged, or a member is missing or of a wrong type") from None
    return Record(words, start, seal, secret, moves)


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
                seat < len(record.words), f"{place}: player {'ABCDEF'[seat]} is not in the game"
            )
            rolls.append((place, seat, match[3]))
        thrower = match[1] or ""
    return rolls


def mix_words(words: list[str]) -> bytes:
    """Hash all words. The lengths distinguish "ab" + "c" from "a" + "bc"."""
    encoded = [unicodedata.normalize("NFC", word).encode() for word in words]
    joined = b"".join(len(word).to_bytes(2, "big") + word for word in encoded)
    return hashlib.sha256(b"rapido words 1\n" + joined).digest()


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
    require(2 <= len(record.words) <= 6, "expected two to six players")
    require(
        all(len(word) <= 200 for word in record.words), "expected words of at most 200 characters"
    )
    for digits in (record.seal, record.secret):
        require(
            re.fullmatch("([0-9A-Fa-f]{64})?", digits), "seal and secret need 64 hex digits each"
        )
    rolls, mix, secret = find_rolls(record), mix_words(record.words), bytes.fromhex(record.secret)
    if not record.seal:
        return False, "There is no seal, so nothing shows that the dice were fixed in advance."
    if not secret:
        return False, "The secret has not been revealed, so the dice cannot be checked."
    if hashlib.sha256(b"rapido seal 1\n" + secret).hexdigest() != record.seal.lower():
        return False, "The seal is broken: it belongs to another secret."
    counts = [0] * len(record.words)
    for place, seat, faces in rolls:
        counts[seat] += 1
        sealed = sealed_roll(secret, mix, seat, counts[seat])
        if faces != sealed:
            found = f"roll {counts[seat]} of player {'ABCDEF'[seat]} is {faces}"
            return False, f"The seal fits the secret.\n{place}: {found}, but {sealed} was sealed."
    few = {0: "There are no rolls to check.", 1: "The only roll is the one that was sealed."}
    answer = few.get(len(rolls), f"All {len(rolls)} rolls are the ones that were sealed.")
    return True, f"The seal fits the secret.\n{answer}"


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
