"""Who has won how often: by person, by evening, in a series."""

from dataclasses import dataclass, field
from random import Random

from msgspec import UNSET
from msgspec.structs import replace

from rapido.rooms.model import commands as do
from rapido.rooms.model.evolve import evolve
from rapido.rooms.model.facts import SeatKind
from rapido.rooms.model.room import Seat
from rapido.rooms.model.score import (
    MOST,
    PAUSE,
    Score,
    find_standings,
    goal_of,
    score_at_end,
    score_at_start,
    series_winner,
)
from rapido.rooms.model.settings import Series, Settings
from rapido.web.view.delta import delta_message
from rapido.web.view.room import room_view
from rapido.web.wire.delta import RoomDelta
from rapido.web.wire.room import ScoreView
from tests.rooms.table import ANNA, BEN, HOST, Table, fold

ANA, BO, CLEO = (Seat(SeatKind.PERSON, f"guest {name}", name) for name in ("Ana", "Bo", "Cleo"))
ROBO = Seat(SeatKind.COMPUTER, color=3, bot="heuristic")


@dataclass
class Evening:
    """Games with given winners."""

    settings: Settings = field(default_factory=Settings)
    score: Score = field(default_factory=Score)
    now: float = 1e9

    def play(self, players: list[Seat], winner: int | None, pause: float = 60.0) -> "Evening":
        self.now += pause
        score = score_at_start(self.score, self.settings, self.now)
        self.now += 600
        self.score = score_at_end(score, players, winner, self.now)
        return self

    def wins(self, *seats: Seat) -> list[tuple[int, int, int]]:
        found = find_standings(self.score, seats)
        standings = [None if place is None else self.score.standings[place] for place in found]
        return [(s.evening, s.series, s.total) if s else (0, 0, 0) for s in standings]


def test_wins_belong_to_people_and_computers() -> None:
    evening = Evening()
    for winner in (0, 1, 0, 2, None):
        evening.play([ANA, BO, ROBO], winner)
    assert evening.wins(ANA, BO, ROBO, CLEO) == [(2, 2, 2), (1, 1, 1), (1, 1, 1), (0, 0, 0)]


def test_who_changes_seat_name_or_device_keeps_the_wins() -> None:
    evening = Evening().play([ANA, BO], 0)
    assert evening.wins(BO, ANA)[1][0] == 1
    assert evening.wins(replace(ANA, name="Anita", color=5), BO)[0][0] == 1
    assert evening.wins(replace(ANA, guest="her phone", name="ana"), BO)[0][0] == 1
    evening.play([replace(ANA, guest="her phone"), BO], 1)
    assert evening.wins(replace(ANA, guest="her phone", name="Anita"), BO)[0][0] == 1


def test_people_on_one_device_are_told_apart() -> None:
    papa, kid = replace(ANA, name="Papa"), replace(ANA, name="Kid", color=1)
    evening = Evening().play([papa, kid], 0).play([papa, kid], 1).play([papa, kid], 0)
    assert [wins for wins, _, _ in evening.wins(papa, kid)] == [2, 1]
    mama = replace(ANA, name="Mama")
    assert [wins for wins, _, _ in evening.wins(mama, kid)] == [0, 1]
    nameless = [replace(ANA, name="", color=color) for color in (0, 1)]
    other = Evening().play(nameless, 1)
    assert [wins for wins, _, _ in other.wins(*nameless)] == [0, 1]
    assert other.wins(replace(BO, name="", color=1))[0] == (0, 0, 0)


def test_another_evening_begins_after_a_pause() -> None:
    evening = Evening().play([ANA, BO], 0).play([ANA, BO], 0, PAUSE - 1)
    assert evening.wins(ANA) == [(2, 2, 2)]
    evening.play([ANA, BO], 1, PAUSE)
    assert evening.wins(ANA, BO) == [(0, 2, 2), (1, 1, 1)]


def test_first_to_some_wins() -> None:
    evening = Evening(Settings(series=Series.FIRST_TO, series_games=2))
    evening.play([ANA, BO], 0).play([ANA, BO], 1).play([ANA, BO], None)
    assert series_winner(evening.score) is None
    evening.play([BO, ANA], 0)
    assert series_winner(evening.score) is not None
    assert evening.wins(BO, ANA) == [(2, 2, 2), (1, 1, 1)]
    evening.play([BO, ANA], 1)
    assert series_winner(evening.score) is None
    assert evening.wins(BO, ANA) == [(2, 0, 2), (2, 1, 2)]


