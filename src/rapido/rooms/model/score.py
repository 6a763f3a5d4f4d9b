"""Who has won how often: this evening, in the series, and in all games of the room.

It follows from the facts of the games, so that rooms of any age have a score. It counts people, not
seats: whoever changes seats, name or device keeps what they have won.
"""

from collections.abc import Callable, Hashable, Sequence
from typing import Final, Protocol

from msgspec import Struct
from msgspec.structs import replace

from rapido.foreign_text import name_key
from rapido.rooms.model.facts import SeatKind
from rapido.rooms.model.settings import Series, Settings

PAUSE: Final = 12 * 3600.0
"""seconds between two games after which another evening begins"""

MOST: Final = 30
"""standings of a room: of more people, those who have left with the fewest wins are forgotten"""


class Player(Protocol):
    """Whoever sits on a seat, or has."""

    @property
    def kind(self) -> SeatKind: ...
    @property
    def guest(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def color(self) -> int: ...
    @property
    def bot(self) -> str: ...


class Standing(Struct, frozen=True, gc=False):
    """What somebody has won, and who that was when they last played."""

    kind: SeatKind
    guest: str
    name: str
    color: int
    bot: str
    evening: int = 0
    series: int = 0
    total: int = 0


Goal = tuple[Series, int]


class Score(Struct, frozen=True, gc=False):
    standings: tuple[Standing, ...] = ()
    """of those who have won a game"""
    series_games: int = 0
    """how many games of the series somebody has won"""
    goal: Goal = (Series.NONE, 0)
    """of that series"""
    ended: float = 0.0
    """when the last game ended, as a Unix timestamp"""


def score_at_start(score: Score, settings: Settings, at: float) -> Score:
    """Return the score when a game begins: perhaps that of another evening or another series."""
    standings = score.standings
    if at - score.ended >= PAUSE:
        standings = tuple(replace(each, evening=0) for each in standings)
    if score.goal == goal_of(settings) and series_winner(score) is None:
        return replace(score, standings=standings)
    standings = tuple(replace(each, series=0) for each in standings)
    return Score(standings, 0, goal_of(settings), score.ended)


def goal_of(settings: Settings) -> Goal:
    return settings.series, settings.series_games


def score_at_end(score: Score, players: Sequence[Player], winner: int | None, at: float) -> Score:
    """Return the score when a game has ended; one that was ended early counts for nobody."""
    if winner is None:
        return replace(score, ended=at)
    standings = list(score.standings)
    for number, place in enumerate(find_standings(score, players)):
        player, won = players[number], int(number == winner)
        if place is not None:
            standings[place] = _after_game(player, standings[place], won)
        elif won:
            standings.append(_after_game(player, None, won))
    return Score(_limited(standings, players), score.series_games + 1, score.goal, at)


def _after_game(player: Player, before: Standing | None, won: int) -> Standing:
    return Standing(
        player.kind,
        player.guest,
        player.name,
        player.color,
        player.bot,
        evening=(before.evening if before else 0) + won,
        series=(before.series if before else 0) + won,
        total=(before.total if before else 0) + won,
    )


def _limited(standings: list[Standing], players: Sequence[Player]) -> tuple[Standing, ...]:
    if len(standings) > MOST:
        playing = set(find_standings(Score(tuple(standings)), players))
        absent = [place for place in range(len(standings)) if place not in playing]
        del standings[min(absent, key=lambda place: standings[place].total)]
    return tuple(standings)


def series_winner(score: Score) -> int | None:
    """Return the index of the standing that has won the series, if it is decided.

    The best of some games leads by more than the games that are left; after a tie they play on.
    """
    series, games = score.goal
    if series is Series.NONE or not score.standings:
        return None
    wins = [each.series for each in score.standings]
    most = max(wins)
    if series is Series.FIRST_TO:
        decided = most >= games
    else:
        second = max((*wins[: wins.index(most)], *wins[wins.index(most) + 1 :]), default=0)
        decided = most - second > max(0, games - score.series_games)
    return wins.index(most) if decided else None


def find_standings(score: Score, seats: Sequence[Player]) -> list[int | None]:
    """Return the index of each seat's standing; each belongs to one seat at most."""
    found: list[int | None] = [None] * len(seats)
    free = dict(enumerate(score.standings))
    single = {seat.guest for seat in seats if _count(seats, seat.guest) == 1}
    _match(seats, free, found, _by_all)
    _match(seats, free, found, _by_name)
    _match(seats, free, found, lambda seat: _by_guest(seat, single))
    return found


def _match(
    seats: Sequence[Player],
    free: dict[int, Standing],
    found: list[int | None],
    key: Callable[[Player], Hashable],
) -> None:
    places: dict[Hashable, list[int]] = {}
    for place, standing in free.items():
        places.setdefault(key(standing), []).append(place)
    for number, seat in enumerate(seats):
        known = places.get(key(seat)) if found[number] is None and key(seat) is not None else None
        if known:
            place = found[number] = known.pop(0)
            del free[place]


def _by_all(seat: Player) -> Hashable:
    """Computer players are known by their color, whatever their level."""
    if seat.kind is SeatKind.OPEN:
        return None
    return seat.kind, seat.guest, name_key(seat.name) or seat.color


def _by_name(seat: Player) -> Hashable:
    """Who has the same name on another device is the same person."""
    name = name_key(seat.name)
    return (seat.kind, name) if name and seat.kind is SeatKind.PERSON else None


def _by_guest(seat: Player, single: set[str]) -> Hashable:
    """Who has changed the name; people who share a device are told apart by their names only."""
    return seat.guest if seat.kind is SeatKind.PERSON and seat.guest in single else None


def _count(seats: Sequence[Player], guest: str) -> int:
    return sum(seat.kind is SeatKind.PERSON and seat.guest == guest for seat in seats)
