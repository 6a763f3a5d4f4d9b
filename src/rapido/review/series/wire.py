"""The structs of several reviewed games, as printed as JSON."""

from msgspec import Struct

from rapido.review.wire import AnyEntryView, BarView, Chances, FiguresView, MomentView


class ReviewedGameView(Struct, frozen=True):
    """One of several games."""

    file: str
    players: tuple[str, ...]
    """the names, by seat"""
    start: Chances
    """everyone's chance to win at the start"""
    result: tuple[int, ...] | None
    """1 for the winner, 0 for the others; null if the game was not finished"""
    source: str
    """`exact`, or what estimated the chances"""
    turns: int
    damage: str | None
    """why the record could not be read any further"""


class ThrownOutView(Struct, frozen=True):
    """How often a player threw out another one."""

    name: str
    """whose pairs were thrown out"""
    count: int


class PersonView(FiguresView, frozen=True):
    """One name over several games; the figures are sums, except `mean_loss` and `band`."""

    games: int
    finished: int
    """how many of the games were finished"""
    wins: int
    expected: float
    """the wins to expect from the starts of the finished games if everyone plays best"""
    expected_spread: float
    """half the width of the band that holds the wins in 95 of 100 cases, by chance alone"""
    threw_out: tuple[ThrownOutView, ...]
    """most often first"""


class HighlightView(Struct, frozen=True):
    """One of the largest swings of all games."""

    file: str
    players: tuple[str, ...]
    """the names, by seat"""
    moment: MomentView
    entry: AnyEntryView


class SeriesView(Struct, frozen=True):
    """Several games together."""

    games: tuple[ReviewedGameView, ...]
    people: tuple[PersonView, ...]
    """by the number of games, most first"""
    highlights: tuple[HighlightView, ...]
    """the largest swing first"""
    dice: tuple[BarView, ...]
    """everyone's dice"""
