"""The rules without a room: the same steps, events and refusals as at a table."""

import asyncio
import threading
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rapido.record import letter_of, write_faces, write_position
from rapido.rules import ROLLS, Phase, Rolled, Throw, apply, legal_actions, new_game
from rapido.web.http.worker_thread import WorkerThread
from tests.faults.client import run
from tests.faults.server import Server
from tests.web.tables import play, table

NEW = {2: "0,0/21 -/-/-/-/-/- A", 3: "0,0,0/21 -/-/-/-/-/- A"}


def ask(server: Server, **wish: Any) -> Any:
    answer = server.request("POST", "/api/steps", wish)
    assert answer.status == 200, answer
    assert answer.header("content-type") == "application/json"
    return answer.json()


def random_game(length: int, players: int = 2, finish: int = 999) -> list[str]:
    """Play at random; return the tokens."""
    rng, state, tokens = Random(players), new_game(players, finish), list[str]()
    while len(tokens) < length and state.phase is not Phase.OVER:
        action = rng.choice(legal_actions(state))
        if isinstance(action, Throw):
            roll = rng.choice(ROLLS)
            tokens.append(letter_of(state.player, action.pair) + write_faces(roll))
            state = apply(apply(state, action).state, Rolled(roll)).state
        else:
            tokens.append(f"@{action.field}")
            state = apply(state, action).state
    return tokens


def test_a_game_of_a_room_is_replayed_exactly(server: Server) -> None:
    async def life() -> tuple[str, list[Any]]:
        _, _, tabs = await table(server, finish=21)
        await tabs[0].do("begin")
        began = tabs[0].view["game"]
        await play(dict(enumerate(tabs)))
        moved = [message for message in tabs[0].received if message.get("fact") == "played"]
        return began["id"], [{"events": [], "view": {"game": began}}, *moved]

    game, told = run(life())
    record = server.request("GET", f"/api/games/{game}.json").json()
    answer = ask(server, start=record["start"], moves=record["moves"])
    assert answer["fault"] is None
    assert [step["token"] for step in answer["steps"]] == record["moves"]
    shown: list[Any] = [{"events": [], "game": answer["start"]}, *answer["steps"]]
    assert len(shown) == len(told) > 20
    apart = {"id": "", "seal": "", "secret": "", "moved": 0}
    for step, update in zip(shown, told, strict=True):
        assert step["events"] == update["events"]
        assert step["game"] == update["view"]["game"] | apart
    assert shown[-1]["game"]["winner"] is not None


@pytest.mark.parametrize("players", range(2, 7))
def test_a_new_game_of_so_many_players(server: Server, players: int) -> None:
    answer = ask(server, players=players, finish=9, moves=["A46", "@3"])
    assert answer["start"]["position"] == write_position(new_game(players, 9))
    assert answer["start"]["order"] == list(range(players))
    pairs = [0, 1] if players == 2 else [0]
    assert [action["pair"] for action in answer["start"]["actions"]] == pairs
    after = answer["steps"][-1]["game"]
    assert (after["turn"], after["player"], after["finish"]) == (2, 1, 9)
    assert [event["event"] for event in answer["steps"][-1]["events"]] == ["placed", "turn"]


def test_nothing_is_needed_for_a_new_game(server: Server) -> None:
    answer = ask(server)
    assert answer["start"]["position"] == NEW[2]
    assert (answer["steps"], answer["fault"]) == ([], None)


FAULTS: dict[tuple[str, ...], str] = {
    ("A46", "@3", "B46", "@3"): "field_occupied",
    ("A46", "@3", "A46"): "not_your_turn",
    ("@3",): "roll_first",
    ("A46", "@1", "B46", "B77"): "bad_request",
    ("a46",): "no_such_pair",
    ("46",): "roll_first",
    ("A?", "A?"): "not_your_turn",
    ("A64",): "bad_request",
    ("@6",): "bad_request",
    ("",): "bad_request",
    ("A46 @3",): "bad_request",
    ("A46", "é" * 500): "bad_request",
}


@pytest.mark.parametrize("moves", FAULTS, ids=lambda moves: moves[-1][:6])
def test_the_first_token_that_is_refused_is_named_and_all_before_is_shown(
    server: Server, moves: tuple[str, ...]
) -> None:
    answer = ask(server, players=3, moves=[*moves, "A46"])
    fault, last = answer["fault"], len(moves) - 1
    assert (fault["index"], fault["code"]) == (last, FAULTS[moves])
    assert fault["message"]
    assert [step["token"] for step in answer["steps"]] == list(moves[:last])
    assert answer == ask(server, players=3, moves=moves)
    # Also if only what comes later is wanted.
    assert ask(server, players=3, moves=moves, **{"from": last})["fault"] == fault


def test_a_game_that_is_over_takes_no_more(server: Server) -> None:
    answer = ask(server, players=3, finish=2, moves=["A22", "@0"])
    assert answer["steps"][0]["game"]["winner"] == 0
    assert answer["steps"][0]["game"]["actions"] == []
    assert answer["fault"]["code"] == "game_over"


