"""Moves as tokens: every form, round trips, rejected tokens."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rapido.record import read_moves, write_moves
from rapido.rules import (
    BadRequest,
    NotYourTurn,
    Place,
    Roll,
    Rolled,
    State,
    Throw,
    apply,
    new_game,
)
from tests.play import random_moves

START = new_game(2)


def test_every_token_form() -> None:
    assert read_moves("A?", START) == (Throw(0),)
    assert read_moves("a?", START) == (Throw(1),)
    assert read_moves("46", START) == (Rolled(Roll(4, 6)),)
    assert read_moves("XX", START) == (Rolled(Roll(0, 0)),)
    assert read_moves("A7X", START) == (Throw(0), Rolled(Roll(7, 0)))
    assert read_moves("aX1", START) == (Throw(1), Rolled(Roll(0, 1)))
    assert read_moves("@0", START) == (Place(0),)
    assert read_moves("@5", START) == (Place(5),)


@pytest.mark.parametrize(
    "token",
    [
        "",
        "A",
        "A?1",
        "4",
        "51",
        "14",
        "A51",
        "@6",
        "@",
        "@12",
        "A 46",
        "46 ",
        "G46",
        "g46",
        "@46",
        "`?",
        "x1",
        "A46@3",
    ],
)
def test_invalid_token_is_rejected(token: str) -> None:
    with pytest.raises(BadRequest, match="is not a move"):
        read_moves(token, START)


@pytest.mark.parametrize(("player", "letter"), [*enumerate("ABCDEF")])
def test_uppercase_is_first_pair_and_lowercase_second(player: int, letter: str) -> None:
    state = State((0,) * 6, player=player)
    assert read_moves(f"{letter}46", state) == (Throw(0), Rolled(Roll(4, 6)))
    assert read_moves(f"{letter.lower()}46", state) == (Throw(1), Rolled(Roll(4, 6)))


def test_token_of_another_player_is_rejected() -> None:
    with pytest.raises(NotYourTurn, match="turn of A"):
        read_moves("B46", START)


@given(st.integers(2, 6), st.integers())
def test_round_trip_of_games(players: int, seed: int) -> None:
    moves = random_moves(players, Random(seed))
    state, again = new_game(players), list[object]()
    for token, step in write_moves(moves, state):
        again += read_moves(token, state)
        state = step.state
    assert again == moves


def test_dice_in_the_air_at_the_end() -> None:
    written = list(write_moves([Throw(1)], START))
    assert [token for token, _ in written] == ["a?"]
    assert [step for _, step in written] == [apply(START, Throw(1))]


def test_dice_in_the_air_at_the_start() -> None:
    in_the_air = apply(START, Throw(0)).state
    tokens = [token for token, _ in write_moves([Rolled(Roll(4, 6))], in_the_air)]
    assert tokens == ["46"]


@given(st.text(max_size=6))
def test_any_text_is_parsed_or_rejected(token: str) -> None:
    try:
        moves = read_moves(token, START)
    except (BadRequest, NotYourTurn):
        return
    assert moves
