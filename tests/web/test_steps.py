"""The rules without a room: the same steps, events and errors as in a game."""

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
from rapido.web.limits.networks import Client
from tests.faults.client import run
from tests.faults.server import Server
from tests.web.tables import play, table

NEW = {2: "0,0/21 -/-/-/-/-/- A", 3: "0,0,0/21 -/-/-/-/-/- A"}


def steps(server: Server, **body: Any) -> Any:
    response = server.request("POST", "/api/steps", body)
    assert response.status == 200, response
    assert response.header("content-type") == "application/json"
    return response.json()


def random_game(length: int, players: int = 2, finish: int = 999) -> list[str]:
    """Return the tokens of a random game."""
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


def test_replay_equals_the_game_of_a_room(server: Server) -> None:
    async def scenario() -> tuple[str, list[Any]]:
        _, _, tabs = await table(server, finish=21)
        await tabs[0].do("begin")
        began = tabs[0].view["game"]
        await play(dict(enumerate(tabs)))
        moved = [message for message in tabs[0].received if message.get("fact") == "played"]
        return began["id"], [{"events": [], "view": {"game": began}}, *moved]

    game, updates = run(scenario())
    record = server.request("GET", f"/api/games/{game}.json").json()
    response = steps(server, start=record["start"], moves=record["moves"])
    assert response["fault"] is None
    assert [step["token"] for step in response["steps"]] == record["moves"]
    shown: list[Any] = [{"events": [], "game": response["start"]}, *response["steps"]]
    assert len(shown) == len(updates) > 20
    not_replayed = {"id": "", "seal": "", "secret": "", "moved": 0}
    not_replayed |= {"commitments": [], "revealed": []}
    for step, update in zip(shown, updates, strict=True):
        assert step["events"] == update["events"]
        assert step["game"] == update["view"]["game"] | not_replayed
    assert shown[-1]["game"]["winner"] is not None


@pytest.mark.parametrize("players", range(2, 7))
def test_new_game(server: Server, players: int) -> None:
    response = steps(server, players=players, finish=9, moves=["A46", "@3"])
    assert response["start"]["position"] == write_position(new_game(players, 9))
    assert response["start"]["order"] == list(range(players))
    pairs = [0, 1] if players == 2 else [0]
    assert [action["pair"] for action in response["start"]["actions"]] == pairs
    after = response["steps"][-1]["game"]
    assert (after["turn"], after["player"], after["finish"]) == (2, 1, 9)
    assert [event["event"] for event in response["steps"][-1]["events"]] == ["placed", "turn"]


def test_defaults(server: Server) -> None:
    response = steps(server)
    assert response["start"]["position"] == NEW[2]
    assert (response["steps"], response["fault"]) == ([], None)


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
def test_invalid_token_is_reported_with_the_steps_before_it(
    server: Server, moves: tuple[str, ...]
) -> None:
    response = steps(server, players=3, moves=[*moves, "A46"])
    fault, last = response["fault"], len(moves) - 1
    assert (fault["index"], fault["code"]) == (last, FAULTS[moves])
    assert fault["message"]
    assert [step["token"] for step in response["steps"]] == list(moves[:last])
    assert response == steps(server, players=3, moves=moves)
    # Also if only later steps are requested.
    assert steps(server, players=3, moves=moves, **{"from": last})["fault"] == fault


def test_move_after_the_end(server: Server) -> None:
    response = steps(server, players=3, finish=2, moves=["A22", "@0"])
    assert response["steps"][0]["game"]["winner"] == 0
    assert response["steps"][0]["game"]["actions"] == []
    assert response["fault"]["code"] == "game_over"


def test_throw_and_dice_as_separate_tokens(server: Server) -> None:
    thrown = steps(server, moves=["a?"])["steps"][0]
    assert (thrown["events"], thrown["game"]["phase"]) == ([], "dice")
    assert (thrown["game"]["pair"], thrown["game"]["roll"]) == (1, None)
    assert thrown["game"]["actions"] == []
    landed = steps(server, moves=["a?", "46"])["steps"][1]
    assert landed["game"] == steps(server, moves=["a46"])["steps"][0]["game"]
    # A start with thrown dice continues with the dice.
    alone = steps(server, start=thrown["game"]["position"], moves=["46"])
    assert alone["fault"] is None
    assert alone["steps"][0]["game"] == landed["game"]


