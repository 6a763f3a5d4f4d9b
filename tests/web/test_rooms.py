"""The lifecycle of a room: sit down, play, leave, return, play again, read the record."""

from rapido.record import read_json, read_text
from tests.faults.client import Tab, acting_seat, run
from tests.faults.server import Server
from tests.web.tables import is_genuine, play, table


def test_game_with_computer_player_record_and_rematch(server: Server) -> None:
    async def scenario() -> None:
        token = server.new_guest()
        room = server.new_room(token, 3)
        tab = await Tab.open(server.port, room, token)
        seal = tab.view["next_seal"]
        assert len(seal) == 64
        # Two people on one device, and a computer player.
        await tab.do("sit", seat=0, name="Ana", colour=4)
        await tab.do("sit", seat=1, name="Ben")
        assert await tab.refused("begin") == "seats_open"
        assert await tab.refused("setseat", seat=2, kind="computer", bot="none") == "bad_setting"
        await tab.do("setseat", seat=2, kind="computer", bot="heuristic")
        await tab.do("giveword", seat=0, word="sunshine")
        await tab.do("giveword", seat=1, word="rain")
        await tab.do("configure", finish=8, youngest=1)
        await tab.do("begin")
        game = tab.view["game"]
        assert (game["seal"], game["secret"], game["order"]) == (seal, "", [1, 2, 0])
        running = server.request("GET", f"/api/games/{game['id']}.rapido").body.decode()
        assert read_text(running).complete_record().secret == ""
        await play({0: tab, 1: tab})
        assert not tab.view["playing"]
        ended = tab.view["game"]
        assert ended["winner"] is not None
        assert ended["secret"]
        text = server.request("GET", f"/api/games/{game['id']}.rapido")
        assert text.header("content-type").startswith("text/plain")
        record = read_text(text.body.decode()).complete_record()
        form = server.request("GET", f"/api/games/{game['id']}.json")
        assert form.header("content-type") == "application/json"
        assert read_json(form.body.decode()).complete_record() == record
        assert (record.seal, record.secret) == (seal, ended["secret"])
        assert is_genuine(record)
        players = [(player.name, player.computer, player.word) for player in record.players]
        assert players[0] == ("Ben", "", "rain")
        assert players[1][1:] == ("heuristic", "")
        assert players[2] == ("Ana", "", "sunshine")
        # Rematch: new dice, and the next player begins.
        assert tab.view["next_seal"] not in {"", seal}
        await tab.do("begin")
        again = tab.view["game"]
        assert again["order"] == [2, 0, 1]
        assert again["id"] != game["id"]
        assert not any(seat["word"] for seat in tab.view["seats"]) or again["seal"] != seal
        await tab.do("abandon")
        assert tab.view["games"] == [game["id"], again["id"]]
        abandoned = server.request("GET", f"/api/games/{again['id']}.rapido").body.decode()
        assert is_genuine(read_text(abandoned).complete_record())

    run(scenario())


def test_spectators_see_the_game_and_reactions(server: Server) -> None:
    async def scenario() -> None:
        room, _, tabs = await table(server)
        guest = server.new_guest()
        spectator = await Tab.open(server.port, room, guest)
        assert len(spectator.welcome["present"]) == 2
        await tabs[0].do("begin")
        await play(dict(enumerate(tabs)))
        await spectator.wait_for("update", fact="ended")
        assert spectator.view == tabs[0].view
        await tabs[1].send({"type": "say", "phrase": "well_done"})
        for tab in (*tabs, spectator):
            reaction = await tab.wait_for("said")
            assert reaction == {
                "type": "said",
                "guest": tabs[1].welcome["you"],
                "phrase": "well_done",
            }
        await spectator.send({"type": "ping"})
        await spectator.wait_for("pong")
        await spectator.close()
        present = await tabs[0].wait_for("present", guests=sorted(t.welcome["you"] for t in tabs))
        assert spectator.welcome["you"] not in present["guests"]

    run(scenario())


