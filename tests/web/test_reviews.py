"""Advice and reviews: same results as the library, and access control."""

import gzip
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rapido.players.evaluate import best_value_function
from rapido.record import read_position, read_text, write_json
from rapido.review import review
from rapido.review.coach.advice import advise
from rapido.review.coach.wire import AdviceView
from rapido.review.view import review_view
from rapido.review.wire import ReviewView
from rapido.web.http.handlers.reviews import REVIEW_COST
from tests.faults.client import run
from tests.faults.server import UNLIMITED, Server
from tests.web.tables import play, table
from tests.web.test_steps import random_game

POSITIONS = (
    "0,0/21 -/-/-/-/-/- A",
    "4,7/21 -/-/B46/-/a25/- A73:2",
    "4,7,3/21 -/-/B46/-/C31/- A73:1",
    "4,7,3,2,20,1/21 -/-/B46/F22/-/C31 E71:3",
    "3,5/6 -/-/-/-/-/- B",
)


@pytest.mark.parametrize("position", POSITIONS)
def test_advice_equals_that_of_the_library(server: Server, position: str) -> None:
    response = server.request("POST", "/api/advice", {"position": position})
    assert response.status == 200, response
    found = msgspec.json.decode(response.body, type=AdviceView)
    state = read_position(position)
    assert found == advise(state, best_value_function(state))
    shown = server.request("POST", "/api/steps", {"start": position}).json()["start"]["actions"]
    options = [(option.do, option.pair, option.field) for option in found.options]
    assert options == [(action["do"], action["pair"], action["field"]) for action in shown]


NO_ADVICE: dict[str, str] = {
    "21,0/21 -/-/-/-/-/- A!": "game_over",
    "0,0/21 -/-/-/-/-/- A?:1": "not_your_turn",
    "0,0/21 -/-/-/-/-/- C": "bad_position",
    "somewhere": "bad_position",
    "0,0,0/22 -/-/-/-/-/- A": "too_far",
    " " * 201: "bad_request",
}


@pytest.mark.parametrize("position", NO_ADVICE)
def test_no_advice(server: Server, position: str) -> None:
    response = server.request("POST", "/api/advice", {"position": position})
    assert (response.status, response.json()["error"]) == (400, NO_ADVICE[position])


def finished_game(server: Server, *, abandoned: bool = False) -> tuple[str, str, list[str]]:
    """Play a game; return the ids of game and room, and the tokens."""

    async def scenario() -> tuple[str, str, list[str]]:
        room, tokens, tabs = await table(server, finish=9)
        await tabs[0].do("begin")
        await play(dict(enumerate(tabs)), 7 if abandoned else 10_000)
        if abandoned:
            await tabs[0].do("abandon")
        return tabs[0].view["games"][0], room, tokens

    return run(scenario())


@pytest.mark.parametrize("abandoned", [False, True])
def test_review_equals_that_of_the_library(server: Server, *, abandoned: bool) -> None:
    game, _, _ = finished_game(server, abandoned=abandoned)
    response = server.request("GET", f"/api/games/{game}/review")
    assert response.status == 200, response
    assert response.header("content-type") == "application/json"
    record = read_text(
        server.request("GET", f"/api/games/{game}.rapido").body.decode()
    ).complete_record()
    found = msgspec.json.decode(response.body, type=ReviewView)
    assert found == review_view(review(record, best_value_function(record.start)))
    assert (found.result is None) == abandoned
    for player in found.players:
        parts = (player.own_dice, player.own_choices, player.others_dice, player.others_choices)
        assert player.start + sum(parts) == pytest.approx(player.end, abs=1e-6)


def test_review_is_computed_once(tmp_path: Path) -> None:
    limits = {"review_burst": REVIEW_COST, "review_rate": 0.01, "guests_per_address": 1}
    server = Server(tmp_path, UNLIMITED | limits)
    server.start()
    try:
        game, _, _ = finished_game(server)
        path = f"/api/games/{game}/review"
        with ThreadPoolExecutor(6) as clients:
            responses = [clients.submit(server.request, "GET", path) for _ in range(6)]
        # The rate limit allows one review only, so all others came from the cache.
        assert {each.result().status for each in responses} == {200}
        [body] = {each.result().body for each in responses}
        compressed = server.request("GET", path, headers={"Accept-Encoding": "gzip"})
        assert compressed.header("content-encoding") == "gzip"
        assert gzip.decompress(compressed.body) == body
        assert len(compressed.body) < len(body) / 2
        # Nor is it computed again when its record is sent.
        record = server.request("GET", f"/api/games/{game}.rapido").body.decode()
        again = server.request("POST", "/api/review", {"record": record})
        assert (again.status, again.body) == (200, body)
        assert server.request("GET", f"/api/games/{finished_game(server)[0]}/review").status == 429
        assert server.request("POST", "/api/review", {"record": RECORD}).status == 429
        server.stop()
    finally:
        server.close()


