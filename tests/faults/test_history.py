"""Test `find_errors` itself: it must find every planted error."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from rapido.fair import PlainWord, SealedDice, seal_of
from rapido.record import Participant, Record, letter_of, write_faces, write_position, write_text
from rapido.rules import Move, Phase, Place, Rolled, State, Throw, apply, legal_actions, new_game
from tests.faults.history import History, Observation, Row, Stored, find_errors

WORDS = (PlainWord("sunshine"), PlainWord("rain"))
SECRET = bytes(range(32))
SEAL = seal_of(SECRET).hex()

Case = tuple[History, Stored]


def played(
    dice: SealedDice,
) -> tuple[list[tuple[str, dict[str, Any], State]], tuple[Move, ...]]:
    """Play a whole game with sealed dice; return tokens, commands and states, and all moves."""
    rng, state, rolls = Random(4), new_game(2, 20), [0, 0]
    steps: list[tuple[str, dict[str, Any], State]] = []
    moves: list[Move] = []
    while state.phase is not Phase.OVER:
        action = rng.choice(legal_actions(state))
        made: list[Move] = [action]
        if isinstance(action, Throw):
            rolls[state.player] += 1
            roll = dice.roll(state.player, rolls[state.player])
            made.append(Rolled(roll))
            token = letter_of(state.player, action.pair) + write_faces(roll)
            command: dict[str, Any] = {"do": "throw", "pair": action.pair}
        else:
            assert isinstance(action, Place)
            token, command = f"@{action.field}", {"do": "place", "field": action.field}
        for move in made:
            state = apply(state, move).state
        moves += made
        steps.append((token, command, state))
    return steps, tuple(moves)


def update(version: int, fact: str, position: str | None) -> dict[str, Any]:
    game = None if position is None else {"position": position}
    return {"version": version, "fact": fact, "view": {"version": version, "game": game}}


@pytest.fixture
def case() -> Case:
    return consistent_case(WORDS)


def consistent_case(words: tuple[PlainWord, ...]) -> Case:
    """Return a history with one refused and one unknown call; words with salts are opened."""
    history, rows = History(), list[Row]()
    steps, moves = played(SealedDice.mixed(SECRET, words))
    last = write_position(steps[-1][2])

    def store(what: dict[str, Any], key: str, position: str | None) -> None:
        # The last move and the end of the game are one batch.
        batch = "end" if position == last else str(len(rows))
        rows.append(Row(len(rows) + 1, key, what, batch))
        for who in ("Ana", "Ben"):
            history.updated(who, "room", update(len(rows), what["fact"], position))

    def do(
        command: dict[str, Any], fact: dict[str, Any], position: str | None, seen: int | None = None
    ) -> None:
        call = history.called("Ana", "room", command, seen)
        store(fact, call.key, position)
        history.answered({"type": "done", "key": call.key, "version": len(rows)}, len(rows))

    store({"fact": "opened", "game": "game", "seal": SEAL}, "", None)
    store({"fact": "configured", "finish": 20}, "", None)
    start = write_position(new_game(2, 20))
    for seat, word in enumerate(words):
        if word.commitment:
            one: dict[str, Any] = {"seat": seat, "commitment": word.commitment}
            do({"do": "commitwords", "commitments": [one]}, {"fact": "wordcommitted", **one}, None)
    store({"fact": "began", "order": [0, 1]}, "", start)
    for seat, word in enumerate(words):
        if word.salt:
            one = {"seat": seat, "salt": word.salt, "word": word.word}
            do({"do": "revealwords", "words": [one]}, {"fact": "wordrevealed", **one}, start)
    for token, command, state in steps:
        do(command, {"fact": "played", "token": token}, write_position(state), len(rows))
    ended = {"fact": "ended", "secret": SECRET.hex(), "game": "next", "seal": "0" * 64}
    store(ended, "", last)
    refused = history.called("Ben", "room", {"do": "throw", "pair": 0}, 4)
    history.answered({"type": "refused", "key": refused.key, "code": "stale"}, 4)
    history.called("Ben", "room", {"do": "throw", "pair": 0}, 4)
    players = tuple(
        Participant(f"P{number}", "", each.word, each.commitment, each.salt)
        for number, each in enumerate(words)
    )
    record = Record(players, new_game(2, 20), moves, SEAL, SECRET.hex())
    return history, Stored(rows, {"game": SECRET}, {"game": write_text(record)})


def errors_in(case: Case) -> list[str]:
    history, stored = case
    return find_errors(history, {"room": stored})


def test_consistent_history_has_no_errors(case: Case) -> None:
    assert errors_in(case) == []
    assert case[0].count()["ok"] > 20
    assert case[0].count()["unknown"] == case[0].count()["refused"] == 1


def lose_the_last_move(case: Case) -> None:
    case[1].rows.pop(-2)


def lose_a_move_and_close_the_gap(case: Case) -> None:
    rows = case[1].rows
    rows.pop(10)
    rows[:] = [row._replace(version=number) for number, row in enumerate(rows, 1)]


def duplicate_a_move(case: Case) -> None:
    rows = case[1].rows
    rows.insert(11, rows[10])
    rows[:] = [row._replace(version=number) for number, row in enumerate(rows, 1)]


def store_a_refused_command(case: Case) -> None:
    refused = next(call for call in case[0].calls.values() if call.outcome == "refused")
    rows = case[1].rows
    rows[4] = rows[4]._replace(key=refused.key)


def lose_the_key(case: Case) -> None:
    rows = case[1].rows
    rows[-2] = rows[-2]._replace(key="")


def change_the_dice(case: Case) -> None:
    record = case[1].records["game"]
    case[1].records["game"] = record.replace("sunshine", "moonlight")


def store_other_dice(case: Case) -> None:
    row = case[1].rows[3]
    other = next(token for token in ("A12", "A13") if token != row.what["token"])
    row.what["token"] = other


def damage_the_record(case: Case) -> None:
    record = case[1].records["game"]
    case[1].records["game"] = record.replace("A wins", "B wins").replace("Seal", "Sael")


def change_the_secret(case: Case) -> None:
    case[1].secrets["game"] = bytes(32)


def lose_the_record(case: Case) -> None:
    case[1].records.clear()


def receive_an_update_twice(case: Case) -> None:
    seen = case[0].seen["Ana", "room"]
    seen.insert(7, seen[6])


def miss_an_update(case: Case) -> None:
    case[0].seen["Ben", "room"].pop(7)


def miss_the_last_update(case: Case) -> None:
    case[0].seen["Ben", "room"].pop()


def receive_another_position(case: Case) -> None:
    seen = case[0].seen["Ben", "room"]
    seen[8] = seen[8]._replace(position=seen[5].position)


def receive_an_unstored_update(case: Case) -> None:
    seen = case[0].seen["Ben", "room"]
    seen.append(Observation(len(seen) + 1, "played", None))


def respond_before_the_update(case: Case) -> None:
    call = next(call for call in case[0].calls.values() if call.outcome == "ok")
    case[0].answered({"type": "done", "key": call.key, "version": call.version}, call.version - 1)


def respond_differently_to_the_same_key(case: Case) -> None:
    call = next(call for call in case[0].calls.values() if call.outcome == "ok")
    case[0].answered({"type": "done", "key": call.key, "version": call.version + 1}, 99)


def send_an_older_version(case: Case) -> None:
    welcome: dict[str, Any] = {
        "view": {"version": 5, "game": None},
        "complete": False,
        "missed": [],
    }
    case[0].welcomed("Ben", "room", 9, welcome)


def send_an_incomplete_welcome(case: Case) -> None:
    welcome: dict[str, Any] = {
        "view": {"version": 12, "game": None},
        "complete": False,
        "missed": [],
    }
    case[0].welcomed("Ben", "room", 9, welcome)


def place_on_another_field(case: Case) -> None:
    calls = case[0].calls
    key = next(key for key, call in calls.items() if call.command["do"] == "place")
    calls[key] = replace(calls[key], command={"do": "place", "field": 9})


def move_on_a_stale_version(case: Case) -> None:
    calls = case[0].calls
    key = next(key for key, call in calls.items() if call.outcome == "ok")
    calls[key] = replace(calls[key], seen=1)


def lose_the_room(case: Case) -> None:
    case[0].called("Ana", "another", {"do": "begin"}, None)


@pytest.mark.parametrize(
    ("plant", "message"),
    [
        (lose_the_last_move, "lost:"),
        (lose_a_move_and_close_the_gap, "lost:"),
        (duplicate_a_move, "duplicated"),
        (store_a_refused_command, "refused but stored"),
        (lose_the_key, "lost:"),
        (change_the_dice, "wrong_roll"),
        (store_other_dice, "is not what was played"),
        (damage_the_record, "cannot be read"),
        (change_the_secret, "broken_seal"),
        (lose_the_record, "has no record"),
        (receive_an_update_twice, "gaps or duplicates"),
        (miss_an_update, "gaps or duplicates"),
        (miss_the_last_update, " versions"),
        (receive_another_position, ", not "),
        (receive_an_unstored_update, "never stored"),
        (respond_before_the_update, " received"),
        (respond_differently_to_the_same_key, "then"),
        (send_an_older_version, "had seen"),
        (send_an_incomplete_welcome, "not complete"),
        (place_on_another_field, "do not match the command"),
        (move_on_a_stale_version, "based on another version"),
        (lose_the_room, "is gone"),
    ],
)
def test_every_planted_error_is_found(
    case: Case, plant: Callable[[Case], None], message: str
) -> None:
    plant(case)
    assert any(message in error for error in errors_in(case)), errors_in(case)


def test_command_may_be_stored_after_a_refusal_that_is_unsure(case: Case) -> None:
    history, stored = case
    call = next(call for call in history.calls.values() if call.outcome == "ok")
    call.outcome, call.code = "refused", "unavailable"
    assert any("refused but stored" in error for error in errors_in(case))
    history.unsure = frozenset({"unavailable"})
    assert errors_in(case) == []
    # But only once, and an answer that is sure is final.
    row = next(row for row in stored.rows if row.key == call.key)
    stored.rows.append(row._replace(version=len(stored.rows) + 1))
    assert any("duplicated" in error for error in errors_in(case))


def test_what_is_acknowledged_stays_so_after_a_refusal_that_is_unsure(case: Case) -> None:
    history, stored = case
    history.unsure = frozenset({"elsewhere"})
    call = next(call for call in history.calls.values() if call.outcome == "ok")
    history.answered({"type": "refused", "key": call.key, "code": "elsewhere"}, call.version)
    assert errors_in(case) == []
    assert call.outcome == "ok"
    stored.rows.pop(call.version - 1)
    assert any("lost" in error for error in errors_in(case))
