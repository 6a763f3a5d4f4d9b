"""Seats that change hands at a real server: by code, by link, by confirmation; and attacks."""

from typing import Any

from tests.faults.client import Tab, run
from tests.faults.server import Server
from tests.web.tables import play, table


async def settle(tab: Tab) -> None:
    """Wait until the server has handled everything that this tab has sent."""
    await tab.send({"type": "ping"})
    await tab.wait_for("pong")


def code_of(server: Server, room: str, host: str) -> str:
    return str(server.request("POST", f"/api/rooms/{room}/code", token=host).json()["code"])


def knock(server: Server, token: str, **body: Any) -> str:
    return str(server.request("POST", "/api/knocks", body, token).json()["knock"])


def ask(server: Server, room: str, token: str, **body: Any) -> str:
    path = f"/api/rooms/{room}/knocks"
    return str(server.request("POST", path, body, token).json()["knock"])


def outcome(server: Server, token: str, which: str) -> str:
    return str(server.request("GET", f"/api/knocks/{which}", token=token).json()["state"])


async def answer(tab: Tab, which: str, **more: Any) -> None:
    await tab.wait_for("knocked", knock=which)
    await tab.send({"type": "admit", "knock": which, "yes": True, **more})
    await settle(tab)


def guests(tab: Tab) -> list[str]:
    return [seat["guest"] for seat in tab.view["seats"]]


def test_code_and_name_and_one_tap_are_a_seat(server: Server) -> None:
    async def scenario() -> None:
        ana, ben, cleo, dana = (server.new_guest() for _ in range(4))
        room = server.new_room(ana, 3)
        host = await Tab.open(server.port, room, ana)
        await host.do("sit", seat=0, name="Ana", colour=1)
        code = code_of(server, room, ana)
        # Several at once: each gets a seat with one tap, in whatever order.
        knocks = [
            knock(server, token, code=code, name=name, sit=True, colour=1)
            for token, name in ((ben, "Ben"), (cleo, "Ben"))
        ]
        await answer(host, knocks[0])
        await host.send({"type": "admit", "knock": knocks[1], "yes": True})
        await settle(host)
        seats = host.view["seats"]
        assert [seat["name"] for seat in seats] == ["Ana", "Ben", "Ben 2"]
        assert len({seat["colour"] for seat in seats}) == 3
        assert [outcome(server, *each) for each in zip((ben, cleo), knocks, strict=True)] == [
            "admitted"
        ] * 2
        # All seats are taken: the next one may watch. An answer is given once.
        late = knock(server, dana, code=code, name="Dana", sit=True)
        await answer(host, late)
        assert outcome(server, dana, late) == "admitted"
        assert [seat["name"] for seat in host.view["seats"]] == ["Ana", "Ben", "Ben 2"]
        await host.send({"type": "admit", "knock": late, "yes": False})
        await settle(host)
        assert outcome(server, dana, late) == "admitted"
        # A page of an older version asks for the link alone.
        await host.do("setseats", seats=4)
        old = knock(server, server.new_guest(), code=code, name="Old")
        await answer(host, old)
        assert host.view["seats"][3]["kind"] == "open"

    run(scenario())


def test_latecomer_asks_for_the_seat_of_a_computer_player(server: Server) -> None:
    async def scenario() -> None:
        ana, ben = server.new_guest(), server.new_guest()
        room = server.new_room(ana)
        host = await Tab.open(server.port, room, ana)
        await host.do("sit", seat=0, name="Ana")
        await host.do("setseat", seat=1, kind="computer", bot="uniform")
        await host.do("configure", finish=8, youngest=0)
        await host.do("begin")
        late = await Tab.open(server.port, room, ben)
        asked = ask(server, room, ben, seat=1, name="Ben")
        assert (await host.wait_for("knocked"))["seat"] == 1
        await host.send({"type": "admit", "knock": asked, "yes": True})
        await settle(host)
        assert (host.view["seats"][1]["kind"], host.view["seats"][1]["name"]) == ("person", "Ben")
        await late.wait_for("update", fact="seatset")
        await play({0: host, 1: late})
        assert host.view["game"]["winner"] is not None

    run(scenario())


