"""A review does not blame the absent, and still adds up."""

from dataclasses import replace
from random import Random

import pytest

from rapido.locales import catalog
from rapido.record import Record, stand_in_tags, stand_in_tokens, write_moves
from rapido.review import DecisionEntry, review, summarize
from rapido.review.report.game_page import game_page
from rapido.review.series.view import ReviewedFile, series_view
from rapido.review.view import review_view
from rapido.review.wire import DecisionView
from rapido.rules import PLAYERS
from tests.review.fast_random_values import FastRandomValues
from tests.review.games import played


def with_stand_ins(record: Record, seed: int, share: float = 0.4) -> Record:
    rng = Random(seed)
    tokens = sum(1 for _ in write_moves(record.moves, record.start))
    chosen = [token for token in range(tokens) if rng.random() < share]
    return replace(record, tags=stand_in_tags(record, chosen))


@pytest.mark.parametrize("players", PLAYERS)
def test_stand_in_counts_for_nobody(players: int) -> None:
    stood_in = 0
    for seed in range(12):
        record = played(players, 4, seed, randomness=0.8)
        absent = with_stand_ins(record, seed)
        before, after = (review(each, FastRandomValues()) for each in (record, absent))
        marked = stand_in_tokens(absent)
        for entry, same in zip(after.entries, before.entries, strict=True):
            assert (entry.before, entry.after) == (same.before, same.after)
            if isinstance(entry, DecisionEntry):
                assert entry.stand_in == (entry.location.index in marked)
                assert not (entry.stand_in and entry.counted)
                stood_in += entry.stand_in
        for own, all_ in zip(summarize(after), summarize(before), strict=True):
            assert abs(after.start[own.seat] + own.balance.total - after.end[own.seat]) < 1e-9
            choices = own.balance.own_choices + own.balance.stand_in_choices
            assert abs(choices - all_.balance.own_choices) < 1e-9
            assert own.balance.others_choices == all_.balance.others_choices
            assert own.luck == all_.luck, "the dice are those of the seat, whoever throws them"
            mine = [
                entry
                for entry in after.entries
                if isinstance(entry, DecisionEntry) and entry.player == own.seat
            ]
            losses = [entry.loss for entry in mine if entry.counted]
            assert list(own.skill.losses) == losses
            lost = sum(tally.loss for _, tally in own.mistakes)
            assert lost <= sum(entry.loss for entry in mine if not entry.stand_in) + 1e-9
    assert stood_in > 20


def test_views_and_pages_say_so() -> None:
    record = with_stand_ins(played(2, 5, 3, randomness=0.9), 1)
    found = review(record, FastRandomValues())
    view = review_view(found)
    decisions = [entry for entry in view.entries if isinstance(entry, DecisionView)]
    by_computer = [entry for entry in decisions if entry.stand_in]
    assert by_computer
    assert not any(entry.counted or entry.mistake for entry in by_computer)
    for player in view.players:
        parts = player.own_dice + player.own_choices + player.stand_in_choices
        parts += player.others_dice + player.others_choices
        assert abs(player.start + parts - player.end) < 1e-9
    say = catalog("en")
    page = game_page(view, say, "en")
    assert say("review-stand-in-choices") in page
    assert say("review-by-computer") in page
    people = series_view([ReviewedFile("a", found), ReviewedFile("b", found)]).people
    assert any(person.stand_in_choices for person in people)


def test_nothing_is_said_without_stand_ins() -> None:
    say = catalog("en")
    view = review_view(review(played(2, 5, 3), FastRandomValues()))
    assert say("review-stand-in-choices") not in game_page(view, say, "en")
