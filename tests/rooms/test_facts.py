"""Facts are stored forever, so their serialized form must never change."""

from typing import get_args

import msgspec
import pytest

from rapido.rooms.model.facts import AnyFact, Configured
from rapido.rooms.model.settings import Pace, Series, Settings, Starter

STORED = [
    '{"fact":"opened","host":"h","seats":2,"game":"g","seal":"s","start":""}',
    (
        '{"fact":"opened","host":"h","seats":3,"game":"g","seal":"s",'
        '"start":"3,5/21 -/b31/-/-/A25/- B"}'
    ),
    '{"fact":"seatset","seat":0,"kind":"person","guest":"a","name":"Ana","colour":3,"bot":""}',
    (
        '{"fact":"seatset","seat":1,"kind":"computer","guest":"","name":"",'
        '"colour":4,"bot":"heuristic"}'
    ),
    (
        '{"fact":"seatset","seat":0,"kind":"person","guest":"b","name":"Ana","colour":3,"bot":"",'
        '"former":"a"}'
    ),
    '{"fact":"seatscounted","seats":4}',
    (
        '{"fact":"configured","turn_limit":60,"spectators":false,"starter":"next",'
        '"youngest":1,"finish":15,"pace":"calm","coach":true,'
        '"series":"first_to","series_games":2,"latecomers":false}'
    ),
    '{"fact":"wordgiven","seat":0,"word":"sun"}',
    f'{{"fact":"wordcommitted","seat":0,"commitment":"{"c" * 64}"}}',
    '{"fact":"began","order":[1,0]}',
    f'{{"fact":"wordrevealed","seat":0,"salt":"{"5" * 64}","word":"sun"}}',
    '{"fact":"diceready"}',
    '{"fact":"played","token":"A46"}',
    '{"fact":"played","token":"@3"}',
    '{"fact":"stoodin","seat":0}',
    '{"fact":"stoodin","seat":0,"absent":true}',
    '{"fact":"returned","seat":0}',
    '{"fact":"ended","secret":"secret","game":"g","seal":"s"}',
    '{"fact":"hostpassed","host":"b"}',
    '{"fact":"hostpassed","host":"b","absent":"a"}',
    '{"fact":"rematchagreed","guest":"a"}',
    '{"fact":"rematchended","guest":"a"}',
    '{"fact":"closed"}',
    '{"fact":"reopened"}',
]


@pytest.mark.parametrize("text", STORED)
def test_stored_form_is_unchanged(text: str) -> None:
    fact = msgspec.json.decode(text, type=AnyFact)
    assert msgspec.json.encode(fact).decode() == text


def test_every_fact_has_an_example() -> None:
    names = {msgspec.json.decode(text)["fact"] for text in STORED}
    assert names == {kind.__name__.lower() for kind in get_args(AnyFact)}


def test_settings_of_before() -> None:
    text = (
        '{"fact":"configured","turn_limit":60,"spectators":false,"starter":"next",'
        '"youngest":1,"finish":15}'
    )
    fact = msgspec.json.decode(text, type=AnyFact)
    assert fact == Configured(60, False, Starter.NEXT, 1, 15)  # noqa: FBT003
    assert isinstance(fact, Settings)
    assert fact.latecomers
    assert (fact.pace, fact.coach) == (Pace.NORMAL, False)
    assert fact.series is Series.NONE
