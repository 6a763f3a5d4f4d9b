"""Verifying games, with the library and with the independent checker in docs."""

import importlib.util
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rapido.fair import Check, SealedDice, Verdict, WrongRoll, commitment_of, seal_of, verify
from rapido.record import Participant, Record, read_text, write_json, write_text
from rapido.rules import Move, Phase, Roll, Rolled, State, apply, legal_actions, new_game
from tests.rules.values import check_value

CHECKER = Path("docs/check_dice.py")
GAMES = sorted(Path("conformance/games").glob("*.rapido"))


def sealed_game(
    players: int,
    seed: int,
    *,
    finish: int = 8,
    start: State | None = None,
    committed: bool = False,
) -> Record:
    """Play a random game with sealed dice, in which some players may commit to their words."""
    rng = Random(seed)
    secret = rng.randbytes(32)
    words = [rng.choice(["", "sunshine", "été", "Glück auf", "🎲"]) for _ in range(players)]
    seats = [Participant(f"P{seat}", word=word) for seat, word in enumerate(words)]
    if committed:
        seats = [commit(seat, seal_of(secret), rng) for seat in seats]
        seats[0] = opened(replace(seats[0], word="sun"), seal_of(secret), rng)
    dice = SealedDice.mixed(secret, seats)
    first = state = start or new_game(players, finish)
    numbers, moves = [0] * players, list[Move]()
    while state.phase is not Phase.OVER:
        if state.phase is Phase.DICE:
            numbers[state.player] += 1
            move = Rolled(dice.roll(state.player, numbers[state.player]))
        else:
            move = rng.choice(legal_actions(state))
        moves.append(move)
        state = apply(state, move).state
    return Record(tuple(seats), first, tuple(moves), seal_of(secret).hex(), secret.hex())


def opened(seat: Participant, seal: bytes, rng: Random) -> Participant:
    salt = rng.randbytes(32)
    return replace(seat, salt=salt.hex(), commitment=commitment_of(seal, salt, seat.word).hex())


def commit(seat: Participant, seal: bytes, rng: Random) -> Participant:
    """Open a commitment, do not open it, or give the word without one."""
    kind = rng.randrange(3)
    done = seat if kind == 0 else opened(seat, seal, rng)
    return replace(done, salt="", word="") if kind == 1 else done


def verify_record(record: Record) -> Check:
    return verify(
        record.start, record.moves, seal=record.seal, secret=record.secret, words=record.players
    )


def rolls_of(record: Record) -> int:
    return sum(isinstance(move, Rolled) for move in record.moves)


@pytest.fixture(scope="module")
def independent() -> Callable[[str], tuple[bool, str]]:
    """Load the independent checker, which shares no code with Rapido."""
    spec = importlib.util.spec_from_file_location("check_dice", CHECKER)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.check


Independent = Callable[[str], tuple[bool, str]]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_genuine_games_pass_both_checkers(players: int, independent: Independent) -> None:
    for seed in range(15):
        record = sealed_game(players, seed)
        assert verify_record(record) == Check(Verdict.GENUINE, rolls_of(record))
        for form in (write_text, write_json):
            passed, output = independent(form(record))
            assert passed
            assert str(rolls_of(record)) in output or rolls_of(record) == 1


@pytest.mark.parametrize("seed", range(30))
def test_changed_roll_fails_both_checkers(seed: int, independent: Independent) -> None:
    rng = Random(seed)
    record = sealed_game(rng.choice([2, 3, 4, 5, 6]), seed)
    # A change that breaks no rule, so that only the dice can reveal it.
    spots = [
        (at, other)
        for at, move in enumerate(record.moves)
        if isinstance(move, Rolled)
        for other in (Roll(7, 6), Roll(1, 2), Roll(0, 3))
        if other != move.roll and is_legal(record, at, other)
    ]
    at, other = rng.choice(spots)
    changed = replace(record, moves=(*record.moves[:at], Rolled(other), *record.moves[at + 1 :]))
    check = verify_record(changed)
    assert check.verdict is Verdict.WRONG_ROLL
    assert check.wrong is not None
    assert check.wrong.found == other
    assert check.rolls == sum(isinstance(move, Rolled) for move in record.moves[:at])
    passed, output = independent(write_text(changed))
    assert not passed
    assert f"roll {check.wrong.number} of player {'ABCDEF'[check.wrong.seat]}" in output
    assert f"Turn {check.wrong.turn}" in output


@pytest.mark.parametrize("players", [2, 4, 6])
def test_games_with_commitments_pass_both_checkers(players: int, independent: Independent) -> None:
    for seed in range(20):
        record = sealed_game(players, seed, committed=True)
        check = verify_record(record)
        assert (check.verdict, check.rolls) == (Verdict.GENUINE, rolls_of(record))
        assert 0 in check.opened
        committed = [seat for seat, player in enumerate(record.players) if player.commitment]
        assert sorted((*check.opened, *check.unopened)) == committed
        for form in (write_text, write_json):
            passed, output = independent(form(record))
            assert passed
            assert "opened as committed: A" in output
            assert ("not opened and left out" in output) == bool(check.unopened)


def test_words_alone_verify_a_game_without_commitments() -> None:
    record = sealed_game(3, 7)
    words = [player.word for player in record.players]
    check = verify(record.start, record.moves, seal=record.seal, secret=record.secret, words=words)
    assert check == verify_record(record)


