"""`rapido verify`: check a recorded game, and say in plain words what was checked."""

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from rapido.cli.options.language import add_language
from rapido.cli.record_file import FileTrouble, describe_damage, load_record
from rapido.fair import Check, Verdict, verify
from rapido.locales import Say, catalogue
from rapido.record import Record, last_state, write_faces


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a game as text or as JSON")
    add_language(parser)
    parser.epilog = "How the dice are sealed is described in docs/fairness.md."


def run(options: Namespace) -> int:
    """Return 0 if everything is right, 1 if something is not, 2 if the file holds no game."""
    say = catalogue(options.language)
    try:
        reading = load_record(options.file, say)
    except FileTrouble as trouble:
        print(trouble, file=sys.stderr)
        return 2
    record, damage = reading.record, reading.damage
    if record is None:
        print(damage and describe_damage(damage, say), file=sys.stderr)
        return 2
    check = check_record(record)
    print(_describe(record, check, say))
    if damage is not None:
        print(describe_damage(damage, say))
        return 1
    print(say("verify-legal", result=_result(record, say)))
    if check.verdict is not Verdict.GENUINE:
        return 1
    print(say("verify-unsure"))
    return 0


def check_record(record: Record) -> Check:
    """Check the dice of a record; parsing has already checked that its moves are legal."""
    words = (player.word for player in record.players)
    return verify(record.start, record.moves, seal=record.seal, secret=record.secret, words=words)


def _describe(record: Record, check: Check, say: Say) -> str:
    key = f"verify-{check.verdict}"
    if check.wrong is None:
        return say(key, rolls=check.rolls)
    return say(
        key,
        player=record.players[check.wrong.seat].name,
        number=check.wrong.number,
        turn=check.wrong.turn,
        found=write_faces(check.wrong.found),
        sealed=write_faces(check.wrong.sealed),
    )


def _result(record: Record, say: Say) -> str:
    winner = last_state(record).winner
    if winner is None:
        return say("verify-result-unfinished")
    return say("verify-result-won", player=record.players[winner].name)
