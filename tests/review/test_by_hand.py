"""Reviews of games computed by hand, in fractions.

Three players, finish on step 1, and every start of a turn counts as even: a third for everyone.
Any double wins at once, a cross costs nothing on step 0, and a pair that is still on a field when
its owner's turn comes wins.
"""

from dataclasses import dataclass
from fractions import Fraction

import numpy as np
import pytest

from rapido.record import Participant, Record
from rapido.review import DecisionEntry, RollEntry, review, summarize
from rapido.review.accounts.mistakes import Mistake, classify_mistake
from rapido.rules import Move, Place, Roll, Rolled, Throw, new_game
from rapido.turn.positions import Chances, NoSecondLook, Positions

THIRD = Fraction(1, 3)
AGAIN = Fraction(10, 21)
"""rolling on until a double or a cross: 14 R = 3 * 1 + 11 / 3, as other rolls decide nothing"""
FIRST = (3 + 33 * AGAIN) / 36
"""before the first roll, on which a cross is harmless"""


@dataclass(frozen=True)
class Even(NoSecondLook):
    """Everyone is equally likely to win."""

    climbs: int = 0
    source: str = "even"
    stderr: float = 0.5

    def chances(self, positions: Positions) -> Chances:
        return np.full((len(positions), positions.players), 1 / positions.players)


def game(*moves: Move) -> Record:
    names = ("Ana", "Ben", "Caro")
    return Record(tuple(map(Participant, names)), new_game(3, finish=1), moves)


def rolled(a: int, b: int) -> tuple[Move, Move]:
    return Throw(0), Rolled(Roll(a, b))


def near(value: Fraction) -> object:
    return pytest.approx(float(value), abs=1e-12)


def test_game_of_two_turns() -> None:
    """Ana rolls 52 and places it, Ben rolls a double and wins."""
    found = review(game(*rolled(2, 5), Place(3), *rolled(1, 1)), Even())
    assert Fraction(131, 252) == FIRST
    first, choice, last = found.entries
    assert found.start == (near(FIRST), near(Fraction(121, 504)), near(Fraction(121, 504)))

    assert isinstance(first, RollEntry)
    assert first.luck[0] == near(Fraction(-11, 252))
    assert first.correction == (near(Fraction(0)),) * 3
    assert first.after[0] == near(AGAIN)

    assert isinstance(choice, DecisionEntry)
    assert choice.best == Throw(0)
    assert choice.loss == near(Fraction(1, 7))
    assert choice.after == (near(THIRD),) * 3
    assert classify_mistake(choice) is Mistake.STOPPED

    assert isinstance(last, RollEntry)
    assert last.luck == (
        near(Fraction(-121, 504)),
        near(Fraction(121, 252)),
        near(Fraction(-121, 504)),
    )
    assert last.correction[1] == near(FIRST - THIRD)
    assert last.after == (0.0, 1.0, 0.0)
    assert found.result == (0, 1, 0)

    ana, ben, caro = (person.balance for person in summarize(found))
    assert (ana.own_dice, ana.own_choices) == (near(Fraction(-11, 252)), near(Fraction(-1, 7)))
    assert (ana.others_dice, ana.others_choices) == (near(-THIRD), 0)
    assert (ben.own_dice, ben.own_choices) == (near(1 - THIRD), 0)
    assert (ben.others_dice, ben.others_choices) == (near(Fraction(11, 504)), near(Fraction(1, 14)))
    assert (caro.own_dice, caro.own_choices) == (0, 0)
    assert caro.others_dice == near(Fraction(11, 504) - THIRD)
    assert caro.others_choices == near(Fraction(1, 14))


AGAINST_ANA = (3 + 12 * THIRD) / 26
"""Caro rolls on while Ana has a 52: doubles win, twelve rolls throw Ana out, crosses lose"""


@pytest.mark.parametrize(
    ("choice", "loss", "mistake"),
    [
        (Place(0), Fraction(0), None),
        (Place(1), Fraction(0), None),
        (Place(4), THIRD, Mistake.SPARED),
        (Throw(0), THIRD - AGAINST_ANA, Mistake.ROLLED_ON),
    ],
)
def test_failing_to_throw_out(choice: Place | Throw, loss: Fraction, mistake: object) -> None:
    """Ana has a 52 on field 3, Ben a 76 on field 5; Caro rolled 53 and must throw Ana out."""
    before = (*rolled(2, 5), Place(3), *rolled(7, 6), Place(5), *rolled(3, 5))
    assert Fraction(7, 26) == AGAINST_ANA
    found = review(game(*before, choice), Even())
    entry = found.entries[-1]
    assert isinstance(entry, DecisionEntry)
    assert entry.wins[Place(2)] == (near(THIRD),) * 3
    assert entry.wins[Place(4)] == (1.0, 0.0, 0.0)
    assert entry.wins[Throw(0)][2] == near(AGAINST_ANA)
    assert entry.loss == near(loss)
    assert classify_mistake(entry) is mistake
    if choice == Place(4):
        assert found.result == (1, 0, 0)
        first, _, third = (player.balance for player in summarize(found))
        assert third.own_choices == near(-THIRD)
        assert first.others_choices == near(Fraction(1) - THIRD + Fraction(1, 14))
