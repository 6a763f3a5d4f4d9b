"""Reloads and lost connections in every phase: the game continues, no move is lost or repeated."""

import json
from random import Random

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.guests import Guest, open_table
from tests.browser.network import proxied
from tests.browser.table import act, board, eventually, highlighted_fields, roll, wait_for_turn
from tests.browser.users import CONNECTION_LOST, BrowserUsers, Message

PHASES = ["before the roll", "after the roll", "opponent's turn", "end"]
INTERRUPTED = "The connection dropped"
CHECKED = "The dice are genuine"


class Table:
    """Ana plays in a browser, Ben as a plain client."""

    def __init__(self, users: BrowserUsers, port: int = 0) -> None:
        host, tokens = open_table(users.server, ["Ana", "Ben"], others=1, finish=4)
        host.close()
        self.page = users.open(f"/r/{host.room}", token=tokens[0], port=port)
        self.traffic = users.traffic(self.page)
        self.ben = lambda: Guest(users.server, host.room, tokens[1])
        expect(board(self.page)).to_be_visible()

    def play_to(self, phase: str) -> None:
        """Play until this phase."""
        if phase == "after the roll":
            roll(self.page)
            highlighted_fields(self.page).first.wait_for()
        elif phase == "opponent's turn":
            act(self.page)
            act(self.page)
            expect(self.page.get_by_role("heading", name="Ben’s turn")).to_be_visible()
        elif phase == "end":
            self.finish()
            with self.ben() as ben:
                ben.do("proposerematch")

            def check() -> None:
                seats = self.traffic.view["seats"]
                assert any(seat["commitment"] for seat in seats), "the page commits for a rematch"

            eventually(self.page, check)

    def finish(self) -> list[str]:
        """Play to the end; return Ana's moves."""
        done: list[str] = []
        rng = Random(1)
        with self.ben() as ben:
            while ben.view["playing"]:
                version = ben.view["version"]
                if ben.can_act:
                    ben.move(rng)
                else:
                    done.append(act(self.page))
                    ben.wait_until(lambda: ben.view["version"] > version)  # noqa: B023 - called at once
        expect(self.page.get_by_text(CHECKED)).to_be_visible()
        return done

    def shown(self) -> list[str]:
        """Return the visible texts."""
        if self.traffic.view["playing"]:
            elements = self.page.locator("h1, ol.pieces, ol.fields, ul.players, .controls button")
            elements.first.wait_for()
            return [" ".join(text.split()) for text in elements.all_inner_texts()]
        expect(self.page.get_by_text(CHECKED)).to_be_visible()
        return self.page.locator("main").inner_text().splitlines()

    def settled(self) -> list[str]:
        """Return the visible texts once they no longer change."""
        seen = [self.shown()]

        def check() -> None:
            self.page.wait_for_timeout(100)
            seen.append(self.shown())
            assert seen[-1] == seen[-2]

        eventually(self.page, check)
        return seen[-1]

    def check_unchanged(self, view: Message, shown: list[str]) -> None:
        """Check that neither the page nor the game has changed."""

        def check() -> None:
            assert self.shown() == shown

        eventually(self.page, check)
        assert self.traffic.view == view

    def make_move(self, phase: str) -> None:
        """Make the next move."""
        version = self.traffic.view["version"]
        if phase == "end":
            self.page.get_by_role("button", name="Play again").click()
            expect(board(self.page)).to_be_visible()
            # The beginning, and what the players add to the dice, which takes a moment.
            assert self.traffic.view["version"] > version
            assert (self.traffic.view["playing"], len(self.traffic.view["games"])) == (True, 1)
            return
        if phase == "opponent's turn":
            with self.ben() as ben:
                ben.move(Random(1))
            expect(self.page.get_by_text("Ben rolls").first).to_be_attached()
        else:
            done = act(self.page)
            text = "Ana rolls" if done == "roll" else "Ana places"
            expect(self.page.get_by_text(text).first).to_be_attached()
        assert self.traffic.view["version"] == version + 1


@pytest.mark.parametrize("phase", PHASES)
def test_reload(users: BrowserUsers, phase: str) -> None:
    table = Table(users)
    table.play_to(phase)
    shown, before = table.settled(), table.traffic.view
    table.page.reload()
    table.check_unchanged(before, shown)
    table.make_move(phase)


@pytest.mark.parametrize("phase", PHASES)
def test_server_restart(isolated_users: BrowserUsers, phase: str) -> None:
    table = Table(isolated_users)
    table.play_to(phase)
    shown, before = table.settled(), table.traffic.view
    isolated_users.server.kill()
    notice = table.page.get_by_text(INTERRUPTED)
    expect(notice).to_be_visible()
    isolated_users.server.start()
    expect(notice).to_have_count(0)
    table.check_unchanged(before, shown)
    table.make_move(phase)


def test_connection_lost_before_every_move(users: BrowserUsers) -> None:
    users.expected += CONNECTION_LOST
    with proxied(users.server) as network:
        table = Table(users, network.port)
        rng, done = Random(2), list[str]()
        with table.ben() as ben:
            while ben.view["playing"]:
                network.cut()
                version = ben.view["version"]
                if ben.can_act:
                    ben.move(rng)
                else:
                    done.append(act(table.page))
                    ben.wait_until(lambda: ben.view["version"] > version)  # noqa: B023 - called at once
            game = ben.view["game"]["id"]
        record = users.server.request("GET", f"/api/games/{game}.json").json()
        expect(table.page.get_by_text(CHECKED)).to_be_visible()
    rolls = [token for token in record["moves"] if token[0] in "Aa"]
    assert len(rolls) == done.count("roll") > 0


def test_half_open_connection_is_detected(users: BrowserUsers) -> None:
    users.expected += CONNECTION_LOST
    with proxied(users.server) as network:
        host, tokens = open_table(users.server, ["Ana"], 1, finish=99)
        host.close()
        page = users.open(None, token=tokens[0], port=network.port)
        page.clock.install()
        page.goto(f"/r/{host.room}")
        wait_for_turn(page)
        network.stall()
        page.clock.run_for(20_000)  # the page sends a ping
        page.clock.run_for(6_500)  # and its timeout passes
        roll(page)
        highlighted_fields(page).first.wait_for()


def test_move_with_a_lost_response_is_made_once(users: BrowserUsers) -> None:
    host, tokens = open_table(users.server, ["Ana"], 1, finish=99)
    page = users.open(None, token=tokens[0])
    keys: list[str] = []
    drop_next = [False]

    def intercept(client: WebSocketRoute) -> None:
        server = client.connect_to_server()

        def up(text: str | bytes) -> None:
            message = json.loads(text)
            keys.extend([message["key"]] if message["type"] == "do" else [])
            server.send(text)

        def down(text: str | bytes) -> None:
            if drop_next[0]:
                drop_next[0] = False
                client.close(code=3000)  # after the server has received the move
            else:
                client.send(text)

        client.on_message(up)
        server.on_message(down)

    page.route_web_socket("**/ws/*", intercept)
    page.goto(f"/r/{host.room}")
    wait_for_turn(page)
    version = host.view["version"]
    drop_next[0] = True
    roll(page)
    highlighted_fields(page).first.wait_for()
    assert len(keys) == 2
    assert keys[0] == keys[1]
    with host:
        host.wait_until(lambda: host.view["version"] > version)
        assert host.view["version"] == version + 1
        assert host.view["game"]["rolls"] == 1
