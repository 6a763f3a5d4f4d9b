"""`rapido bot` against links and servers that are not what they should be."""

import asyncio
import socket
import sys
from pathlib import Path
from threading import Thread
from unittest.mock import Mock

import msgspec
import pytest

from rapido.cli import main
from rapido.cli.room_bot.client import BotClient
from rapido.cli.room_bot.link import BotError, RoomLink
from rapido.engine_protocol.client import EngineClient
from rapido.locales import catalog
from rapido.workers import WorkerCommand
from tests.foreign_text.hostile import acting

LINKS = (
    *("", "example", "http://[::1/r/ABC", "http://]/r/ABC", "ftp://host/r/ABC", "http:///r/ABC"),
    *("http://user:pass@host/r/ABC", "http://host/r/", "http://host/r/A B", "http://host:x/r/A"),
    *("http://host\x1b[2J/r/ABC", "http://host/r/AB\u202eC", "http://host\n/r/ABC"),
)


@pytest.mark.parametrize("link", LINKS)
def test_wrong_links_are_refused(link: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", "--join", link]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("A link to a room looks like http://HOST/r/ROOM, not like ")
    assert err.count("\n") == 1
    assert not acting(err)


@pytest.mark.parametrize(
    "link", ["http://h/r/ABC", "https://a.b:80/r/x_-1/", "http://[::1]:80/r/A", "http://h/r/A?x#y"]
)
def test_links_are_read(link: str) -> None:
    assert RoomLink.parse(link).origin == link.partition("/r/")[0]


@pytest.mark.parametrize(
    "answer",
    [
        b"\x1b[2J garbage\r\n\r\n",
        b"HTTP/1.1 999999 \x1b[2J\r\n\r\n",
        b"HTTP/1.1 200 OK\r\n" + b"a: b\r\n" * 500 + b"\r\n",
        b"HTTP/1.1 200 OK\r\nset-cookie: \x1b[2J\r\ncontent-length: 0\r\n\r\n",
        b"",
    ],
)
def test_other_servers_are_reported(answer: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        thread = Thread(target=lambda: respond(server, answer))
        thread.start()
        status = main(["bot", "--join", f"http://127.0.0.1:{server.getsockname()[1]}/r/ABC"])
        thread.join()
    err = capsys.readouterr().err
    assert status == 1
    assert err.startswith("http://127.0.0.1:")
    assert err.count("\n") == 1
    assert not acting(err)


def respond(server: socket.socket, answer: bytes) -> None:
    connection, _ = server.accept()
    with connection:
        connection.recv(10_000)
        connection.sendall(answer)


class Messages:
    """A connection that delivers one message."""

    def __init__(self, message: str) -> None:
        self._message = message

    async def recv(self) -> str:
        return self._message


@pytest.mark.parametrize(
    "message", ["\x1b[2J", "[" * 5000, '{"type": "welcome"}', '{"type": "\x1b[2J"}', "null"]
)
def test_messages_of_another_protocol_end_the_bot(message: str) -> None:
    receive = vars(BotClient)["_receive"]  # private, but it needs no server
    with pytest.raises(BotError, match="The server speaks another protocol"):
        asyncio.run(receive(client(), Messages(message)))


def test_impossible_position_ends_the_bot() -> None:
    choose = vars(BotClient)["_choose"]
    game = msgspec.defstruct("Game", [("position", str)])("\x1b[2J")
    with pytest.raises(BotError, match="The server shows an impossible position"):
        asyncio.run(choose(client(), game, 1))


def client() -> BotClient:
    engine = EngineClient(WorkerCommand(["no-such-program"]), 1.0)
    return BotClient(RoomLink("http://host", "ABC"), engine, "uniform", "", None, say=catalog("en"))


@pytest.mark.parametrize("port", ["0", "65536", "99999", "9" * 5000])
def test_impossible_ports_are_refused(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", "--join", f"http://127.0.0.1:{port}/r/ABC"]) == 2
    assert "a port is a number from 1 to 65535" in capsys.readouterr().err


def test_a_missing_engine_is_reported_before_connecting(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(RoomLink, "new_token", Mock(side_effect=AssertionError))
    no_program = tmp_path / "notes"
    no_program.write_text("")
    join = ("bot", "--join", "http://127.0.0.1:1/r/ABC", "--language", "en", "--")
    assert main([*join, str(tmp_path / "none")]) == 2
    assert "/none cannot be started: there’s no such file" in capsys.readouterr().err
    assert main([*join, str(no_program)]) == 2
    assert capsys.readouterr().err.endswith("/notes cannot be started: access denied.\n")


def test_an_unknown_player_is_reported_before_connecting(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    connect = Mock(side_effect=BotError("room-bot-no-room"))
    monkeypatch.setattr(RoomLink, "new_token", connect)
    join = ("bot", "--join", "http://127.0.0.1:1/r/ABC", "--language", "en", "--bot", "heuristc")
    assert main(join) == 2
    assert capsys.readouterr().err.endswith(" Did you mean heuristic?\n")
    assert not connect.called
    # Another engine has players of its own.
    assert main([*join, "--", sys.executable]) == 1
    assert connect.called
