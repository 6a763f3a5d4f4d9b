"""`rapido verify`: check a recorded game, and explain what was checked."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from rapido.cli.options.file_or_folder import file_or_folder
from rapido.cli.options.json_output import add_json, print_json
from rapido.cli.options.language import add_language
from rapido.cli.record_file import FileError, describe_damage, load_input
from rapido.cli.terminal.output import Output
from rapido.cli.verified import stand_in_moves, verified
from rapido.fair import Check, Verdict, verify
from rapido.locales import Say, catalog
from rapido.record import Record, last_state, write_faces


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=file_or_folder, metavar="FILE", help="help-verify-file")
    add_json(parser)
    add_language(parser)
    parser.epilog = "help-verify-more"


def run(options: Namespace) -> int:
    """Return 0 if everything is right, 1 if something is not, 2 if the file holds no game."""
    say = catalog(options.language)
    try:
        reading = load_input(options.file, say)
    except FileError as error:
        print(error, file=sys.stderr)
        return 2
    record, damage = reading.record, reading.damage
    if record is None:
        print(damage and describe_damage(damage, say), file=sys.stderr)
        return 2
    check = check_record(record)
    if options.json:
        found = verified(str(options.file), record, check, damage)
        print_json(found)
        return 0 if found["genuine"] else 1
    show = Output().print if sys.stdout.isatty() else print
    show(_describe(record, check, say, whole=damage is None))
    for sentence in _describe_contributions(record, check, say):
        show(sentence)
    if damage is not None:
        show(describe_damage(damage, say))
        return 1
    show(say("verify-legal", result=_result(record, say)))
    for sentence in _describe_stand_ins(record, say):
        show(sentence)
    if check.verdict is not Verdict.GENUINE:
        return 1
    show(say("verify-proved" if check.opened else "verify-unsure"))
    return 0


def check_record(record: Record) -> Check:
    """Check the dice of a record; parsing has already checked that its moves are legal."""
    return verify(
        record.start, record.moves, seal=record.seal, secret=record.secret, words=record.players
    )


def _describe(record: Record, check: Check, say: Say, *, whole: bool) -> str:
    key = f"verify-{check.verdict}"
    if check.verdict is Verdict.GENUINE and not whole:
        key = "verify-genuine-part"
    if check.broken is not None:
        return say(key, player=record.players[check.broken].name)
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


def _describe_contributions(record: Record, check: Check, say: Say) -> Iterator[str]:
    if not check.opened and not check.unopened:
        return
    plain = [
        seat for seat, player in enumerate(record.players) if player.word and not player.commitment
    ]
    for key, seats in (
        ("verify-opened", check.opened),
        ("verify-unopened", check.unopened),
        ("verify-plain", plain),
    ):
        if seats:
            players = ", ".join(record.players[seat].name for seat in seats)
            yield say(key, players=players, count=len(seats))


def _describe_stand_ins(record: Record, say: Say) -> Iterator[str]:
    for seat, count in stand_in_moves(record).items():
        yield say("verify-stand-in", player=record.players[seat].name, count=count)


def _result(record: Record, say: Say) -> str:
    winner = last_state(record).winner
    if winner is None:
        return say("verify-result-unfinished")
    return say("verify-result-won", player=record.players[winner].name)
