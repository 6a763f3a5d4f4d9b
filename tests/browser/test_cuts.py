"""Reloads and cuts in every phase of a game: the same seat and game, nothing lost or twice."""

# ruff: noqa: RUF001 - the page writes apostrophes as books do

import json
from random import Random

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.guests import Guest, set_table
from tests.browser.lines import lines_to
from tests.browser.table import act, board, eventually, lit, roll, wait_for_turn
from tests.browser.visitors import LINE_CUT, Message, Visitors

PHASES = ["before the roll", "after the roll", "the turn of another", "the end"]
LOST = "The connection is interrupted"
CHECKED = "Nobody has cheated"


class Table:
    """Ana with a browser, Ben without one."""

    def __init__(self, visitors: Visitors, port: int = 0) -> None:
        host, tokens = set_table(visitors.server, ["Ana", "Ben"], others=1, finish=4)
        host.go()
        self.page = visitors.come(f"/r/{host.room}", token=tokens[0], port=port)
        self.ear = visitors.ear(self.page)
        self.ben = lambda: Guest(visitors.server, host.room, tokens[1])
        expect(board(self.page)).to_be_visible()

    def go_to(self, phase: str) -> None:
        """Play until the game is there."""
        if phase == "after the roll":
            roll(self.page)
            lit(self.page).first.wait_for()
        elif phase == "the turn of another":
            act(self.page)
            act(self.page)
            expect(self.page.get_by_role("heading", name="Ben’s turn")).to_be_visible()
        elif phase == "the end":
            self.finish()

    def finish(self) -> list[str]:
        """Play to the end, and return what Ana did."""
        done: list[str] = []
        rng = Random(1)
        with self.ben() as ben:
            while ben.view["playing"]:
                version = ben.view["version"]
                if ben.acts:
                    ben.move(rng)
                else:
                    done.append(act(self.page))
                    ben.until(lambda: ben.view["version"] > version)  # noqa: B023 - at once
        expect(self.page.get_by_text(CHECKED)).to_be_visible()
        return done

    def shown(self) -> list[str]:
        """Return what the page shows, as a screen reader finds it."""
        if self.ear.view["playing"]:
            wanted = self.page.locator("h1, ol.pieces, ol.fields, ul.players, .controls button")
            wanted.first.wait_for()
            return [" ".join(text.split()) for text in wanted.all_inner_texts()]
        expect(self.page.get_by_text(CHECKED)).to_be_visible()
        return self.page.locator("main").inner_text().splitlines()

    def settled(self) -> list[str]:
        """Return what the page shows when it does not change any more."""
        seen = [self.shown()]

        def check() -> None:
            self.page.wait_for_timeout(100)
            seen.append(self.shown())
            assert seen[-1] == seen[-2]

        eventually(self.page, check)
        return seen[-1]

    def check_the_same(self, view: Message, shown: list[str]) -> None:
        """Nothing has changed, here or there."""

        def check() -> None:
            assert self.shown() == shown

        eventually(self.page, check)
        assert self.ear.view == view

    def go_on(self, phase: str) -> None:
        """Go on where the game was."""
        version = self.ear.view["version"]
        if phase == "the end":
            self.page.get_by_role("button", name="Play again").click()
            expect(board(self.page)).to_be_visible()
        elif phase == "the turn of another":
            with self.ben() as ben:
                ben.move(Random(1))
            expect(self.page.get_by_text("Ben rolls").first).to_be_attached()
        else:
            done = act(self.page)
            told = "Ana rolls" if done == "roll" else "Ana places"
            expect(self.page.get_by_text(told).first).to_be_attached()
        assert self.ear.view["version"] == version + 1


@pytest.mark.parametrize("phase", PHASES)
def test_a_reload_changes_nothing(visitors: Visitors, phase: str) -> None:
    table = Table(visitors)
    table.go_to(phase)
    before, shown = table.ear.view, table.settled()
    table.page.reload()
    table.check_the_same(before, shown)
    table.go_on(phase)


@pytest.mark.parametrize("phase", PHASES)
def test_a_server_that_dies_and_comes_back_changes_nothing(
    own_visitors: Visitors, phase: str
) -> None:
    table = Table(own_visitors)
    table.go_to(phase)
    before, shown = table.ear.view, table.settled()
    own_visitors.server.kill()
    notice = table.page.get_by_text(LOST)
    expect(notice).to_be_visible()
    own_visitors.server.start()
    expect(notice).to_have_count(0)
    table.check_the_same(before, shown)
    table.go_on(phase)


def test_a_game_on_a_line_that_breaks_before_every_move(visitors: Visitors) -> None:
    visitors.expected += LINE_CUT
    with lines_to(visitors.server) as lines:
        table = Table(visitors, lines.port)
        rng, done = Random(2), list[str]()
        with table.ben() as ben:
            while ben.view["playing"]:
                lines.cut()
                version = ben.view["version"]
                if ben.acts:
                    ben.move(rng)
                else:
                    done.append(act(table.page))
                    ben.until(lambda: ben.view["version"] > version)  # noqa: B023 - at once
            game = ben.view["game"]["id"]
        record = visitors.server.request("GET", f"/api/games/{game}.json").json()
        expect(table.page.get_by_text(CHECKED)).to_be_visible()
    rolls = [token for token in record["moves"] if token[0] in "Aa"]
    assert len(rolls) == done.count("roll") > 0


def test_a_line_that_dies_without_a_word_is_found_out(visitors: Visitors) -> None:
    visitors.expected += LINE_CUT
    with lines_to(visitors.server) as lines:
        host, tokens = set_table(visitors.server, ["Ana"], 1, finish=99)
        host.go()
        page = visitors.come(None, token=tokens[0], port=lines.port)
        page.clock.install()
        page.goto(f"/r/{host.room}")
        wait_for_turn(page)
        lines.hush()
        page.clock.run_for(20_000)  # when it asks whether anybody is there
        page.clock.run_for(6_500)  # and this long it waits
        roll(page)
        lit(page).first.wait_for()


def test_a_move_whose_answer_is_lost_is_made_once(visitors: Visitors) -> None:
    host, tokens = set_table(visitors.server, ["Ana"], 1, finish=99)
    page = visitors.come(None, token=tokens[0])
    keys: list[str] = []
    deaf = [False]

    def between(near: WebSocketRoute) -> None:
        far = near.connect_to_server()

        def up(text: str | bytes) -> None:
            message = json.loads(text)
            keys.extend([message["key"]] if message["type"] == "do" else [])
            far.send(text)

        def down(text: str | bytes) -> None:
            if deaf[0]:
                deaf[0] = False
                near.close(code=3000)  # the server has heard; the page does not hear that
            else:
                near.send(text)

        near.on_message(up)
        far.on_message(down)

    page.route_web_socket("**/ws/*", between)
    page.goto(f"/r/{host.room}")
    wait_for_turn(page)
    version = host.view["version"]
    deaf[0] = True
    roll(page)
    lit(page).first.wait_for()
    assert len(keys) == 2
    assert keys[0] == keys[1]
    with host:
        host.until(lambda: host.view["version"] > version)
        assert host.view["version"] == version + 1
        assert host.view["game"]["rolls"] == 1
