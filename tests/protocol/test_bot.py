"""`rapido bot`: an engine on a seat of a real server."""

import asyncio
import signal
import sys
from pathlib import Path

import pytest

from rapido.record import read_record
from tests.faults.client import Tab, run
from tests.faults.server import UNLIMITED, Server
from tests.web.tables import is_genuine, play

BOT = [sys.executable, "-m", "rapido", "bot"]


class Bot:
    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    async def start(cls, server: Server, room: str, *options: str) -> "Bot":
        arguments = [*BOT, "--join", f"{server.address}/r/{room}", *options]
        pipe = asyncio.subprocess.PIPE
        return cls(await asyncio.create_subprocess_exec(*arguments, stdout=pipe, stderr=pipe))

    async def wait(self) -> tuple[int | None, str, str]:
        out, error = await self.process.communicate()
        assert b"Traceback" not in error, error.decode()
        return self.process.returncode, out.decode(), error.decode()


async def wait_for_seats(tab: Tab, *seats: int) -> None:
    """Wait until people have taken these seats."""
    while not all(tab.view["seats"][seat]["kind"] == "person" for seat in seats):
        await tab.receive()


async def wait_for_end(tab: Tab) -> str:
    while tab.view["playing"]:
        await tab.receive()
    return str(tab.view["games"][-1])


def check_record(server: Server, game: str, names: list[str]) -> None:
    record = read_record(
        server.request("GET", f"/api/games/{game}.rapido").body.decode()
    ).complete_record()
    assert [player.name for player in record.players] == names
    assert is_genuine(record)


def test_bot_plays_two_games_against_a_computer_player(server: Server) -> None:
    async def game() -> None:
        host = server.new_guest()
        room = server.new_room(host, 2)
        tab = await Tab.open(server.port, room, host)
        await tab.do("configure", finish=12)
        await tab.do("setseat", seat=0, kind="computer", bot="uniform")
        bot = await Bot.start(server, room, "--name", "Robo")
        await wait_for_seats(tab, 1)
        for names in (["Player A", "Robo"], ["Robo", "Player B"]):
            await tab.do("begin")
            check_record(server, await wait_for_end(tab), names)
        await tab.do("leave")  # the bot becomes host of an empty room and leaves as well
        status, out, error = await bot.wait()
        assert (status, error) == (0, "")
        assert out.startswith("Playing on seat 2.\n")
        assert out.count("wins.\n") == 2

    run(game())


def test_bot_leaves_after_its_games(server: Server) -> None:
    async def games() -> None:
        host = server.new_guest()
        room = server.new_room(host, 2)
        tab = await Tab.open(server.port, room, host)
        await tab.do("configure", finish=3)
        await tab.do("setseat", seat=0, kind="computer", bot="uniform")
        stays = await Bot.start(server, room)
        await wait_for_seats(tab, 1)
        await tab.do("begin")
        await wait_for_end(tab)
        await tab.do("stand", seat=1)
        await stays.wait()
        bot = await Bot.start(server, room, "--games", "2")
        await wait_for_seats(tab, 1)
        for _ in range(2):  # those before it came do not count
            assert tab.view["seats"][1]["kind"] == "person"
            await tab.do("begin")
            await wait_for_end(tab)
        status, out, error = await bot.wait()
        assert (status, error) == (0, "")
        assert out.endswith("Left the room.\n")
        assert out.count("wins.\n") == 2

    run(games())


def test_two_bots_play_each_other_until_the_room_is_closed(server: Server, tmp_path: Path) -> None:
    engine = tmp_path / "engine.py"
    engine.write_text("from rapido.cli import main\nmain(['engine'])\n")

    async def game() -> None:
        host = server.new_guest()
        room = server.new_room(host, 2)
        tab = await Tab.open(server.port, room, host)
        ours = await Bot.start(server, room, "--seat", "2", "--name", "Ours")
        await wait_for_seats(tab, 1)
        command = ["--bot", "uniform", "--", sys.executable, str(engine)]
        theirs = await Bot.start(server, room, "--name", "Theirs", *command)
        await wait_for_seats(tab, 0)
        await tab.do("begin")
        check_record(server, await wait_for_end(tab), ["Theirs", "Ours"])
        await tab.do("stand", seat=0)
        assert await theirs.wait() == (0, THEIRS.format(winner=winner(tab)), "")
        await tab.do("leave")
        status, out, _ = await ours.wait()
        assert status == 0
        assert "left the room" in out

    run(game())


THEIRS = "Playing on seat 1.\nSeat {winner} wins.\nThe host has freed the seat.\n"


def winner(tab: Tab) -> int:
    game = tab.view["game"]
    return game["order"][game["winner"]] + 1


def test_bot_reconnects_after_a_server_crash(tmp_path: Path) -> None:
    server = Server(tmp_path, UNLIMITED)
    server.start()

    async def game() -> None:
        host = server.new_guest()
        room = server.new_room(host, 2)
        tab = await Tab.open(server.port, room, host)
        await tab.do("sit", seat=0)
        bot = await Bot.start(server, room)
        await wait_for_seats(tab, 1)
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
        assert (await bot.wait())[0] == 0

    try:
        run(game())
    finally:
        server.close()


