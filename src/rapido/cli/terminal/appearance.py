"""How players are distinguished: by name, symbol and color."""

from typing import Final, NamedTuple

from rapido.record import Participant


class Appearance(NamedTuple):
    """A player's color and symbol; the symbol alone must be distinctive."""

    color: str
    symbol: str
    plain: str
    """for terminals limited to ASCII"""


APPEARANCES: Final = (
    Appearance("red", "●", "o"),
    Appearance("bright_blue", "▲", "^"),
    Appearance("green", "■", "#"),
    Appearance("yellow", "◆", "%"),
    Appearance("bright_white", "★", "*"),
    Appearance("bright_black", "⬢", "@"),
)

COMPUTER_NAMES: Final = ("Lapa", "Glória", "Urca", "Leme", "Tijuca", "Botafogo")
"""neighborhoods of Rio"""


def named_computer(bot: str, taken: set[str]) -> Participant:
    """Return a computer player with an unused name."""
    name = next(name for name in COMPUTER_NAMES if name not in taken)
    return Participant(name, computer=bot)