def test_best_of_some_games() -> None:
    best = Evening(Settings(series=Series.BEST_OF, series_games=3))
    three = [ANA, BO, CLEO]
    best.play(three, 0)
    assert series_winner(best.score) is None
    best.play(three, 0)
    assert series_winner(best.score) == 0, "nobody can catch up"
    tie = Evening(best.settings).play(three, 0).play(three, 1).play(three, 2)
    assert series_winner(tie.score) is None
    assert series_winner(tie.play(three, 2).score) == 2, "after a tie they play on"


def test_best_of_is_decided_exactly_when_nobody_can_catch_up() -> None:
    rng = Random(1)
    for _ in range(300):
        games, players = rng.randint(1, 9), [ANA, BO, CLEO][: rng.randint(2, 3)]
        evening, wins = Evening(Settings(series=Series.BEST_OF, series_games=games)), [0, 0, 0]
        for number in range(1, 40):
            winner = rng.randrange(len(players))
            wins[winner] += 1
            evening.play(players, winner)
            first, second, _ = sorted(wins, reverse=True)
            caught = any(first <= second + more for more in range(max(0, games - number) + 1))
            assert (series_winner(evening.score) is None) == caught
            if not caught:
                break


def test_another_goal_begins_another_series() -> None:
    evening = Evening(Settings(series=Series.FIRST_TO, series_games=3)).play([ANA, BO], 0)
    evening.settings = Settings(series=Series.FIRST_TO, series_games=2)
    assert evening.score.goal != goal_of(evening.settings)
    evening.play([ANA, BO], 0)
    assert series_winner(evening.score) is None
    assert evening.wins(ANA) == [(2, 1, 2)]


def test_number_of_standings_is_bounded() -> None:
    evening = Evening()
    for number in range(3 * MOST):
        evening.play([ANA, Seat(SeatKind.PERSON, f"guest {number}", f"P{number}")], 1)
        evening.play([ANA, BO], 0)
    assert len(evening.score.standings) <= MOST
    assert evening.wins(ANA) == [(3 * MOST,) * 3]


def won(table: Table) -> str:
    """Play a game to its end and return the name of the winner."""
    table.do(HOST, do.Begin())
    table.act_until(lambda room: not room.playing)
    game = table.room.games[-1]
    assert game.state.winner is not None
    return game.seats[game.state.winner].name


def test_room_counts_its_games() -> None:
    table = Table(3)
    table.do(HOST, do.Configure(finish=2))
    for seat, guest in enumerate((HOST, ANNA, BEN)):
        table.do(guest, do.Sit(seat, name=guest.removeprefix("guest ")))
    winners = [won(table) for _ in range(4)]
    table.do(HOST, do.Begin())
    table.do(HOST, do.Abandon())
    view = room_view(table.room).score
    assert {each.name: each.evening for each in view.standings} == {
        name: winners.count(name) for name in ("host", "anna", "ben")
    }
    assert table.room == fold(table.facts, table.times), "the score follows from the facts"
    table.do(ANNA, do.Stand(1))
    left = room_view(table.room).score.standings
    assert [each.seat for each in left] == [0, 2] + [None] * ("anna" in winners)


def test_series_of_a_room_ends_and_begins_again() -> None:
    table = Table(2).seat(HOST, ANNA)
    table.do(HOST, do.Configure(finish=2, series=Series.FIRST_TO, series_games=2))
    while room_view(table.room).score.series_winner is None:
        assert len(table.room.games) < 3
        won(table)
    view = room_view(table.room).score
    assert view.series_winner is not None
    assert view.standings[view.series_winner].series == 2
    before = table.room
    (began,) = table.do(HOST, do.Begin())
    assert sum(each.series for each in room_view(table.room).score.standings) == 0
    delta = delta_message(before, evolve(before, began, 5.0), 5.0).room
    assert isinstance(delta, RoomDelta)
    assert isinstance(delta.score, ScoreView)
    assert delta.score.series_games == 0
    before = table.room
    (thrown,) = table.act()
    assert delta_message(before, evolve(before, thrown, 6.0), 6.0).room is UNSET, "moves are short"