def test_no_review_of_running_or_missing_games(server: Server) -> None:
    async def scenario() -> tuple[str, str, list[str]]:
        room, tokens, tabs = await table(server)
        await tabs[0].do("configure", spectators=False)
        await tabs[0].do("begin")
        return tabs[0].view["game"]["id"], room, tokens

    game, room, tokens = run(scenario())
    path = f"/api/games/{game}/review"
    response = server.request("GET", path, token=tokens[1])
    assert (response.status, response.json()["error"]) == (409, "still_playing")
    for response in (
        server.request("GET", path),
        server.request("GET", "/api/games/nothing/review"),
    ):
        assert (response.status, response.json()["error"]) == (404, "no_such_game")
    game, room, tokens = finished_game(server)
    path = f"/api/games/{game}/review"
    assert server.request("GET", path).status == 200
    assert server.request("DELETE", f"/api/rooms/{room}", token=tokens[0]).status == 204
    assert server.request("GET", path).status == 404


RECORD = """Rapido 1
Player A: Ana
Player B: Ben
Player C: Cleo

1. A46 @3
2. B12 B33 @5
3. C71 @0
4. A11 @2
Result: unfinished
"""


def post_review(server: Server, record: str) -> Any:
    response = server.request("POST", "/api/review", {"record": record})
    assert response.status == 200, response
    return response.json()


def test_uploaded_record_is_reviewed(server: Server) -> None:
    found = post_review(server, RECORD)
    assert [player["name"] for player in found["players"]] == ["Ana", "Ben", "Cleo"]
    assert (found["result"], found["damage"], found["turns"]) == (None, None, 5)
    assert [entry["kind"] for entry in found["entries"]][:4] == ["roll", "decision"] * 2
    # The same game as JSON, and a game from a given position.
    as_json = write_json(read_text(RECORD).complete_record())
    assert post_review(server, as_json) == found
    middle = RECORD.replace("\n\n1.", "\nStart: 0,0,0/9 -/-/-/-/-/- A\n\n1.")
    assert post_review(server, middle)["finish"] == 9


def test_damaged_record_is_reviewed_up_to_the_damage(server: Server) -> None:
    found = post_review(server, RECORD.replace("C71 @0", "C71 @9"))
    assert "line 8" in found["damage"]
    assert found["entries"] == post_review(server, RECORD)["entries"][: len(found["entries"])]
    assert len(found["entries"]) == 7


LONG = json.dumps(
    {
        "rapido": 1,
        "tags": {},
        "players": [{"name": name, "computer": "", "word": ""} for name in "AB"],
        "start": "0,0/999 -/-/-/-/-/- A",
        "seal": "",
        "secret": "",
        "moves": random_game(1200),  # each with a throw, dice or a field
        "result": "unfinished",
    },
    separators=(",", ":"),
)
SEALED = RECORD.replace("\n\n1.", f"\nSeal: {'0' * 64}\n\n1.")
NO_REVIEW: dict[str, tuple[int, str]] = {
    SEALED: (409, "still_playing"),
    LONG: (400, "too_long"),
    "{" * 15_000: (400, "bad_record"),
    '{"rapido": ' + "[" * 10_000: (400, "bad_record"),
    "Rapido 1\n" * 1500: (400, "bad_record"),
    "hello": (400, "bad_record"),
    "": (400, "bad_record"),
    "{": (400, "bad_record"),
    RECORD.replace("\n\n1.", "\nFinish: 22\n\n1."): (400, "too_far"),
}


@pytest.mark.parametrize("record", NO_REVIEW, ids=range(len(NO_REVIEW)))
def test_invalid_records(server: Server, record: str) -> None:
    response = server.request("POST", "/api/review", {"record": record})
    assert (response.status, response.json()["error"]) == NO_REVIEW[record]


def test_sealed_games_that_have_ended_are_reviewed(server: Server) -> None:
    game, _, _ = finished_game(server)
    record = server.request("GET", f"/api/games/{game}.rapido").body.decode()
    assert "\nSeal: " in record
    unrevealed = "".join(
        line for line in record.splitlines(keepends=True) if not line.startswith("Secret:")
    )
    assert unrevealed != record
    assert post_review(server, unrevealed)["result"] is not None


def test_invalid_bodies(server: Server) -> None:
    assert server.request("POST", "/api/review", {"record": "x" * 20_000}).status == 413
    for body in ({}, {"record": 1}, {"record": "", "more": 1}):
        assert server.request("POST", "/api/review", body).status == 400
    foreign = {"Origin": "https://elsewhere.example"}
    assert server.request("POST", "/api/advice", {"position": ""}, headers=foreign).status == 403


def children(server: Server) -> list[str]:
    """Return the command lines of the child processes."""
    listed = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
    return [Path(f"/proc/{pid}/cmdline").read_text() for pid in listed]


def test_workers_start_when_needed_and_stop_with_the_server(tmp_path: Path) -> None:
    burst = 8
    limits = {"review_rate": 0.01, "review_burst": burst, "guests_per_address": 1}
    server = Server(tmp_path, limits)
    server.start()
    try:
        body = {"position": POSITIONS[0]}
        assert children(server) == []
        assert server.request("POST", "/api/advice", body).status == 200
        [worker] = children(server)
        assert "rapido.web.workers.analysis_process" in worker
        pids = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
        statuses = [server.request("POST", "/api/advice", body).status for _ in range(burst)]
        assert statuses == [200] * (burst - 1) + [429]
        assert server.request("POST", "/api/review", {"record": RECORD}).status == 429
        assert server.request("POST", "/api/steps", {}).status == 200
        server.stop()
        assert not any(Path(f"/proc/{pid}").exists() for pid in pids)
    finally:
        server.close()
