"""Files written by version 0.1.0 open unchanged: databases, records, tables, checkpoints, weights.

`files/` was written once by that version and is never regenerated. Everything is read through
stable interfaces: the command line, HTTP, WebSocket and the engine protocol.
"""

import json
import lzma
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rapido.engine import Session
from tests.cli.run import Shell
from tests.faults.client import Tab, run
from tests.faults.server import UNLIMITED, Server

FILES = Path(__file__).parent / "files"
ROOMS: dict[str, Any] = json.loads((FILES / "server" / "expected.json").read_text("utf-8"))
GAMES = {name: game for room in ROOMS.values() for name, game in room["games"].items()}
TOKENS = {"Ana": "ana-token-000000000000", "Cleo": "cleo-token-00000000000"}
NO_BOT_MOVES = dict.fromkeys(["bot_delay", "bot_delay_quick", "bot_delay_calm"], 60.0)
"""keeps computer players from moving before the room is compared"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"), UNLIMITED | NO_BOT_MOVES)
    server.data.mkdir()
    shutil.copy(FILES / "server" / "rapido.sqlite", server.file)
    server.start()
    try:
        yield server
        server.stop()
    finally:
        server.close()


@pytest.mark.parametrize("room", ROOMS)
def test_room_of_an_old_database(server: Server, room: str) -> None:
    async def view() -> Any:
        return (await Tab.open(server.port, room, TOKENS["Cleo"])).view

    found = run(view())
    score = found.pop("score")
    assert found == with_new_members(ROOMS[room]["view"])
    documents = [game["json"] for game in ROOMS[room]["games"].values()]
    winners = [
        document["players"]["ABCDEF".index(document["result"][0])]["name"]
        for document in documents
        if document["result"] != "unfinished"
    ]
    named = {each["name"]: each["total"] for each in score["standings"] if each["name"]}
    assert named == {name: winners.count(name) for name in named}
    assert sum(each["total"] for each in score["standings"]) == len(winners)


def with_new_members(view: Any) -> Any:
    """Add what later versions show: no commitments, no hosts who were gone, no proposals."""
    view = {**view, "former_hosts": [], "rematch": []}
    seats = [{**seat, "commitment": ""} for seat in view["seats"]]
    later = {"series": "none", "series_games": 3, "latecomers": True}
    view = {**view, "settings": view["settings"] | later, "former_hosts": [], "rematch": []}
    if view["game"] is None:
        return {**view, "seats": seats}
    players = len(view["game"]["order"])
    new = {"commitments": [""] * players, "revealed": [False] * players, "ready": True}
    return {**view, "seats": seats, "game": {**view["game"], **new}}


@pytest.mark.parametrize("game", GAMES)
def test_record_of_an_old_game(server: Server, game: str) -> None:
    """Words are shown once the game has ended; when it was played is told since then."""
    text, document = GAMES[game]["text"], GAMES[game]["json"]
    if not document["secret"]:
        text = re.sub("Word [A-F]: .*\n", "", text)
        document["players"] = [{**player, "word": ""} for player in document["players"]]
    found = server.request("GET", f"/api/games/{game}.rapido", token=TOKENS["Cleo"])
    assert re.sub("(?:Date|Started|Ended|StandIn[A-F]): .*\n", "", found.body.decode()) == text
    found = server.request("GET", f"/api/games/{game}.json", token=TOKENS["Cleo"]).json()
    times = found["tags"]
    assert found | {"tags": {}} == document
    assert times["Started"][:10] == times["Date"]
    assert ("Ended" in times) == bool(document["secret"])


def test_running_game_continues_and_verifies(server: Server, tmp_path: Path) -> None:
    [room] = [name for name, room in ROOMS.items() if room["view"]["playing"]]
    game = ROOMS[room]["view"]["game"]["id"]

    async def abandon() -> None:
        tab = await Tab.open(server.port, room, TOKENS["Cleo"])
        await tab.do("abandon")

    run(abandon())
    file = tmp_path / "game.rapido"
    file.write_bytes(server.request("GET", f"/api/games/{game}.rapido").body)
    assert Shell(tmp_path).run("verify", file).returncode == 0


@pytest.mark.parametrize(
    "game", [name for name, game in GAMES.items() if "\nSecret: " in game["text"]]
)
@pytest.mark.parametrize("ending", ["rapido", "json"])
def test_old_record_is_read_and_verified(tmp_path: Path, game: str, ending: str) -> None:
    file = tmp_path / f"game.{ending}"
    content = GAMES[game]["text"] if ending == "rapido" else json.dumps(GAMES[game]["json"])
    file.write_text(content, "utf-8")
    assert Shell(tmp_path).run("verify", file).returncode == 0


def unpacked(name: str, folder: Path) -> Path:
    file = folder / name
    file.write_bytes(lzma.decompress((FILES / f"{name}.xz").read_bytes()))
    return file


@pytest.mark.parametrize("name", ["two-players.table", "three-players.table"])
def test_old_table_is_correct(tmp_path: Path, name: str) -> None:
    done = Shell(tmp_path).run("solve", "--check", unpacked(name, tmp_path))
    assert done.returncode == 0, done.stderr


def test_old_checkpoint_is_resumed(tmp_path: Path) -> None:
    unpacked("three-players.checkpoint", tmp_path).rename(tmp_path / "new.table.part")
    options = ("--players", "3", "--finish", "1", "--out", tmp_path / "new.table", "--resume")
    done = Shell(tmp_path).run("solve", *options)
    assert done.returncode == 0, done.stderr
    assert "sweep 1:" not in done.stderr
    _head, _, expected = unpacked("three-players.table", tmp_path).read_bytes().partition(b"\n")
    _head, _, found = (tmp_path / "new.table").read_bytes().partition(b"\n")
    assert found == expected


@pytest.mark.parametrize("case", json.loads((FILES / "evaluations.json").read_text()))
def test_old_weights_evaluate_as_before(case: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAPIDO_TABLES", "/nowhere")
    session = Session()
    session.answer(json.dumps({"cmd": "load", "position": case["position"]}).encode())
    found = json.loads(session.answer(b'{"cmd":"evaluate"}'))
    assert found["best"] == case["evaluation"]["best"]
    for action, expected in zip(found["actions"], case["evaluation"]["actions"], strict=True):
        for chance, before in zip(action["win"], expected["win"], strict=True):
            assert abs(chance - before) < 1e-6  # the kernel adds up in another order
        assert action | {"win": ()} == expected | {"win": ()}
