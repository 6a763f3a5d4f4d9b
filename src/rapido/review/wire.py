"""A review as plain structures: what is sent to the browser and printed as JSON."""

from typing import Literal

from msgspec import Struct

from rapido.review.accounts.grade import Grade
from rapido.review.accounts.luck import LuckVerdict
from rapido.review.accounts.mistakes import Mistake

Chances = tuple[float, ...]
"""one number for each seat"""


class AlternativeView(Struct, frozen=True):
    """Something that the player could do, and what everyone's chance would be."""

    do: Literal["throw", "place"]
    field: int | None
    """where to, if it is `place`"""
    throws_out: tuple[int, ...]
    """the seats whose pairs go"""
    win: Chances
    loss: float
    """how much less the player wins with it than with the best"""


class RollView(Struct, frozen=True, tag="roll", tag_field="kind"):
    """The dice came to rest: after = before + luck_all + correction, seat by seat."""

    turn: int
    player: int
    move: int
    """how many moves of the record were made before it"""
    position: str
    dice: tuple[int, int]
    value: int
    roll: int
    """which roll of the turn it was, from 1"""
    before: Chances
    after: Chances
    luck: float
    """of the one who rolled"""
    luck_all: Chances
    correction: Chances
    """what the evaluation put right by looking ahead; 0 if it is exact"""


class DecisionView(Struct, frozen=True, tag="decision", tag_field="kind"):
    """A player chose; `before` is everyone's chance had the choice been the best."""

    turn: int
    player: int
    move: int
    """how many moves of the record were made before it"""
    position: str
    dice: tuple[int, int]
    value: int
    roll: int
    """which roll of the turn is on the table, from 1"""
    before: Chances
    after: Chances
    loss: float
    counted: bool
    """whether it was a real question, and so counts for `mean_loss`"""
    mistake: Mistake | None
    chosen: int
    """its place in `alternatives`"""
    best: int
    alternatives: tuple[AlternativeView, ...]


AnyEntryView = RollView | DecisionView


class LuckView(Struct, frozen=True):
    """The luck of the own dice against what these very rolls could have brought."""

    total: float
    spread: float
    """half the width of the band that holds 95 of 100 such games"""
    rolls: int
    share: float
    """of games with these chances, how many bring less luck"""
    verdict: LuckVerdict


class MistakeView(Struct, frozen=True):
    """One kind of mistake."""

    kind: Mistake
    count: int
    loss: float


class BarView(Struct, frozen=True):
    """How often a face fell, and how often it may be expected to."""

    die: Literal["a", "b"]
    face: int
    count: int
    low: int
    high: int


class FiguresView(Struct, frozen=True):
    """What the dice and the choices gave and took for one name, in a game or in several."""

    name: str
    own_dice: float
    own_choices: float
    others_dice: float
    others_choices: float
    decisions: int
    """those that count"""
    mean_loss: float
    """over the decisions that count; 0 if there are none"""
    band: tuple[float, float] | None
    """where the true mean loss lies, in 95 of 100 cases; none without decisions"""
    grade: Grade | None
    """none as long as there are too few decisions"""
    luck: LuckView
    mistakes: tuple[MistakeView, ...]
    """most costly first"""
    dice: tuple[BarView, ...]


class ReviewedView(FiguresView, frozen=True):
    """One player's balance: start + the four parts = end, which is the result if there is one."""

    computer: str
    start: float
    result: int | None
    end: float


class MomentView(Struct, frozen=True):
    """An entry after which the game looked different."""

    entry: int
    """its place in `entries`"""
    kind: Literal["roll", "decision"]
    turn: int
    player: int
    """who rolled or chose"""
    seat: int
    """whose chance changed most"""
    swing: float
    """by how much, up or down"""
    before: Chances
    after: Chances


class ReviewView(Struct, frozen=True):
    """A game reviewed. Lists by seat are in the order of `players`."""

    source: str
    """`exact`, or what estimated"""
    stderr: float
    """how far chances are off as a rule; 0 if they are exact"""
    finish: int
    turns: int
    start: Chances
    result: tuple[int, ...] | None
    """1 for the winner, 0 for the others; none if the game was not finished"""
    end: Chances
    players: tuple[ReviewedView, ...]
    moments: tuple[MomentView, ...]
    entries: tuple[AnyEntryView, ...]
    damage: str | None = None
    """why the record could not be read any farther"""


class ReviewedGameView(Struct, frozen=True):
    """One of several games."""

    file: str
    players: tuple[str, ...]
    start: Chances
    result: tuple[int, ...] | None
    source: str
    turns: int
    damage: str | None


class ThrownOutView(Struct, frozen=True):
    """How often somebody threw out somebody else."""

    name: str
    count: int


class PersonView(FiguresView, frozen=True):
    """One name over several games; the figures are sums but for `mean_loss` and its band."""

    games: int
    finished: int
    wins: int
    expected: float
    """wins that the starts of the finished games promise, with everyone playing best"""
    expected_spread: float
    """half the width of the band that holds the wins in 95 of 100 cases, by chance alone"""
    threw_out: tuple[ThrownOutView, ...]


class HighlightView(Struct, frozen=True):
    """One of the largest swings of all games."""

    file: str
    players: tuple[str, ...]
    moment: MomentView
    entry: AnyEntryView


class SeriesView(Struct, frozen=True):
    """Several games together."""

    games: tuple[ReviewedGameView, ...]
    people: tuple[PersonView, ...]
    highlights: tuple[HighlightView, ...]
    """the largest first"""
    dice: tuple[BarView, ...]
    """everyone's dice"""
