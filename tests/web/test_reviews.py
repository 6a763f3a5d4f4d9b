"""Advice and reviews: the same as the library computes, only for those who may see them."""

import gzip
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rapido.players.evaluate import values_for
from rapido.record import read_position, read_text, write_json
from rapido.review import review
from rapido.review.coach.advice import advise
from rapido.review.coach.wire import AdviceView
from rapido.review.view import review_view
from rapido.review.wire import ReviewView
from rapido.web.http.handlers.reviews import REVIEW_COST
from rapido.web.settings import Limits
from tests.faults.client import run
from tests.faults.server import UNLIMITED, Server
from tests.web.tables import play, table

POSITIONS = (
    "0,0/21 -/-/-/-/-/- A",
    "4,7/21 -/-/B46/-/a25/- A73:2",
    "4,7,3/21 -/-/B46/-/C31/- A73:1",
    "4,7,3,2,20,1/21 -/-/B46/F22/-/C31 E71:3",
    "3,5/6 -/-/-/-/-/- B",
)


@pytest.mark.parametrize("position", POSITIONS)
def test_advice_is_that_of_the_library(server: Server, position: str) -> None:
    answer = server.request("POST", "/api/advice", {"position": position})
    assert answer.status == 200, answer
    found = msgspec.json.decode(answer.body, type=AdviceView)
    state = read_position(position)
    assert found == advise(state, values_for(state))
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
def test_no_advice_where_nobody_acts(server: Server, position: str) -> None:
    answer = server.request("POST", "/api/advice", {"position": position})
    assert (answer.status, answer.json()["error"]) == (400, NO_ADVICE[position])


def finished(server: Server, *, abandoned: bool = False) -> tuple[str, str, list[str]]:
    """Play a game; return it with its room and its guests."""

    async def life() -> tuple[str, str, list[str]]:
        room, tokens, tabs = await table(server, finish=9)
        await tabs[0].do("begin")
        await play(dict(enumerate(tabs)), 7 if abandoned else 10_000)
        if abandoned:
            await tabs[0].do("abandon")
        return tabs[0].view["games"][0], room, tokens

    return run(life())


@pytest.mark.parametrize("abandoned", [False, True])
def test_a_game_is_reviewed_as_the_library_does(server: Server, *, abandoned: bool) -> None:
    game, _, _ = finished(server, abandoned=abandoned)
    answer = server.request("GET", f"/api/games/{game}/review")
    assert answer.status == 200, answer
    assert answer.header("content-type") == "application/json"
    record = read_text(server.request("GET", f"/api/games/{game}.rapido").body.decode()).whole()
    found = msgspec.json.decode(answer.body, type=ReviewView)
    assert found == review_view(review(record, values_for(record.start)))
    assert (found.result is None) == abandoned
    for player in found.players:
        parts = (player.own_dice, player.own_choices, player.others_dice, player.others_choices)
        assert player.start + sum(parts) == pytest.approx(player.end, abs=1e-6)


def test_a_review_is_computed_once_for_everyone(tmp_path: Path) -> None:
    server = Server(tmp_path, UNLIMITED | {"review_burst": REVIEW_COST, "review_rate": 0.01})
    server.start()
    try:
        game, _, _ = finished(server)
        path = f"/api/games/{game}/review"
        with ThreadPoolExecutor(6) as clients:
            asked = [clients.submit(server.request, "GET", path) for _ in range(6)]
        # There are tokens for one review only, so all others came from the cache.
        assert {each.result().status for each in asked} == {200}
        [body] = {each.result().body for each in asked}
        compressed = server.request("GET", path, headers={"Accept-Encoding": "gzip"})
        assert compressed.header("content-encoding") == "gzip"
        assert gzip.decompress(compressed.body) == body
        assert len(compressed.body) < len(body) / 2
        assert server.request("GET", f"/api/games/{finished(server)[0]}/review").status == 429
        assert server.request("POST", "/api/review", {"record": RECORD}).status == 429
        server.stop()
    finally:
        server.close()


