"""Reviews as JSON: complete, and rounded numbers still add up."""

import json
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from rapido.record import Record, read_position, read_record, replay, write_json
from rapido.review import review
from rapido.review.series.view import ReviewedFile, series_view
from rapido.review.series.wire import SeriesView
from rapido.review.view import review_view
from rapido.review.wire import ReviewView, RollView
from rapido.rules import PLAYERS, Phase, ThrownOut
from tests.review.fast_random_values import FastRandomValues
from tests.review.games import NAMES, played

PARTS = ("own_dice", "own_choices", "others_dice", "others_choices")


@pytest.mark.parametrize("players", PLAYERS)
def test_rounded_numbers_add_up(players: int) -> None:
    record = played(players, 6, 1)
    text = msgspec.json.encode(review_view(review(record, FastRandomValues())))
    assert msgspec.json.decode(text, type=ReviewView).finish == 6
    found = json.loads(text)
    assert len(found["players"]) == len(found["start"]) == len(found["result"]) == players
    assert sum(found["result"]) == 1
    for seat, player in enumerate(found["players"]):
        assert player["name"] == NAMES[seat]
        assert player["start"] == found["start"][seat]
        assert player["result"] == found["result"][seat]
        total = player["start"] + sum(player[part] for part in PARTS)
        assert total == pytest.approx(player["result"], abs=1e-9)
        assert player["mean_loss"] >= 0
        own = [each for each in found["entries"] if each["player"] == seat]
        losses = [each["loss"] for each in own if each["kind"] == "decision" and each["counted"]]
        assert len(losses) == player["decisions"]
        assert sum(losses) == pytest.approx(player["mean_loss"] * len(losses))
        rolls = [each for each in own if each["kind"] == "roll"]
        assert sum(each["luck"] for each in rolls) == pytest.approx(player["luck"]["total"])
        booked = sum(each["luck"] + each["correction"][seat] for each in rolls)
        assert booked == pytest.approx(player["own_dice"], abs=1e-9)
        assert sum(bar["count"] for bar in player["dice"]) == 2 * len(rolls)


def test_entries_have_turn_and_position() -> None:
    record = played(3, 6, 1)
    states = [record.start, *(step.state for step in replay(record))]
    view = review_view(review(record, FastRandomValues()))
    for entry in view.entries:
        state = states[entry.move]
        assert read_position(entry.position) == state
        assert state.player == entry.player
        if entry.__class__.__name__ == "RollView":
            assert state.phase is Phase.DICE
    turns = [entry.turn for entry in view.entries]
    assert turns == sorted(turns)
    won_by_scoring = states[-1].rolls == 0
    assert turns[-1] == view.turns - won_by_scoring
    for moment in view.moments:
        assert view.entries[moment.entry].turn == moment.turn
        assert view.entries[moment.entry].index == moment.index
    assert [moment.entry for moment in view.moments] == sorted(
        moment.entry for moment in view.moments
    )


@pytest.mark.parametrize("players", PLAYERS)
def test_entries_refer_to_record_tokens(players: int) -> None:
    whole = played(players, 6, 1)
    for most in (len(whole.moves), 7, 8, 9, 10):
        record = replace(whole, moves=whole.moves[:most])
        check_tokens(record)


@pytest.mark.parametrize("skipped", range(1, 9))
def test_entries_refer_to_tokens_of_a_record_that_starts_within_a_turn(skipped: int) -> None:
    whole = played(2, 6, 1)
    start = list(replay(whole))[skipped - 1].state
    check_tokens(replace(whole, start=start, moves=whole.moves[skipped:]))


def check_tokens(record: Record) -> None:
    """Check that the token of every entry is that of the replayed record."""
    tokens = json.loads(write_json(record))["moves"]
    for entry in review_view(review(record, FastRandomValues())).entries:
        token = tokens[entry.index]
        if isinstance(entry, RollView):
            assert token.endswith("".join(str(face or "X") for face in entry.dice))
            continue
        chosen = entry.alternatives[entry.chosen]
        if chosen.do == "place":
            assert token == f"@{chosen.field}"
        else:
            assert token[0].isalpha()


def test_unfinished_game_has_no_result() -> None:
    view = review_view(
        review(played(4, 21, 1, max_moves=30), FastRandomValues(climbs=2)), damage="torn"
    )
    assert view.result is None
    assert view.damage == "torn"
    for player in view.players:
        assert player.result is None
        parts = player.own_dice + player.own_choices + player.others_dice + player.others_choices
        assert player.start + parts == pytest.approx(player.end, abs=1e-9)


def test_game_without_moves() -> None:
    view = review_view(review(played(2, 21, 1, max_moves=0), FastRandomValues(climbs=2)))
    assert view.entries == ()
    assert view.start == view.end
    assert [player.mean_loss for player in view.players] == [0, 0]
    assert [player.band for player in view.players] == [None, None]


def test_twenty_games() -> None:
    records = [played(2 + number % 3, 3, number) for number in range(20)]
    records.append(played(3, 21, 99, max_moves=7))
    reviews = [review(record, FastRandomValues(climbs=3)) for record in records]
    files = [ReviewedFile(f"{number}.rapido", each) for number, each in enumerate(reviews)]
    view = series_view(files)
    assert msgspec.json.decode(msgspec.json.encode(view), type=SeriesView) == view
    assert len(view.games) == 21
    ana = view.people[0]
    assert (ana.name, ana.games, ana.finished) == ("Ana", 21, 20)
    assert sum(person.wins for person in view.people) == 20
    assert sum(person.expected for person in view.people) == pytest.approx(20)
    thrown = sum(
        isinstance(event, ThrownOut)
        for record in records
        for step in replay(record)
        for event in step.events
    )
    assert thrown == sum(each.count for person in view.people for each in person.threw_out)
    assert ana.decisions == sum(review_view(each).players[0].decisions for each in reviews)
    assert ana.own_dice == pytest.approx(
        sum(review_view(each).players[0].own_dice for each in reviews)
    )
    swings = [abs(highlight.moment.swing) for highlight in view.highlights]
    assert swings == sorted(swings, reverse=True)
    assert swings[0] == max(
        abs(moment.swing) for each in reviews for moment in review_view(each).moments
    )
    rolls = sum(person.luck.rolls for person in view.people)
    assert sum(bar.count for bar in view.dice) == 2 * rolls


def test_documented_game_can_be_reviewed() -> None:
    record = read_record(Path("docs/review/game.rapido").read_text("utf-8")).complete_record()
    found = review(record, FastRandomValues(climbs=3))
    assert found.result == (0, 1)
    assert found.turns == 30