def test_throwing_and_landing_may_be_told_apart(server: Server) -> None:
    thrown = ask(server, moves=["a?"])["steps"][0]
    assert (thrown["events"], thrown["game"]["phase"]) == ([], "dice")
    assert (thrown["game"]["pair"], thrown["game"]["roll"]) == (1, None)
    assert thrown["game"]["actions"] == []
    landed = ask(server, moves=["a?", "46"])["steps"][1]
    assert landed["game"] == ask(server, moves=["a46"])["steps"][0]["game"]
    # Dice that are in the air at the start are answered by dice alone.
    alone = ask(server, start=thrown["game"]["position"], moves=["46"])
    assert alone["fault"] is None
    assert alone["steps"][0]["game"] == landed["game"]


def test_a_position_of_ones_own_is_played_on(server: Server) -> None:
    start = "4,0,11/12 -/-/B46/-/-/CX1 A46:1"
    answer = ask(server, players=6, finish=99, start=start, moves=["A11", "@4", "B33"])
    assert answer["start"]["position"] == start
    assert (answer["start"]["turn"], answer["start"]["order"]) == (1, [0, 1, 2])
    assert answer["start"]["actions"][-1] == {
        "do": "place",
        "pair": None,
        "field": 5,
        "throws_out": [],
    }
    assert answer["start"]["actions"][1]["throws_out"] == [[1, 0]]
    turns = [step["game"]["turn"] for step in answer["steps"]]
    assert turns == [1, 2, 2]
    assert answer["steps"][1]["game"]["steps"] == [5, 3, 11]
    assert answer["steps"][2]["game"]["position"] == "5,6,11/12 -/A11/-/-/-/CX1 B33:1"


@pytest.mark.parametrize("first", [0, 1, 5, 39, 40, 2000])
def test_only_what_is_wanted_is_shown(server: Server, first: int) -> None:
    moves = random_game(40)
    whole = ask(server, finish=999, moves=moves)
    assert len(whole["steps"]) == 40
    part = ask(server, finish=999, moves=moves, **{"from": first})
    assert part == whole | {"steps": whole["steps"][first:]}


BAD: dict[str, tuple[Any, str]] = {
    "players": ({"players": 7}, "bad_request"),
    "finish": ({"finish": 0}, "bad_request"),
    "no tokens": ({"moves": [1]}, "bad_request"),
    "too many": ({"moves": ["@0"] * 2001}, "bad_request"),
    "from": ({"from": -1}, "bad_request"),
    "more": ({"seats": 2}, "bad_request"),
    "nothing": (None, "bad_request"),
    "no position": ({"start": "somewhere"}, "bad_position"),
    "no players": ({"start": "0/21 -/-/-/-/-/- A"}, "bad_position"),
    "long": ({"start": " " * 201}, "bad_request"),
}


@pytest.mark.parametrize("kind", BAD)
def test_a_bad_body_is_refused_as_a_whole(server: Server, kind: str) -> None:
    body, code = BAD[kind]
    answer = server.request("POST", "/api/steps", body if body is not None else b"null")
    assert answer.status == 400
    assert set(answer.json()) == {"error", "message"}
    assert answer.json()["error"] == code


def test_two_thousand_tokens_are_welcome_and_no_more_bytes_than_they_need(server: Server) -> None:
    moves = random_game(2000, 6)
    answer = ask(server, players=6, finish=999, moves=moves)
    assert len(answer["steps"]) == 2000
    full = b'{"moves":[]}'.ljust(16 * 1024)
    assert server.request("POST", "/api/steps", full).status == 200
    assert server.request("POST", "/api/steps", full + b" ").status == 413
    # Whoever does not say how much will come is stopped on the way.
    with closing(HTTPConnection("127.0.0.1", server.port)) as connection:
        sent = {"Origin": server.address}
        connection.request("POST", "/api/steps", iter([full, b" "]), sent, encode_chunked=True)
        assert connection.getresponse().status == 400


def test_an_address_is_limited_and_long_games_cost_more(tmp_path: Path) -> None:
    server = Server(tmp_path, {"compute_rate": 0.01, "compute_burst": 41})
    server.start()
    try:
        short, long = {"moves": ["A46"]}, {"finish": 999, "moves": random_game(2000)}
        for game, status in ((long, 200), (long, 200), (long, 429), (short, 200), (short, 429)):
            assert server.request("POST", "/api/steps", game).status == status
        assert server.request("POST", "/api/rooms", {}).status == 201
        server.stop()
    finally:
        server.close()


def test_a_long_game_does_not_block_the_event_loop() -> None:
    free = threading.Event()

    async def life() -> None:
        thread = WorkerThread()
        first = asyncio.ensure_future(thread.run(lambda: free.wait(10)))
        second = asyncio.ensure_future(thread.run(lambda: "second"))
        for _ in range(10):
            await asyncio.sleep(0)
        assert not first.done()
        assert not second.done()  # one at a time
        free.set()
        assert await first
        assert await second == "second"
        thread.close()

    asyncio.run(life())
