"""Rooms that start from a position: play, review, verification, rematch."""

from typing import Any

import pytest

from rapido.record import read_position, read_text, write_position
from rapido.rules import new_game
from tests.faults.client import Tab, run
from tests.faults.server import Server
from tests.web.tables import is_genuine, play

MIDDLE = "4,9,11/15 -/-/B46/-/-/CX1 A73:2"
TWO = "3,5/9 -/b31/-/-/A25/- B"


def open_room(server: Server, token: str, **body: Any) -> str:
    response = server.request("POST", "/api/rooms", body, token)
    assert response.status == 201, response
    return str(response.json()["room"])


@pytest.mark.parametrize("start", [MIDDLE, TWO])
def test_game_continues_from_a_position(server: Server, start: str) -> None:
    count, finish = read_position(start).players, read_position(start).finish

    async def scenario() -> tuple[str, str]:
        token = server.new_guest()
        tab = await Tab.open(server.port, open_room(server, token, start=start), token)
        assert tab.view["start"] == start
        assert (len(tab.view["seats"]), tab.view["settings"]["finish"]) == (count, finish)
        await tab.do("sit", seat=0, name="Ana")
        for seat in range(1, count):
            await tab.do("setseat", seat=seat, kind="computer", bot="heuristic")
        await tab.do("begin")
        began = next(message for message in tab.received if message.get("fact") == "began")["view"]
        assert began["game"]["position"] == start
        assert (began["game"]["order"], began["start"]) == (list(range(count)), "")
        await play({0: tab})
        first = tab.view["games"][0]
        await tab.do("begin")
        again = [message for message in tab.received if message.get("fact") == "began"][-1]["view"]
        assert again["game"]["position"] == write_position(new_game(count, finish))
        await tab.do("abandon")
        return first, tab.view["games"][1]

    first, second = run(scenario())
    record = read_text(
        server.request("GET", f"/api/games/{first}.rapido").body.decode()
    ).complete_record()
    assert write_position(record.start) == start
    assert is_genuine(record)
    assert server.request("GET", f"/api/games/{first}.json").json()["start"] == start
    start_of_second = server.request("GET", f"/api/games/{second}.json").json()["start"]
    assert start_of_second == write_position(new_game(count, finish))
    review = server.request("GET", f"/api/games/{first}/review").json()
    assert (len(review["players"]), review["finish"]) == (count, finish)
    assert review["entries"][0]["position"].split()[:2] == start.split()[:2]


REFUSED: dict[tuple[str, int | None], str] = {
    ("4,21,11/21 -/-/B46/-/-/- B!", None): "game_over",
    ("4,9,11/21 -/-/B46/-/-/- A?:1", 3): "bad_position",
    ("4,9,22/21 -/-/B46/-/-/- A", 3): "bad_position",
    (MIDDLE, 2): "seats_differ",
    (TWO, 6): "seats_differ",
    (" " * 201, 2): "bad_request",
}


@pytest.mark.parametrize(("start", "seats"), REFUSED)
def test_invalid_starts(server: Server, start: str, seats: int | None) -> None:
    response = server.request("POST", "/api/rooms", {"seats": seats, "start": start})
    assert (response.status, response.json()["error"]) == (400, REFUSED[start, seats])


def test_seats_are_optional_and_fixed_by_the_position(server: Server) -> None:
    async def scenario() -> None:
        token = server.new_guest()
        plain = await Tab.open(server.port, open_room(server, token), token)
        assert (len(plain.view["seats"]), plain.view["start"]) == (2, "")
        tab = await Tab.open(server.port, open_room(server, token, start=MIDDLE, seats=3), token)
        assert await tab.refused("setseats", seats=4) == "seats_differ"
        assert len(tab.view["seats"]) == 3

    run(scenario())


def test_coach_setting_is_visible_to_guests(server: Server) -> None:
    async def scenario() -> None:
        token = server.new_guest()
        tab = await Tab.open(server.port, open_room(server, token), token)
        assert tab.view["settings"]["coach"] is False
        await tab.do("configure", coach=True)
        guest = await Tab.open(server.port, tab.view["room"], server.new_guest())
        assert guest.view["settings"]["coach"] is True
        assert await guest.refused("configure", coach=False) == "not_host"
        await tab.do("configure")
        assert tab.view["settings"]["coach"] is False

    run(scenario())