@pytest.mark.parametrize("sent_signal", [signal.SIGINT, signal.SIGTERM])
def test_stopped_bot_leaves_the_room(server: Server, sent_signal: signal.Signals) -> None:
    async def lobby() -> None:
        host = server.new_guest()
        room = server.new_room(host, 2)
        tab = await Tab.open(server.port, room, host)
        bot = await Bot.start(server, room)
        assert bot.process.stdout is not None
        assert await bot.process.stdout.readline() == b"Playing on seat 1.\n"
        bot.process.send_signal(sent_signal)
        assert await bot.wait() == (0, "Left the room.\n", "")
        while tab.view["seats"][0]["kind"] != "open":
            await tab.receive()

    run(lobby())


ENGINES = {
    "print('what?')": "The engine gave an invalid answer to load: JSON is malformed",
    "raise SystemExit": "The engine has exited.",
    "import time; time.sleep(600)": "The engine has not answered within 1 seconds.",
    'print(\'{"ok": false, "error": 3}\')': "The engine refused load: 3",
    '[print(\'{"ok": true, "action": {"do": "place", "field": 9}}\') for _ in \'ab\']': (
        "The engine chose an illegal action"
    ),
    "[print('{\"ok\": true}') for _ in 'ab']": (
        "The engine gave an invalid answer to choose: Object missing"
    ),
}


@pytest.mark.parametrize("program", ENGINES)
def test_engine_errors_are_reported(server: Server, program: str) -> None:
    async def game() -> None:
        host = server.new_guest()
        room = server.new_room(host, 2)
        tab = await Tab.open(server.port, room, host)
        await tab.do("setseat", seat=1, kind="computer", bot="uniform")
        engine = ["--", sys.executable, "-uc", f"{program}\ninput()\ninput()"]
        seconds = "1" if "sleep" in program else "60"
        bot = await Bot.start(server, room, "--seconds", seconds, *engine)
        await wait_for_seats(tab, 0)
        await tab.do("begin")
        status, _, error = await bot.wait()
        assert status == 1
        assert ENGINES[program] in error
        while not tab.view["seats"][0]["away"]:
            await tab.receive()

    run(game())


def test_engine_is_not_waited_for_while_its_child_runs(server: Server, tmp_path: Path) -> None:
    engine = tmp_path / "engine"
    engine.write_text("#!/bin/sh\nwhile read line; do sleep 600; done\n")
    engine.chmod(0o755)

    async def game() -> None:
        host = server.new_guest()
        room = server.new_room(host, 2)
        tab = await Tab.open(server.port, room, host)
        await tab.do("setseat", seat=1, kind="computer", bot="uniform")
        bot = await Bot.start(server, room, "--seconds", "1", "--", str(engine))
        await wait_for_seats(tab, 0)
        await tab.do("begin")
        assert await bot.wait() == (
            1,
            "Playing on seat 1.\n",
            "The engine has not answered within 1 seconds.\n",
        )

    run(game())


async def error_of(*arguments: str, expected_status: int = 1) -> str:
    pipe = asyncio.subprocess.PIPE
    bot = Bot(await asyncio.create_subprocess_exec(*BOT, *arguments, stdout=pipe, stderr=pipe))
    status, out, error = await bot.wait()
    assert (status, out, error.count("\n")) == (expected_status, "", 1)
    return error


@pytest.mark.parametrize(
    ("link", "status", "message"),
    [
        ("example", 2, "A link to a room looks like http://HOST/r/ROOM, not like example"),
        ("http://127.0.0.1/g/abc", 2, "A link to a room looks like"),
        ("http://127.0.0.1:1/r/abc", 1, "http://127.0.0.1:1 cannot be reached: "),
        ("{server}/r/nonsense", 1, "There is no such room, or it is not open to others."),
        ("{server}/static/../r/x", 2, "A link to a room looks like"),
    ],
)
def test_invalid_links_are_reported(server: Server, link: str, status: int, message: str) -> None:
    link = link.format(server=server.address)
    error = run(error_of("--join", link, expected_status=status))
    assert error.startswith(message)


def test_unavailable_seats_are_reported(server: Server) -> None:
    async def room_with_one_seat() -> None:
        host = server.new_guest()
        room = server.new_room(host, 2)
        link = f"{server.address}/r/{room}"
        tab = await Tab.open(server.port, room, host)
        await tab.do("setseat", seat=0, kind="computer", bot="uniform")
        assert await error_of("--join", link, "--seat", "1") == "Seat 1 is not free.\n"
        assert await error_of("--join", link, "--seat", "6") == "Seat 6 is not free.\n"
        assert "control or invisible characters" in await error_of(
            "--join", link, "--name", "a\u202eb"
        )
        await tab.do("sit", seat=1, name="Ana")
        assert await error_of("--join", link) == "No seat is free.\n"
        await tab.do("begin")
        assert "a game is going on" in await error_of("--join", link)

    run(room_with_one_seat())
