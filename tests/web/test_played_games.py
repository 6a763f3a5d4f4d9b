"""A game with what each of its moves led to: one request, and one index for replay and review."""

from typing import Any

from tests.faults.server import Server
from tests.web.test_records import RECORD, read
from tests.web.test_reviews import finished


def steps_of(server: Server, record: dict[str, Any]) -> Any:
    body = {"start": record["start"], "moves": record["moves"]}
    return server.ask("POST", "/api/steps", body).json()


def test_steps_of_a_game_are_those_of_its_record(server: Server) -> None:
    game, _, _ = finished(server)
    played = server.ask("GET", f"/api/games/{game}/steps").json()
    assert played["record"] == server.ask("GET", f"/api/games/{game}.json").json()
    assert played["damage"] is None
    expected = steps_of(server, played["record"])
    assert (played["start"], played["steps"]) == (expected["start"], expected["steps"])
    assert [step["token"] for step in played["steps"]] == played["record"]["moves"]


def test_record_from_elsewhere_comes_with_its_steps(server: Server) -> None:
    played = read(server, RECORD.replace("B33 @5", "B33 @9"))
    assert played["steps"] == steps_of(server, played["record"])["steps"]
    assert len(played["steps"]) == 4
    nothing = read(server, "hello")
    assert (nothing["start"], nothing["steps"]) == (None, [])


def test_review_brings_its_game_and_refers_to_its_steps(server: Server) -> None:
    game, _, _ = finished(server)
    review = server.ask("GET", f"/api/games/{game}/review").json()
    assert review["played"] == server.ask("GET", f"/api/games/{game}/steps").json()
    steps = review["played"]["steps"]
    for entry in review["entries"]:
        rolled = [event for event in steps[entry["index"]]["events"] if event["event"] == "rolled"]
        if entry["kind"] == "roll":
            assert [event["dice"] for event in rolled] == [entry["dice"]]
        else:
            chosen = entry["alternatives"][entry["chosen"]]["do"]
            assert chosen == ("throw" if rolled else "place")
    for moment in review["moments"]:
        assert 0 <= moment["index"] < len(steps)


def test_unknown_game_has_no_steps(server: Server) -> None:
    answer = server.ask("GET", "/api/games/0000000000000000000000/steps")
    assert (answer.status, answer.json()["error"]) == (404, "no_such_game")