def test_stand_in_for_a_player_who_leaves_and_returns(server: Server) -> None:
    async def scenario() -> None:
        _, _, tabs = await table(server, finish=60)
        ana, ben = tabs
        await ana.do("begin")
        await ben.wait_for("update", fact="began")
        await ben.do("leave")
        await ana.wait_for("update", fact="stoodin")
        assert ana.view["seats"][1]["away"]
        before = ana.view["game"]["turn"]
        while ana.view["game"]["turn"] < before + 3:  # every second turn is the computer's
            await play({0: ana}, moves=1)
            if acting_seat(ana.view) == 1:
                await ana.receive()
        await ben.do("return")
        await ana.wait_for("update", fact="returned")
        assert not ana.view["seats"][1]["away"]
        # The host leaves: the other player becomes host and ends the game.
        assert await ben.refused("abandon") == "not_host"
        await ana.do("leave")
        await ben.wait_for("update", fact="hostpassed")
        assert ben.view["host"] == ben.welcome["you"]
        await ben.do("abandon")
        await ben.do("leave")
        assert ben.view["closed"]
        assert await ben.refused("sit", seat=0) == "room_closed"

    run(scenario())


def test_only_the_host_deletes_a_room(server: Server) -> None:
    async def scenario() -> None:
        room, tokens, tabs = await table(server)
        await tabs[0].do("begin")
        game = tabs[0].view["game"]["id"]
        await tabs[0].do("abandon")
        assert server.request("DELETE", f"/api/rooms/{room}", token=tokens[1]).status == 404
        assert server.request("GET", f"/api/games/{game}.json").status == 200
        assert server.request("DELETE", f"/api/rooms/{room}", token=tokens[0]).status == 204
        assert server.request("GET", f"/api/games/{game}.json").status == 404
        assert server.request("DELETE", f"/api/rooms/{room}", token=tokens[0]).status == 404
        for table_name in ("entries", "games"):
            where = f"SELECT count(*) FROM {table_name} WHERE room = ?"  # noqa: S608 - constants
            assert server.query(where, room) == [(0,)]
        assert await tabs[0].close_code() == 4404
        late = await Tab.connect(server.port, room, tokens[0])
        await late.send({"type": "hello"})
        assert await late.close_code() == 4404

    run(scenario())


def received_facts(tab: Tab) -> list[str]:
    return [each["fact"] for each in tab.received if each["type"] == "update"]


def test_spectators_who_are_no_longer_allowed_are_gone(server: Server) -> None:
    async def scenario() -> None:
        room, tokens, tabs = await table(server)
        guest = server.new_guest()
        spectators = [await Tab.open(server.port, room, guest) for _ in range(2)]
        await tabs[0].do("configure", finish=8, spectators=False)
        for spectator in spectators:
            assert await spectator.close_code() == 4404
            assert received_facts(spectator) == []
        # The players are still there, and nobody else can come.
        assert await tabs[1].do("giveword", seat=1, word="private") == tabs[0].view["version"] + 1
        late = await Tab.connect(server.port, room, guest)
        await late.send({"type": "hello"})
        assert await late.close_code() == 4404
        again = await Tab.open(server.port, room, tokens[1])
        assert again.view == tabs[1].view

    run(scenario())


def test_guests_without_a_seat_are_gone_when_the_last_one_is_taken(server: Server) -> None:
    async def scenario() -> None:
        tokens = [server.new_guest() for _ in range(3)]
        room = server.new_room(tokens[0], 2)
        host, ben, cleo = [await Tab.open(server.port, room, token) for token in tokens]
        await host.do("configure", spectators=False)
        await host.do("sit", seat=0)
        # While a seat is open, everyone with the link may look.
        await cleo.wait_for("update", fact="seatset")
        await ben.do("sit", seat=1)
        assert await cleo.close_code() == 4404
        assert received_facts(cleo) == ["configured", "seatset"]
        # A seat is freed, and whoever sees that may lose the race for it.
        await host.do("stand", seat=1)
        cleo = await Tab.open(server.port, room, tokens[2])
        await ben.wait_for("update", fact="seatset")
        await host.do("setseat", seat=1, kind="computer", bot="uniform")
        for tab in (ben, cleo):
            assert await tab.close_code() == 4404
        assert received_facts(ben)[-2:] == ["seatset", "seatset"]
        assert received_facts(cleo) == []
        await host.do("begin")

    run(scenario())


def test_former_host_without_a_seat_is_gone(server: Server) -> None:
    async def scenario() -> None:
        tokens = [server.new_guest() for _ in range(3)]
        room = server.new_room(tokens[0], 2)
        host, ben, cleo = [await Tab.open(server.port, room, token) for token in tokens]
        await host.do("configure", spectators=False)
        await ben.do("sit", seat=0)
        await cleo.do("sit", seat=1)
        message = {"type": "do", "key": "12345678", "command": {"do": "passhost", "seat": 0}}
        await host.send(message)
        assert await host.close_code() == 4404
        assert "hostpassed" not in received_facts(host)
        await ben.wait_for("update", fact="hostpassed")
        await ben.do("begin")

    run(scenario())