def test_start_from_a_position(server: Server) -> None:
    start = "4,0,11/12 -/-/B46/-/-/CX1 A46:1"
    response = steps(server, players=6, finish=99, start=start, moves=["A11", "@4", "B33"])
    assert response["start"]["position"] == start
    assert (response["start"]["turn"], response["start"]["order"]) == (1, [0, 1, 2])
    assert response["start"]["actions"][-1] == {
        "do": "place",
        "pair": None,
        "field": 5,
        "throws_out": [],
    }
    assert response["start"]["actions"][1]["throws_out"] == [[1, 0]]
    turns = [step["game"]["turn"] for step in response["steps"]]
    assert turns == [1, 2, 2]
    assert response["steps"][1]["game"]["steps"] == [5, 3, 11]
    assert response["steps"][2]["game"]["position"] == "5,6,11/12 -/A11/-/-/-/CX1 B33:1"


@pytest.mark.parametrize("first", [0, 1, 5, 39, 40, 2000])
def test_from_limits_the_steps(server: Server, first: int) -> None:
    moves = random_game(40)
    whole = steps(server, finish=999, moves=moves)
    assert len(whole["steps"]) == 40
    part = steps(server, finish=999, moves=moves, **{"from": first})
    assert part == whole | {"steps": whole["steps"][first:]}


BAD: dict[str, tuple[Any, str]] = {
    "players": ({"players": 7}, "bad_request"),
    "finish": ({"finish": 0}, "bad_request"),
    "moves that are not strings": ({"moves": [1]}, "bad_request"),
    "too many moves": ({"moves": ["@0"] * 2001}, "bad_request"),
    "from": ({"from": -1}, "bad_request"),
    "unknown member": ({"seats": 2}, "bad_request"),
    "null": (None, "bad_request"),
    "invalid position": ({"start": "somewhere"}, "bad_position"),
    "one player": ({"start": "0/21 -/-/-/-/-/- A"}, "bad_position"),
    "long start": ({"start": " " * 201}, "bad_request"),
}


@pytest.mark.parametrize("kind", BAD)
def test_invalid_body(server: Server, kind: str) -> None:
    body, code = BAD[kind]
    response = server.request("POST", "/api/steps", body if body is not None else b"null")
    assert response.status == 400
    assert set(response.json()) == {"error", "message"}
    assert response.json()["error"] == code


def test_size_limits(server: Server) -> None:
    moves = random_game(2000, 6)
    response = steps(server, players=6, finish=999, moves=moves)
    assert len(response["steps"]) == 2000
    full = b'{"moves":[]}'.ljust(16 * 1024)
    assert server.request("POST", "/api/steps", full).status == 200
    assert server.request("POST", "/api/steps", full + b" ").status == 413
    # Without Content-Length the limit holds as well.
    with closing(HTTPConnection("127.0.0.1", server.port)) as connection:
        sent = {"Origin": server.address}
        connection.request("POST", "/api/steps", iter([full, b" "]), sent, encode_chunked=True)
        assert connection.getresponse().status == 400


def test_rate_limit_depends_on_length(tmp_path: Path) -> None:
    limits = {"compute_rate": 0.01, "compute_burst": 41, "guests_per_address": 1}
    server = Server(tmp_path, limits)
    server.start()
    try:
        short, long = {"moves": ["A46"]}, {"finish": 999, "moves": random_game(2000)}
        for game, status in ((long, 200), (long, 200), (long, 429), (short, 200), (short, 429)):
            assert server.request("POST", "/api/steps", game).status == status
        assert server.request("POST", "/api/rooms", {}).status == 201
        server.stop()
    finally:
        server.close()


def test_long_game_does_not_block_the_event_loop() -> None:
    free = threading.Event()

    async def scenario() -> None:
        thread = WorkerThread()
        first = asyncio.ensure_future(thread.run(Client("", ""), lambda: free.wait(10)))
        second = asyncio.ensure_future(thread.run(Client("", ""), lambda: "second"))
        for _ in range(10):
            await asyncio.sleep(0)
        assert not first.done()
        assert not second.done()  # they run one at a time
        free.set()
        assert await first
        assert await second == "second"
        thread.close()

    asyncio.run(scenario())
