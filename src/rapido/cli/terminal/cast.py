"""Who sits at the table, and how they are told apart: by name, symbol and colour together."""

from typing import Final, NamedTuple

from rapido.record import Participant


class Look(NamedTuple):
    """A player's colour, and the symbol that tells it without colours."""

    colour: str
    symbol: str
    plain: str
    """for terminals that know only ASCII"""


LOOKS: Final = (
    Look("red", "●", "o"),
    Look("bright_blue", "▲", "^"),
    Look("green", "■", "#"),
    Look("yellow", "◆", "%"),
    Look("bright_white", "★", "*"),
    Look("bright_black", "⬢", "@"),
)

COMPUTER_NAMES: Final = ("Lapa", "Glória", "Urca", "Leme", "Tijuca", "Botafogo")
"""quarters of Rio around the staircase"""


def computer_named(bot: str, taken: set[str]) -> Participant:
    """Give a computer player a name that nobody else has."""
    name = next(name for name in COMPUTER_NAMES if name not in taken)
    return Participant(name, computer=bot)