def test_link_moves_a_seat_once(server: Server) -> None:
    async def scenario() -> None:
        room, (ana, _), tabs = await table(server)
        phone, eve = server.new_guest(), server.new_guest()
        links, use = f"/api/rooms/{room}/seat-links", f"/api/rooms/{room}/seat"
        for token, seat, code in ((eve, 0, "not_your_seat"), (ana, 1, "not_your_seat")):
            refused = server.request("POST", links, {"seat": seat}, token)
            assert refused.json()["error"] == code
        given = server.request("POST", links, {"seat": 0}, ana).json()
        assert given["qr"].startswith("<svg")
        body = {"token": given["token"]}
        await tabs[0].do("begin")
        # Other tokens, another room, and the one who asked: the seat stays.
        for guess in ("", given["token"][::-1], "A" * 22):
            answered = server.request("POST", use, {"token": guess}, eve)
            assert (answered.status, answered.json()["error"]) == (410, "link_expired")
        other = f"/api/rooms/{server.new_room(eve)}/seat"
        assert server.request("POST", other, body, eve).json()["error"] == "link_expired"
        assert server.request("POST", use, body, ana).json() == {"seat": 0}
        assert guests(tabs[1])[0] == tabs[0].welcome["you"]

        assert server.request("POST", use, body, phone).json() == {"seat": 0}
        while "former" not in tabs[0].view["seats"][0]:
            await tabs[0].receive()
        moved = tabs[0].view["seats"][0]
        assert (moved["former"], moved["name"]) == (tabs[0].welcome["you"], "Ana")
        assert server.request("POST", use, body, eve).json()["error"] == "link_used"
        assert server.request("POST", use, body, phone).json() == {"seat": 0}
        playing = await Tab.open(server.port, room, phone)
        assert playing.view["host"] == playing.welcome["you"]
        seen = tabs[0].view["version"]
        assert await tabs[0].refused("throw", pair=0, seen=seen + 1) == "not_your_turn"
        # Taken back, the used link of the phone does not move it again.
        await tabs[0].do("takeback", seat=0)
        assert server.request("POST", use, body, phone).json()["error"] == "link_used"
        assert await playing.refused("takeback", seat=0) == "not_your_seat"
        await play(dict(enumerate(tabs)))
        assert tabs[0].view["game"]["winner"] is not None

    run(scenario())


def test_lost_seat_is_given_back_by_the_host_alone(server: Server) -> None:
    async def scenario() -> None:
        room, (_, ben), tabs = await table(server)
        phone, eve = server.new_guest(), server.new_guest()
        await tabs[0].do("begin")
        # While Ben is connected, nobody but Ben can give his seat away.
        asked = ask(server, room, eve, seat=1, name="Ben")
        await tabs[1].wait_for("knocked", knock=asked)
        thief = await Tab.open(server.port, room, eve)
        for tab in (tabs[0], thief):
            await tab.send({"type": "admit", "knock": asked, "yes": True, "seat": 1})
            await settle(tab)
        assert guests(tabs[0])[1] == tabs[1].welcome["you"]
        assert outcome(server, eve, asked) == "waiting"
        await tabs[1].send({"type": "admit", "knock": asked, "yes": False})
        await settle(tabs[1])
        assert outcome(server, eve, asked) == "refused"
        # Ben's cookie is lost: he asks on his phone, and Ana confirms.
        await tabs[1].close()
        await tabs[0].wait_for("present")
        lost = ask(server, room, phone, seat=1, name="Ben")
        await tabs[0].wait_for("knocked", knock=lost)
        # Letting in is not giving away: the answer has to name the seat.
        await tabs[0].send({"type": "admit", "knock": lost, "yes": True})
        await settle(tabs[0])
        assert guests(tabs[0])[1] == tabs[1].welcome["you"]
        again = ask(server, room, phone, seat=1, name="Ben")
        await answer(tabs[0], again, seat=1)
        found = await Tab.open(server.port, room, phone)
        assert guests(found)[1] == found.welcome["you"]
        # Whoever had it may take it back.
        back = await Tab.open(server.port, room, ben)
        await back.do("takeback", seat=1)
        assert guests(back)[1] == back.welcome["you"]

    run(scenario())


def test_lost_host_is_confirmed_by_another_person(server: Server) -> None:
    async def scenario() -> None:
        room, _, tabs = await table(server)
        phone = server.new_guest()
        await tabs[0].close()
        await tabs[1].wait_for("present")
        asked = ask(server, room, phone, seat=0, name="Ana")
        await answer(tabs[1], asked, seat=0)
        found = await Tab.open(server.port, room, phone)
        assert found.view["host"] == guests(found)[0] == found.welcome["you"]

    run(scenario())


def test_background_connection_cannot_play(server: Server) -> None:
    async def scenario() -> None:
        room, tokens, tabs = await table(server)
        listening = await Tab.connect(server.port, room, tokens[0])
        await listening.send({"type": "hello", "background": True})
        await listening.wait_for("welcome")
        assert await listening.refused("stand", seat=0) == "elsewhere"
        await tabs[0].do("begin")  # the table was not taken over
        await listening.wait_for("update", fact="began")
        assert await listening.refused("throw", pair=0) == "elsewhere"

    run(scenario())


def test_room_that_does_not_exist_is_answered_like_any_other(server: Server) -> None:
    eve = server.new_guest()
    for room in ("A" * 22, server.new_room(server.new_guest())):
        asked = ask(server, room, eve, name="Eve")
        assert outcome(server, eve, asked) == "waiting"


def test_closed_room_is_opened_again(server: Server) -> None:
    async def scenario() -> None:
        ana, eve = server.new_guest(), server.new_guest()
        room = server.new_room(ana)
        host = await Tab.open(server.port, room, ana)
        await host.do("configure", finish=9)
        await host.do("leave")
        assert host.view["closed"]
        other = await Tab.open(server.port, room, eve)
        assert await other.refused("reopen") == "not_host"
        await host.do("reopen")
        assert (host.view["closed"], host.view["settings"]["finish"]) == (False, 9)

    run(scenario())