def test_no_review_before_the_end_and_none_of_what_is_not_there(server: Server) -> None:
    async def life() -> tuple[str, str, list[str]]:
        room, tokens, tabs = await table(server)
        await tabs[0].do("configure", spectators=False)
        await tabs[0].do("begin")
        return tabs[0].view["game"]["id"], room, tokens

    game, room, tokens = run(life())
    path = f"/api/games/{game}/review"
    answer = server.request("GET", path, token=tokens[1])
    assert (answer.status, answer.json()["error"]) == (409, "still_playing")
    for asked in (server.request("GET", path), server.request("GET", "/api/games/nothing/review")):
        assert (asked.status, asked.json()["error"]) == (404, "no_such_game")
    game, room, tokens = finished(server)
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


def reviewed(server: Server, record: str) -> Any:
    answer = server.request("POST", "/api/review", {"record": record})
    assert answer.status == 200, answer
    return answer.json()


def test_a_record_from_elsewhere_is_reviewed(server: Server) -> None:
    found = reviewed(server, RECORD)
    assert [player["name"] for player in found["players"]] == ["Ana", "Ben", "Cleo"]
    assert (found["result"], found["damage"], found["turns"]) == (None, None, 5)
    assert [entry["kind"] for entry in found["entries"]][:4] == ["roll", "decision"] * 2
    # The same game in the other form, and one that begins in the middle.
    as_json = write_json(read_text(RECORD).whole())
    assert reviewed(server, as_json) == found
    middle = RECORD.replace("\n\n1.", "\nStart: 0,0,0/9 -/-/-/-/-/- A\n\n1.")
    assert reviewed(server, middle)["finish"] == 9


def test_a_broken_record_is_reviewed_as_far_as_it_is_good(server: Server) -> None:
    found = reviewed(server, RECORD.replace("C71 @0", "C71 @9"))
    assert "line 8" in found["damage"]
    assert found["entries"] == reviewed(server, RECORD)["entries"][: len(found["entries"])]
    assert len(found["entries"]) == 7


NO_REVIEW: dict[str, tuple[int, str]] = {
    "hello": (400, "bad_record"),
    "": (400, "bad_record"),
    "{": (400, "bad_record"),
    RECORD.replace("\n\n1.", "\nFinish: 22\n\n1."): (400, "too_far"),
}


@pytest.mark.parametrize("record", NO_REVIEW, ids=range(len(NO_REVIEW)))
def test_what_is_no_record_is_refused(server: Server, record: str) -> None:
    answer = server.request("POST", "/api/review", {"record": record})
    assert (answer.status, answer.json()["error"]) == NO_REVIEW[record]


def test_bodies_have_bounds(server: Server) -> None:
    assert server.request("POST", "/api/review", {"record": "x" * 20_000}).status == 413
    for body in ({}, {"record": 1}, {"record": "", "more": 1}):
        assert server.request("POST", "/api/review", body).status == 400
    foreign = {"Origin": "https://elsewhere.example"}
    assert server.request("POST", "/api/advice", {"position": ""}, headers=foreign).status == 403


def children(server: Server) -> list[str]:
    """Return the command lines of the processes that a server has started."""
    listed = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
    return [Path(f"/proc/{pid}/cmdline").read_text() for pid in listed]


def test_workers_start_when_needed_and_stop_with_the_server(tmp_path: Path) -> None:
    burst = Limits().review_burst
    server = Server(tmp_path, {"review_rate": 0.01})
    server.start()
    try:
        ask = {"position": POSITIONS[0]}
        assert children(server) == []
        assert server.request("POST", "/api/advice", ask).status == 200
        [worker] = children(server)
        assert "rapido.web.workers.analysis_process" in worker
        pids = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
        answers = [server.request("POST", "/api/advice", ask).status for _ in range(burst)]
        assert answers == [200] * (burst - 1) + [429]
        assert server.request("POST", "/api/review", {"record": RECORD}).status == 429
        assert server.request("POST", "/api/steps", {}).status == 200
        server.stop()
        assert not any(Path(f"/proc/{pid}").exists() for pid in pids)
    finally:
        server.close()
