"""`rapido bot`: an engine on a seat of a real server."""

import asyncio
import signal
import sys
from pathlib import Path

import pytest

from rapido.record import read_record
from tests.faults.client import Tab, run
from tests.faults.server import UNLIMITED, Server
from tests.web.tables import genuine, play

BOT = [sys.executable, "-m", "rapido", "bot"]


class Bot:
    """A bot in a process of its own."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    async def start(cls, server: Server, room: str, *options: str) -> "Bot":
        words = [*BOT, "--join", f"{server.address}/r/{room}", *options]
        pipe = asyncio.subprocess.PIPE
        return cls(await asyncio.create_subprocess_exec(*words, stdout=pipe, stderr=pipe))

    async def end(self) -> tuple[int | None, str, str]:
        out, complaint = await self.process.communicate()
        assert b"Traceback" not in complaint, complaint.decode()
        return self.process.returncode, out.decode(), complaint.decode()


async def seated(tab: Tab, *seats: int) -> None:
    """Wait until persons sit on these seats."""
    while not all(tab.view["seats"][seat]["kind"] == "person" for seat in seats):
        await tab.receive()


async def to_the_end(tab: Tab) -> str:
    while tab.view["playing"]:
        await tab.receive()
    return str(tab.view["games"][-1])


def check_record(server: Server, game: str, names: list[str]) -> None:
    record = read_record(server.request("GET", f"/api/games/{game}.rapido").body.decode()).whole()
    assert [player.name for player in record.players] == names
    assert genuine(record)


def test_a_bot_plays_a_whole_game_against_a_computer_player_and_once_more(server: Server) -> None:
    async def game() -> None:
        host = server.new_guest()
        room = server.new_room(host, 2)
        tab = await Tab.open(server.port, room, host)
        await tab.do("configure", finish=12)
        await tab.do("setseat", seat=0, kind="computer", bot="uniform")
        bot = await Bot.start(server, room, "--name", "Robo")
        await seated(tab, 1)
        for names in (["Player A", "Robo"], ["Robo", "Player B"]):
            await tab.do("begin")
            check_record(server, await to_the_end(tab), names)
        await tab.do("leave")  # the bot is the host of an empty room, and goes as well
        status, out, complaint = await bot.end()
        assert (status, complaint) == (0, "")
        assert out.startswith("Playing on seat 2.\n")
        assert out.count("wins.\n") == 2

    run(game())


def test_two_bots_play_each_other_and_end_with_the_room(server: Server, tmp_path: Path) -> None:
    engine = tmp_path / "engine.py"
    engine.write_text("from rapido.cli import main\nmain(['engine'])\n")

    async def game() -> None:
        host = server.new_guest()
        room = server.new_room(host, 2)
        tab = await Tab.open(server.port, room, host)
        ours = await Bot.start(server, room, "--seat", "2", "--name", "Ours")
        await seated(tab, 1)
        command = ["--bot", "uniform", "--", sys.executable, str(engine)]
        theirs = await Bot.start(server, room, "--name", "Theirs", *command)
        await seated(tab, 0)
        await tab.do("begin")
        check_record(server, await to_the_end(tab), ["Theirs", "Ours"])
        await tab.do("stand", seat=0)
        assert await theirs.end() == (0, THEIRS.format(winner=winner(tab)), "")
        await tab.do("leave")
        status, out, _ = await ours.end()
        assert status == 0
        assert "left the room" in out

    run(game())


THEIRS = "Playing on seat 1.\nSeat {winner} wins.\nThe host has freed the seat.\n"


def winner(tab: Tab) -> int:
    game = tab.view["game"]
    return game["order"][game["winner"]] + 1


def test_a_bot_comes_back_after_the_server_has_died(tmp_path: Path) -> None:
    server = Server(tmp_path, UNLIMITED)
    server.start()

    async def game() -> None:
        host = server.new_guest()
        room = server.new_room(host, 2)
        tab = await Tab.open(server.port, room, host)
        await tab.do("sit", seat=0)
        bot = await Bot.start(server, room)
        await seated(tab, 1)
        await tab.do("begin")
        await play({0: tab}, 3)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        tab = await Tab.open(server.port, room, host)
        here = tab.welcome["present"]
        while tab.view["seats"][1]["guest"] not in here:
            here = (await tab.wait_for("present"))["guests"]
        await play({0: tab})
        assert not tab.view["playing"]
        assert tab.view["seats"][1]["away"] is False
        bot.process.send_signal(signal.SIGINT)
        assert (await bot.end())[0] == 0

    try:
        run(game())
    finally:
        server.close()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_bot_that_is_stopped_leaves(server: Server, how: signal.Signals) -> None:
    async def lobby() -> None:
        host = server.new_guest()
        room = server.new_room(host, 2)
        tab = await Tab.open(server.port, room, host)
        bot = await Bot.start(server, room)
        assert bot.process.stdout is not None
        assert await bot.process.stdout.readline() == b"Playing on seat 1.\n"
        bot.process.send_signal(how)
        assert await bot.end() == (0, "Left the room.\n", "")
        while tab.view["seats"][0]["kind"] != "open":
            await tab.receive()

    run(lobby())


ENGINES = {
    "print('what?')": "The engine has not answered load correctly: JSON is malformed",
    "raise SystemExit": "The engine has ended.",
    "import time; time.sleep(600)": "The engine has not answered within 1 seconds.",
    'print(\'{"ok": false, "error": 3}\')': "The engine refuses load: 3",
    '[print(\'{"ok": true, "action": {"do": "place", "field": 9}}\') for _ in \'ab\']': (
        "The engine has chosen what is not possible now"
    ),
    "[print('{\"ok\": true}') for _ in 'ab']": (
        "The engine has not answered choose correctly: Object missing"
    ),
}


@pytest.mark.parametrize("program", ENGINES)
def test_an_engine_that_fails_is_told_in_one_sentence(server: Server, program: str) -> None:
    async def game() -> None:
        host = server.new_guest()
        room = server.new_room(host, 2)
        tab = await Tab.open(server.port, room, host)
        await tab.do("setseat", seat=1, kind="computer", bot="uniform")
        engine = ["--", sys.executable, "-uc", f"{program}\ninput()\ninput()"]
        seconds = "1" if "sleep" in program else "60"
        bot = await Bot.start(server, room, "--seconds", seconds, *engine)
        await seated(tab, 0)
        await tab.do("begin")
        status, _, complaint = await bot.end()
        assert status == 1
        assert ENGINES[program] in complaint
        while not tab.view["seats"][0]["away"]:
            await tab.receive()

    run(game())


async def fails(*words: str) -> str:
    pipe = asyncio.subprocess.PIPE
    bot = Bot(await asyncio.create_subprocess_exec(*BOT, *words, stdout=pipe, stderr=pipe))
    status, out, complaint = await bot.end()
    assert (status, out, complaint.count("\n")) == (1, "", 1)
    return complaint


@pytest.mark.parametrize(
    ("link", "sentence"),
    [
        ("example", "A link to a room looks like http://HOST/r/ROOM, not like example"),
        ("http://127.0.0.1/g/abc", "A link to a room looks like"),
        ("http://127.0.0.1:1/r/abc", "http://127.0.0.1:1 cannot be reached: "),
        ("{server}/r/nonsense", "There is no such room, or it is not open to others."),
        ("{server}/static/../r/x", "A link to a room looks like"),
    ],
)
def test_a_wrong_link_is_told_in_one_sentence(server: Server, link: str, sentence: str) -> None:
    complaint = run(fails("--join", link.format(server=server.address)))
    assert complaint.startswith(sentence)


def test_a_seat_that_is_not_free_is_told_in_one_sentence(server: Server) -> None:
    async def room_with_one_seat() -> None:
        host = server.new_guest()
        room = server.new_room(host, 2)
        link = f"{server.address}/r/{room}"
        tab = await Tab.open(server.port, room, host)
        await tab.do("setseat", seat=0, kind="computer", bot="uniform")
        assert await fails("--join", link, "--seat", "1") == "Seat 1 is not free.\n"
        assert await fails("--join", link, "--seat", "7") == "Seat 7 is not free.\n"
        assert "control characters" in await fails("--join", link, "--name", "a\u202eb")
        await tab.do("sit", seat=1, name="Ana")
        assert await fails("--join", link) == "No seat is free.\n"
        await tab.do("begin")
        assert "a game is going on" in await fails("--join", link)

    run(room_with_one_seat())
