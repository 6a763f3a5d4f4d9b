"""The record of a game says who really moved, and when."""

from rapido.record import Record, read_record, stand_in_tokens, write_moves, write_text
from rapido.rooms.model import commands as do
from rapido.rooms.model.room import Room
from tests.rooms.table import ANNA, HOST, Table, fold


def record_of(room: Room) -> Record:
    assert room.game is not None
    record = room.game.record()
    assert read_record(write_text(record)).complete_record() == record
    return record


def tokens_of(record: Record) -> list[str]:
    return [token for token, _ in write_moves(record.moves, record.start)]


def test_moves_of_a_stand_in_are_marked() -> None:
    table = Table(3).seat(HOST, ANNA)
    table.do(HOST, do.Begin())
    table.act_until(lambda room: room.acting_seat == 1)
    table.act()  # Anna rolls, and then she leaves
    first = len(tokens_of(record_of(table.room)))
    assert "StandInB" not in dict(record_of(table.room).tags)
    table.do(ANNA, do.Leave())
    table.act_until(lambda room: room.acting_seat != 1)
    left = len(tokens_of(record_of(table.room)))
    table.act_until(lambda room: room.acting_seat == 1)
    table.act_until(lambda room: room.acting_seat != 1)
    table.act_until(lambda room: room.acting_seat == 1)
    table.do(ANNA, do.Return())
    back = len(tokens_of(record_of(table.room)))
    for _ in range(20):
        if table.room.playing:
            table.act()
    record = record_of(table.room)
    marked = stand_in_tokens(record)
    players = dict(enumerate(player_of_tokens(record)))
    expected = {token for token in range(first, back) if players[token] == 1}
    assert marked == expected
    assert expected >= set(range(first, left))
    assert dict(record.tags)["StandInB"].startswith("2.2-")
    assert record_of(fold(table.facts, table.times)) == record


def player_of_tokens(record: Record) -> list[int]:
    player, players = record.start.player, list[int]()
    for _, step in write_moves(record.moves, record.start):
        players.append(player)
        player = step.state.player
    return players


def test_computers_and_people_who_stay_need_no_mark() -> None:
    table = Table(3).seat(HOST, ANNA)
    table.do(HOST, do.Configure(finish=3))
    table.do(HOST, do.Begin())
    table.act_until(lambda room: not room.playing)
    assert {name for name, _ in record_of(table.room).tags} == {"Date", "Started", "Ended"}


def test_times_are_those_of_the_facts() -> None:
    table = Table(2).seat(HOST, ANNA)
    table.do(HOST, do.Begin())
    start = dict(record_of(table.room).tags)
    assert start.keys() == {"Date", "Started"}
    table.do(HOST, do.Abandon())
    end = dict(record_of(table.room).tags)
    assert end.keys() == {"Date", "Started", "Ended"}
    assert end["Started"] == start["Started"] < end["Ended"]


def test_latecomer_is_the_player_and_the_moves_before_are_a_computers() -> None:
    table = Table(2).seat(HOST)
    table.do(HOST, do.Configure(finish=3))
    table.do(HOST, do.Begin())
    table.act_until(lambda room: room.game is not None and room.game.turn >= 5)
    before = len(tokens_of(record_of(table.room)))
    table.do(ANNA, do.Join(None, "Anna", None))
    table.act_until(lambda room: not room.playing)
    record = record_of(table.room)
    assert (record.players[1].name, record.players[1].computer) == ("Anna", "")
    computers = {token for token, by in enumerate(player_of_tokens(record)) if by == 1}
    assert stand_in_tokens(record) == {token for token in computers if token < before}
    winner = table.room.games[-1].state.winner
    wins = {each.name: each.total for each in table.room.score.standings}
    assert wins == {("", "Anna")[winner or 0]: 1}
