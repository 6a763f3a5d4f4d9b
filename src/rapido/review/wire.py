"""The structs of a review, as sent to the browser and printed as JSON."""

from typing import Literal

from msgspec import Struct

from rapido.review.accounts.grade import Grade
from rapido.review.accounts.luck import LuckVerdict
from rapido.review.accounts.mistakes import Mistake

Chances = tuple[float, ...]
"""one number for each seat"""


class AlternativeView(Struct, frozen=True):
    """A legal action and what it is worth."""

    do: Literal["throw", "place"]
    """`throw` again, or `place`"""
    field: int | None
    """where to, for `place`; null for `throw`"""
    throws_out: tuple[int, ...]
    """the seats whose pairs it throws out, one for each pair"""
    win: Chances
    """everyone's chance to win after it, by seat"""
    loss: float
    """how much less the player wins with it than with the best"""


class EntryView(Struct, frozen=True):
    """What rolls and decisions have in common."""

    turn: int
    """counted from 1, as in records"""
    player: int
    """the seat that rolled or chose"""
    move: int
    """how many moves were made before it, where a throw and its dice are two; see `index`"""
    index: int
    """index into the record's `moves`: the token that holds this roll or this choice"""
    position: str
    """the position before it, in the one-line notation"""
    dice: tuple[int, int]
    """the faces of die A and die B; 0 is an X"""
    value: int
    """the value of the dice"""
    roll: int
    """which roll of the turn the dice come from, counted from 1"""
    before: Chances
    """everyone's chance to win before it, by seat; for a decision, with the best choice"""
    after: Chances
    """everyone's chance to win after it, by seat"""


class RollView(EntryView, frozen=True, tag="roll", tag_field="kind"):
    """The dice came to rest: after = before + luck_all + correction, seat by seat."""

    luck: float
    """the luck of the player who rolled"""
    luck_all: Chances
    """the luck of everyone, by seat: what this roll is worth, less the mean of all 36"""
    correction: Chances
    """what looking ahead corrected in the estimate, by seat; 0 if chances are exact"""


class DecisionView(EntryView, frozen=True, tag="decision", tag_field="kind"):
    """A player chose among several actions."""

    loss: float
    """how much of the player's own chance the choice gave away"""
    counted: bool
    """whether it was a real decision of the player, and so counts for `mean_loss`"""
    mistake: Mistake | None
    """which kind of mistake it was; null if it cost almost nothing, or if it was a stand-in's"""
    chosen: int
    """index into `alternatives`"""
    best: int
    """index into `alternatives`"""
    alternatives: tuple[AlternativeView, ...]
    """all legal actions"""
    stand_in: bool
    """whether a computer player chose in place of the person, as the record says"""


AnyEntryView = RollView | DecisionView


class LuckView(Struct, frozen=True):
    """The luck of a player's own dice, compared with what these very rolls could have brought."""

    total: float
    """the sum of the luck of the player's own rolls"""
    spread: float
    """half the width of the band that holds 95 of 100 such games"""
    rolls: int
    """how many rolls these were"""
    share: float
    """the share of games with these chances that bring less luck"""
    verdict: LuckVerdict
    """`few`: too few rolls to say; `within`: no more than ordinary chance; `lucky`; `unlucky`"""


class MistakeView(Struct, frozen=True):
    """All mistakes of one kind."""

    kind: Mistake
    """what the player did wrong"""
    count: int
    """how many"""
    loss: float
    """their total cost"""


class BarView(Struct, frozen=True):
    """How often a face came up, and how often it may be expected to."""

    die: Literal["a", "b"]
    """which of the two dice"""
    face: int
    """0 is an X"""
    count: int
    """how often it came up"""
    low: int
    """the lower end of the band in which fair dice keep `count`"""
    high: int
    """the upper end of the band in which fair dice keep `count`"""


class FiguresView(Struct, frozen=True):
    """What dice and choices did for one name, in one game or in several."""

    name: str
    """as in the record"""
    own_dice: float
    """how much the player's own rolls changed the chance to win"""
    own_choices: float
    """how much the player's own choices changed the chance to win: 0 or less"""
    stand_in_choices: float
    """how much the choices of computer players changed it that played in place of the player: 0 or
    less"""
    others_dice: float
    """how much the rolls of the others changed the chance to win"""
    others_choices: float
    """how much the choices of the others changed the chance to win"""
    decisions: int
    """how many decisions count"""
    mean_loss: float
    """the mean over the decisions that count; 0 if there are none"""
    band: tuple[float, float] | None
    """where the true mean loss lies in 95 of 100 cases; null if no decision counts"""
    grade: Grade | None
    """the mean loss in one word; null if too few decisions count"""
    luck: LuckView
    """how lucky the player's own dice were"""
    mistakes: tuple[MistakeView, ...]
    """most costly first"""
    dice: tuple[BarView, ...]
    """how often each face came up in the player's own rolls"""


class ReviewedView(FiguresView, frozen=True):
    """One player of one game: start + dice and choices, of all three kinds = end."""

    computer: str
    """which computer player it was, or empty"""
    start: float
    """the chance to win at the start"""
    result: int | None
    """1 for the winner, 0 for the others; null if the game was not finished"""
    end: float
    """the result, or the last chance to win if the game was not finished"""


class MomentView(Struct, frozen=True):
    """An entry that changed somebody's chance a lot."""

    entry: int
    """index into `entries`"""
    index: int
    """index into the record's `moves`, as in the entry"""
    kind: Literal["roll", "decision"]
    """whether the entry is a roll or a decision"""
    turn: int
    """counted from 1, as in records"""
    player: int
    """the seat that rolled or chose"""
    seat: int
    """the seat whose chance changed most"""
    swing: float
    """by how much, up or down"""
    before: Chances
    """everyone's chance to win before it, by seat"""
    after: Chances
    """everyone's chance to win after it, by seat"""


class ReviewView(Struct, frozen=True):
    """A reviewed game. Lists by seat are in the order of `players`."""

    source: str
    """`exact`, or what estimated the chances"""
    stderr: float
    """the typical error of a chance; 0 if chances are exact"""
    finish: int
    """the step that wins"""
    turns: int
    """number of the last turn, as at the table: how many turns were begun, among them one that won
    by scoring"""
    start: Chances
    """everyone's chance to win at the start"""
    result: tuple[int, ...] | None
    """1 for the winner, 0 for the others; null if the game was not finished"""
    end: Chances
    """the result, or everyone's last chance to win if the game was not finished"""
    players: tuple[ReviewedView, ...]
    """one for each seat"""
    moments: tuple[MomentView, ...]
    """the largest swings, at most six, in the order of the game"""
    entries: tuple[AnyEntryView, ...]
    """every roll and every decision, in the order of the game"""
    damage: str | None = None
    """why the record could not be read any further; null if it was read to its end"""
