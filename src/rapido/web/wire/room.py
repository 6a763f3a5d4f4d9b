"""A room and its game as everyone sees them.

The docstring below a member is its documentation everywhere, as in `messages`.
"""

from msgspec import UNSET, Struct, UnsetType, field

from rapido.rooms.model.facts import SeatKind
from rapido.rooms.model.settings import Settings


class SeatView(Struct, frozen=True, omit_defaults=True):
    """A seat as everyone sees it."""

    kind: SeatKind
    """`open`, `person` or `computer`"""
    guest: str
    """public id of the guest; empty unless a person sits here"""
    name: str
    """name of the person; may be empty"""
    color: int = field(name="colour")
    """0 to 5: red, blue, green, yellow, white, black"""
    bot: str
    """computer player; empty unless one sits here"""
    away: bool
    """whether a computer player stands in for the person"""
    word: bool
    """whether a lucky word was given for the next game with `giveword`"""
    commitment: str
    """commitment to a word for the next game, or during a game for this one: 64 hexadecimal
    digits, or empty"""
    former: str | UnsetType = UNSET
    """public id of the guest from whose device the seat was moved, and who may `takeback`; left out
    if there is none"""


class PairView(Struct, frozen=True):
    """A pair of dice on a field."""

    player: int
    """owner of the pair"""
    pair: int
    """which of the owner's pairs: 0, or 1 with two players"""
    field: int
    """0 to 5, where the pair lies"""
    dice: tuple[int, int]
    """faces of die A and die B; 0 is an X"""
    value: int
    """value of the pair: the higher face gives the tens"""


class ActionView(Struct, frozen=True):
    """Something that the player to act can do."""

    do: str
    """`throw` a pair, or `place` the rolled pair on a field"""
    pair: int | None = None
    """pair to throw"""
    field: int | None = None
    """field to place it on"""
    throws_out: tuple[tuple[int, int], ...] = ()
    """player and pair of every pair that this would throw out"""


class GameView(Struct, frozen=True):
    """A game as everyone sees it."""

    id: str
    """id of the game, as in `/g/GAME`"""
    seal: str
    """hash with which the server committed itself to the dice before the game began"""
    secret: str
    """the secret behind the seal; empty until the game ends"""
    commitments: tuple[str, ...]
    """commitment of each player, in order of play, as it was when the game began; empty if there is
    none"""
    revealed: tuple[bool, ...]
    """for each player, whether the commitment was opened with `revealwords`; the record shows what
    it was, after the end"""
    ready: bool
    """whether the dice can be thrown. From the beginning of a game in which anybody has a
    commitment, they wait until all of them are opened, for some seconds at most; a commitment that
    is still not opened then is left out"""
    order: tuple[int, ...]
    """seat of each player, in order of play"""
    turn: int
    """number of the turn, counted from 1 as in records"""
    position: str
    """the position in the one-line notation"""
    steps: tuple[int, ...]
    """step on which each player's piece stands"""
    finish: int
    """step that wins"""
    pairs: tuple[PairView, ...]
    """the pairs that lie on fields"""
    player: int
    """player to act; after the end, the winner"""
    phase: str
    """`roll`: the first roll of the turn is due; `decide`: roll again or place; `over`: somebody
    has won; `dice`: the dice are in the air, which never happens in a room. An abandoned game stays
    in `roll` or `decide`, without `actions`: `playing` of the room says whether it is running"""
    pair: int | None
    """pair that is being rolled"""
    roll: tuple[int, int] | None
    """faces of die A and die B on the table; 0 is an X"""
    value: int | None
    """value of the roll"""
    rolls: int
    """number of rolls so far in this turn"""
    winner: int | None
    """player who has won, if any"""
    actions: tuple[ActionView, ...]
    """everything that the player to act can do; any other move is refused. Empty until the dice are
    `ready`, and once the game has ended or was abandoned"""
    moved: float
    """Unix timestamp, by the server's clock, from which the turn limit counts: the last move, the
    moment when the dice were `ready`, or the first return of the player to act in this turn"""


class StandingView(Struct, frozen=True):
    """How often somebody has won in a room."""

    seat: int | None
    """seat on which they sit now; null if they have left"""
    kind: SeatKind
    """`person` or `computer`"""
    name: str
    """name of the person, the latest one; may be empty"""
    color: int = field(name="colour")
    """0 to 5: red, blue, green, yellow, white, black"""
    bot: str
    """computer player; empty for people"""
    evening: int
    """games won this evening: since the last pause of at least twelve hours between two games"""
    series: int
    """games won in the series, or since the last one was set up"""
    total: int
    """games won in this room"""


class ScoreView(Struct, frozen=True):
    """Who has won how often in a room; games that were ended early count for nobody.

    People keep their wins when they change seats, name or device.
    """

    standings: tuple[StandingView, ...]
    """everybody who sits at the table, by seat, and then those who have left with a win"""
    series_games: int
    """games of the series that somebody has won so far"""
    series_winner: int | None
    """index into `standings` of whoever has won the series; null while it is not decided, or if
    there is none. The next game begins a new series"""


class RoomView(Struct, frozen=True):
    """A room as everyone sees it."""

    room: str
    """id of the room, as in its link `/r/ROOM`"""
    version: int
    """number of changes so far"""
    host: str
    """public id of the guest who is the host"""
    seats: tuple[SeatView, ...]
    """the two to six seats, counted from 0"""
    settings: Settings
    """settings of the room, which change only between games, except for `turn_limit`"""
    playing: bool
    """whether a game is running"""
    closed: bool
    """whether the room has ended: its last person has left, or it was not used for too long"""
    next_seal: str
    """seal of the dice of the next game. While a game is running, this is still its own seal: the
    next one is drawn when it ends"""
    start: str
    """position in which the first game will begin; empty for a new game"""
    game: GameView | None
    """the running game, or the last one; null before the first"""
    games: tuple[str, ...]
    """ids of the games that have ended or were abandoned, for `/g/GAME`"""
    score: ScoreView
    """who has won how often"""
    former_hosts: tuple[str, ...] = ()
    """public ids of guests who were the host until they were disconnected for too long: each may
    `takehost`"""
    rematch: tuple[str, ...] = ()
    """public ids of the guests who have agreed to a rematch, the one who proposed it first; empty
    if nobody has proposed one"""


class EventView(Struct, frozen=True, omit_defaults=True):
    """Something that happened by the rules."""

    event: str
    """name of what happened, as in the engine protocol"""
    player: int
    """player whom it concerns"""
    pair: int | None = None
    """which of the player's pairs"""
    dice: tuple[int, int] | None = None
    """faces of die A and die B; 0 is an X"""
    value: int | None = None
    """value of the pair"""
    valid: bool | None = None
    """whether the roll counts; if not, the turn is over"""
    steps: int | None = None
    """number of steps up or down"""
    field: int | None = None
    """field on which the pair was placed, or from which it was thrown out"""
    by: int | None = None
    """player who threw it out"""
