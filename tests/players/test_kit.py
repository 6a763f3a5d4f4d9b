"""The kit for other people's computer players says what is wrong, and what would be right."""

from random import Random

import pytest

from rapido.players.kit import check_player
from rapido.rules import PLAYERS, Action, Place, State, legal_actions


class Player:
    name = "brave"
    about = "Always rolls on."
    counts = PLAYERS

    def choose(self, state: State, rng: Random) -> Action:
        del rng
        return legal_actions(state)[0]


class Illegal(Player):
    def choose(self, state: State, rng: Random) -> Action:
        del state, rng
        return Place(9)


class Forgetful(Player):
    def choose(self, state: State, rng: Random) -> Action:
        del rng
        return Random().choice(legal_actions(state))


class Failing(Player):
    def choose(self, state: State, rng: Random) -> Action:
        raise KeyError(state, rng)


def test_a_good_player_passes() -> None:
    check_player(Player())


@pytest.mark.parametrize(
    ("attribute", "value", "message"),
    [
        ("name", "Brave", "name is 'Brave', but should be a short word in lowercase"),
        ("name", "two words", "should be a short word"),
        (
            "about",
            "Rolls on",
            "about is 'Rolls on', but should be a sentence that ends with a full",
        ),
        ("counts", (), r"counts is \(\), but should hold at least one number from 2 to 6"),
    ],
)
def test_what_is_wrong_with_an_attribute(attribute: str, value: object, message: str) -> None:
    player = Player()
    setattr(player, attribute, value)
    with pytest.raises(AssertionError, match=message):
        check_player(player)


def test_what_is_wrong_with_a_choice() -> None:
    message = r"choose returned Place\(field=9\) in the position 0,0/21 .*legal_actions: Throw"
    with pytest.raises(AssertionError, match=message):
        check_player(Illegal())


def test_choices_that_cannot_be_repeated() -> None:
    with pytest.raises(AssertionError, match="remember nothing between calls"):
        check_player(Forgetful())


def test_the_position_of_an_exception() -> None:
    with pytest.raises(KeyError) as failure:
        check_player(Failing())
    assert failure.value.__notes__ == ["in the position 0,0/21 -/-/-/-/-/- A"]
