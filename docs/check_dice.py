"""Check the dice of a finished game of Rapido: `python check_dice.py FILE`.

Written from fairness.md and notation.md alone. It checks that the secret fits the seal, and that
every roll of the record follows from the secret and the words of the players. It does not know the
rules, so it cannot tell whether a move was allowed or whether the last rolls were left out.

Exit code: 0 if all is well, 1 if something does not fit or is missing, 2 if there is no record.
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
    """What the dice depend on, whichever form the record was written in."""

    words: list[str]  # one for each seat, empty if the player gave none
    start: str
    seal: str
    secret: str
    moves: list[tuple[str, str]]  # where it stands, in words, and the token


def need(fine: object, trouble: str) -> None:
    """Stop at whatever is not as notation.md says: a checker that guesses proves nothing."""
    if not fine:
        raise ValueError(trouble)


def read_text(text: str) -> Record:
    """Read the text form. Only LF ends a line: splitlines() would also split at rarer signs."""
    head, _, body = text.partition("\n\n")
    lines = head.split("\n")[1:]
    need(all(map(HEADER.fullmatch, lines)), "expected headers such as 'Player A: Ana'")
    headers = dict(line.split(": ", 1) for line in lines)
    need(len(headers) == len(lines), "expected each header once")
    seats = [x for x in "ABCDEF" if f"Player {x}" in headers]
    need(seats == list("ABCDEF")[: len(seats)], "expected players A, B and so on without gaps")
    *turns, result = body.rstrip("\n").split("\n")
    need(re.fullmatch("Result: (unfinished|[A-F] wins)", result), "expected a result at the end")
    need(all(map(TURN.fullmatch, turns)), "expected turns such as '7. A46 @3'")
    split = [turn.partition(";")[0].split() for turn in turns]
    moves = [(f"Turn {number[:-1]}", token) for number, *tokens in split for token in tokens]
    start, seal, secret = (headers.get(name, "") for name in ("Start", "Seal", "Secret"))
    return Record([headers.get(f"Word {x}", "") for x in seats], start, seal, secret, moves)


def read_json(text: str) -> Record:
    """Read the JSON form. Anything in it may be missing or wrong; one sentence answers it all."""
    try:
        found: Any = json.loads(text)
        need(found["rapido"] == 1 and type(found["moves"]) is list, "")
        moves = [(f"Move {number}", token) for number, token in enumerate(found["moves"], 1)]
        words: list[Any] = [player.get("word", "") for player in found["players"]]
        start, seal, secret = found["start"], found.get("seal", ""), found.get("secret", "")
        need(all(isinstance(x, str) for x in [*words, *found["moves"], start, seal, secret]), "")
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        raise ValueError("its JSON is damaged, or a member is missing or of a wrong type") from None
    return Record(words, start, seal, secret, moves)


def find_rolls(record: Record) -> list[tuple[str, int, str]]:
    """List all rolls: place, seat, faces. Bare faces belong to whoever has thrown before them."""
    turn = re.fullmatch(r"[^ ]+ [^ ]+ ([A-Fa-f])(\?:)?[^ ]*", record.start)
    need(turn or not record.start, "expected a start position of three parts")
    thrower = turn[1] if turn and turn[2] else ""  # the game may begin with dice in the air
    rolls: list[tuple[str, int, str]] = []
    for place, token in record.moves:
        if not (match := TOKEN.fullmatch(token)):
            raise ValueError(f"{place}: expected a move such as A46 or @3, found {token[:20]!a}")
        if match[3]:
            need(match[2] or thrower, f"{place}: nobody has thrown the dice {token}")
            seat = "ABCDEF".index((match[2] or thrower).upper())  # small letter: the second pair
            need(seat < len(record.words), f"{place}: player {'ABCDEF'[seat]} does not play")
            rolls.append((place, seat, match[3]))
        thrower = match[1] or ""
    return rolls


def mix_words(words: list[str]) -> bytes:
    """Make one fingerprint of all words. The lengths keep "ab" + "c" apart from "a" + "bc"."""
    coded = [unicodedata.normalize("NFC", word).encode() for word in words]
    joined = b"".join(len(word).to_bytes(2, "big") + word for word in coded)
    return hashlib.sha256(b"rapido words 1\n" + joined).digest()


def sealed_roll(secret: bytes, mix: bytes, seat: int, roll: int) -> str:
    """Work out one roll. Without skipping bytes from 252 on, some rolls would be more likely."""
    message = b"rapido roll 1\n" + mix + bytes([seat]) + roll.to_bytes(4, "big")
    block = 0
    while True:
        for byte in hmac.digest(secret, message + block.to_bytes(4, "big"), "sha256"):
            if byte < 252:
                return "X12347"[byte % 36 // 6] + "X12356"[byte % 36 % 6]
        block += 1


def check(text: str) -> tuple[bool, str]:
    """Say whether seal and rolls fit, in words. If the text is no record, ValueError says why."""
    is_json = text.lstrip().startswith("{")
    need(is_json or text.startswith("Rapido 1\n"), "it does not begin with 'Rapido 1'")
    record = read_json(text) if is_json else read_text(text)
    need(2 <= len(record.words) <= 6, "expected two to six players")
    need(all(len(word) <= 200 for word in record.words), "expected words of at most 200 letters")
    for digits in (record.seal, record.secret):
        need(re.fullmatch("([0-9A-Fa-f]{64})?", digits), "seal and secret need 64 hex digits each")
    rolls, mix, secret = find_rolls(record), mix_words(record.words), bytes.fromhex(record.secret)
    if not record.seal:
        return False, "There is no seal, so nobody can say whether the dice were fixed before."
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
    """Check one file, say what was found, and give the exit code."""
    fits, answer = None, "Give one file: python check_dice.py FILE"
    try:
        if len(arguments) == 1:
            fits, answer = check(Path(arguments[0]).read_text(encoding="utf-8-sig"))
    except OSError as error:
        answer = f"The file cannot be read: {error.strerror}."
    except UnicodeError:
        answer = "This is not a record of Rapido: it is not Unicode text."
    except ValueError as error:
        answer = f"This is not a record of Rapido: {error}."
    print(answer)
    return 2 if fits is None else int(not fits)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
