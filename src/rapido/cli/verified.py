"""What `rapido verify` has found out about a record, for programs."""

from collections import Counter
from typing import Any

from rapido.fair import Check, Verdict
from rapido.record import (
    BadRecord,
    Record,
    last_state,
    stand_in_tokens,
    write_faces,
    write_moves,
)


def verified(file: str, record: Record, check: Check, damage: BadRecord | None) -> dict[str, Any]:
    """Return the members that docs/command-line.md describes."""
    names = [player.name for player in record.players]
    winner, wrong = last_state(record).winner, check.wrong
    genuine = check.verdict is Verdict.GENUINE
    return {
        "file": file,
        "genuine": genuine and damage is None,
        "dice": check.verdict,
        "rolls": check.rolls,
        "legal": damage is None,
        "damage": damage and _damage(damage),
        "players": names,
        "winner": None if winner is None else names[winner],
        "opened": [names[seat] for seat in check.opened],
        "unopened": [names[seat] for seat in check.unopened],
        "broken_commitment": None if check.broken is None else names[check.broken],
        "wrong_roll": None
        if wrong is None
        else {
            "player": names[wrong.seat],
            "number": wrong.number,
            "turn": wrong.turn,
            "found": write_faces(wrong.found),
            "sealed": write_faces(wrong.sealed),
        },
        "stand_ins": {names[seat]: count for seat, count in stand_in_moves(record).items()},
    }


def stand_in_moves(record: Record) -> dict[int, int]:
    """Count the moves that a computer has made in place of each player, by seat."""
    player, counts, stand_ins = record.start.player, Counter[int](), stand_in_tokens(record)
    for index, (_, step) in enumerate(write_moves(record.moves, record.start)):
        counts[player] += index in stand_ins
        player = step.state.player
    return {seat: count for seat, count in sorted(counts.items()) if count}


def _damage(damage: BadRecord) -> dict[str, object]:
    return {
        "where": damage.where,
        "token": damage.token,
        "expected": damage.expected.name.lower(),
        "example": damage.example or None,
    }