BROKEN: dict[str, Callable[[Participant], Participant]] = {
    "another word": lambda player: replace(player, word="moon"),
    "another salt": lambda player: replace(player, salt="0" * 64),
    "another commitment": lambda player: replace(player, commitment="0" * 64),
    "word without salt": lambda player: replace(player, salt=""),
    "salt without commitment": lambda player: replace(player, commitment=""),
}


@pytest.mark.parametrize("change", BROKEN)
def test_broken_commitment_fails_both_checkers(change: str, independent: Independent) -> None:
    record = sealed_game(3, 7, committed=True)
    players = (BROKEN[change](record.players[0]), *record.players[1:])
    changed = replace(record, players=players)
    assert verify_record(changed) == Check(Verdict.BROKEN_COMMITMENT, broken=0)
    assert not independent(write_text(changed))[0]


def test_copied_commitment_fails_both_checkers(independent: Independent) -> None:
    record = sealed_game(3, 7, committed=True)
    copy = replace(record.players[0], name="copy")
    changed = replace(record, players=(record.players[0], copy, record.players[2]))
    assert verify_record(changed) == Check(Verdict.BROKEN_COMMITMENT, broken=1)
    assert not independent(write_json(changed))[0]


@pytest.mark.parametrize("part", ["commitment", "salt"])
def test_left_out_or_stripped_parts_fail_both_checkers(part: str, independent: Independent) -> None:
    """Without all commitments the record looks like one of a game that never had any."""
    record = sealed_game(4, 9, committed=True)
    parts = {"commitment": "", "salt": ""} if part == "commitment" else {"salt": "", "word": ""}
    players = tuple(replace(player, **parts) for player in record.players)
    changed = replace(record, players=players)
    assert verify_record(changed).verdict is Verdict.WRONG_ROLL
    assert not independent(write_text(changed))[0]


def is_legal(record: Record, at: int, roll: Roll) -> bool:
    state = record.start
    try:
        for number, move in enumerate(record.moves):
            state = apply(state, Rolled(roll) if number == at else move).state
    except Exception:  # noqa: BLE001 - any error
        return False
    return True


def test_verdict_values_are_stable() -> None:
    assert [str(verdict) for verdict in Verdict] == [
        "genuine",
        "not_sealed",
        "not_revealed",
        "broken_seal",
        "broken_commitment",
        "wrong_roll",
    ]


def test_no_rolls_are_checked_without_seal_and_secret() -> None:
    record = sealed_game(3, 7)
    for changes in ({"seal": ""}, {"secret": ""}, {"secret": "0" * 64}):
        check = verify_record(replace(record, **changes))
        assert (check.rolls, check.wrong) == (0, None)


@pytest.mark.parametrize(
    "value",
    [Check(Verdict.GENUINE, 7), WrongRoll(0, 8, 13, Roll(4, 6), Roll(2, 6))],
    ids=lambda value: type(value).__name__,
)
def test_results_are_immutable(value: Any) -> None:
    check_value(value)


def test_other_changes_fail_both_checkers(independent: Independent) -> None:
    record = sealed_game(3, 7)
    other = replace(record.players[1], word=record.players[1].word + "x")
    changes = {
        Verdict.NOT_SEALED: replace(record, seal=""),
        Verdict.NOT_REVEALED: replace(record, secret=""),
        Verdict.BROKEN_SEAL: replace(record, secret="0" * 64),
        Verdict.WRONG_ROLL: replace(record, players=(record.players[0], other, record.players[2])),
    }
    for verdict, changed in changes.items():
        assert verify_record(changed).verdict is verdict
        assert independent(write_text(changed))[0] is False


def test_first_wrong_roll_is_reported() -> None:
    record = read_text(GAMES[1].read_text("utf-8")).complete_record()
    text = write_text(record).replace("13. A26", "13. A46", 1)
    changed = read_text(text).complete_record()
    assert verify_record(changed).wrong == WrongRoll(
        seat=0, number=8, turn=13, found=Roll(4, 6), sealed=Roll(2, 6)
    )


def test_dice_in_the_air_at_the_start_are_roll_1(
    independent: Independent,
) -> None:
    start = State((0, 0, 0), (), 1, Phase.DICE, 0, None, 2, 8)
    record = sealed_game(3, 11, start=start)
    assert verify_record(record).verdict is Verdict.GENUINE
    assert independent(write_text(record))[0]
    assert independent(write_json(record))[0]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_checker_is_standalone(path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-I", CHECKER, path], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("The seal fits the secret.")


@pytest.mark.parametrize(
    ("content", "status"),
    [
        (b"", 2),
        (b"\xff\xfe\x00", 2),
        (b"{}", 2),
        (b'{"rapido": 1, "moves": 7}', 2),
        (b"[" * 100_000, 2),
        (b"{" + b'"a":[' * 50_000, 2),
        (b"Rapido 1\n", 2),
        (GAMES[0].read_bytes().replace(b"Secret: ", b"Geheim: "), 1),
        (GAMES[0].read_bytes().replace(b"Secret: ", b"Secret: 0"), 2),
    ],
)
def test_checker_reports_any_damage_in_one_sentence(
    content: bytes, status: int, tmp_path: Path
) -> None:
    file = tmp_path / "game.rapido"
    file.write_bytes(content)
    done = subprocess.run(
        [sys.executable, "-I", CHECKER, file], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (status, "")
    assert done.stdout.strip()
