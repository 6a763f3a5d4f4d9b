"""Damaged and hostile tables and networks are refused; games go on without them."""

import io
import json
import logging
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rapido.engine.session import Session
from rapido.kernel.tables.file import HEAD_SIZE, BadTable, map_table, read_head
from rapido.kernel.tables.three_players import ThreePlayerTable
from rapido.kernel.tables.two_players import TwoPlayerTable
from rapido.lab.solve.check import check_table
from rapido.players import tables
from rapido.players.evaluate import evaluate
from rapido.players.network_file import BadNetwork, read_network, write_network
from rapido.rules import new_game
from tests.kits.files import network_parts, table_head, write_small_network, write_table

HEAD: dict[str, Any] = json.loads(table_head().to_bytes())
DEEP = "[" * 1900 + "]" * 1900

HEADS: dict[str, str] = {
    "finish of 1e200": json.dumps(HEAD | {"finish": 1e200}),
    "finish as a fraction": json.dumps(HEAD | {"finish": 1.5}),
    "finish of 10^4000": json.dumps(HEAD | {"finish": 0}).replace(
        '"finish": 0', f'"finish": 1{"0" * 3000}'
    ),
    "finish of 0": json.dumps(HEAD | {"finish": 0}),
    "negative finish": json.dumps(HEAD | {"finish": -1}),
    "finish as text": json.dumps(HEAD | {"finish": "1"}),
    "finish as a list": json.dumps(HEAD | {"finish": [1]}),
    "no finish": json.dumps({key: HEAD[key] for key in HEAD if key != "finish"}),
    "four players": json.dumps(HEAD | {"players": 4}),
    "players as a list": json.dumps(HEAD | {"players": [2]}),
    "players as true": json.dumps(HEAD | {"players": True}),
    "start of another number of players": json.dumps(HEAD | {"start": [0.5, 0.25, 0.25]}),
    "start as text": json.dumps(HEAD | {"start": "ab"}),
    "start of texts": json.dumps(HEAD | {"start": ["a", "b"]}),
    "start above 1": json.dumps(HEAD | {"start": [2, 0]}),
    "start as nan": json.dumps(HEAD | {"start": [float("nan"), 0]}),
    "start as infinity": json.dumps(HEAD).replace("0.5", "1e400"),
    "negative error": json.dumps(HEAD | {"error": -1}),
    "delta as text": json.dumps(HEAD | {"delta": "x"}),
    "short checksum": json.dumps(HEAD | {"sha256": "00"}),
    "unknown member": json.dumps(HEAD | {"more": 1}),
    "deep nesting": json.dumps(HEAD)[:-1] + f', "more": {DEEP}}}',
    "deep nesting in place of the head": DEEP,
    "deep nesting in the version": json.dumps(HEAD | {"version": 0}).replace(
        '"version": 0', f'"version": {DEEP}'
    ),
    "a list": "[]",
    "a text": '"rapido-table"',
    "nothing": "",
    "another format": json.dumps(HEAD | {"format": "rapido"}),
    "a later version": json.dumps(HEAD | {"version": 2}),
    "format as an object": json.dumps(HEAD | {"format": {}}),
    "a lone surrogate": json.dumps(HEAD | {"version": "\ud800"}),
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv(tables.FOLDER, str(tmp_path))
    tables.open_table.cache_clear()
    yield tmp_path
    tables.open_table.cache_clear()


def ask(session: Session, **request: object) -> dict[str, Any]:
    return json.loads(session.answer(json.dumps(request).encode()))


@pytest.mark.parametrize("kind", HEADS)
def test_engine_goes_on_without_a_damaged_table(
    kind: str, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "rapido")
    path = folder / "2-1.rapido-table"
    write_table(path, HEADS[kind].encode().ljust(HEAD_SIZE - 1) + b"\n", table_head().cells)
    with pytest.raises(BadTable, match=r"2-1\.rapido-table is"):
        map_table(path)
    session = Session()
    ask(session, cmd="new", players=2, finish=1)
    assert ask(session, cmd="evaluate")["source"] == "net"
    (message,) = caplog.messages
    assert "2-1.rapido-table" in message
    message.encode()


def test_intact_table_is_used(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    write_table(folder / "2-1.rapido-table", table_head())
    assert evaluate(new_game(2, 1)).source == "exact"
    assert caplog.messages == []


def test_table_of_another_finish_is_not_used(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "rapido")
    write_table(folder / "2-2.rapido-table", table_head(finish=1))
    assert evaluate(new_game(2, 2)).source == "net"
    assert "for a finish on step 1" in caplog.text


def test_table_of_another_number_of_players_is_not_used(folder: Path) -> None:
    write_table(folder / "3-1.rapido-table", table_head(players=2))
    assert evaluate(new_game(3, 1)).source == "net"


def test_unreadable_folder_is_reported(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(_path: Path) -> bool:
        raise PermissionError(13, "Permission denied", str(folder))

    caplog.set_level(logging.WARNING, "rapido")
    monkeypatch.setattr(Path, "is_file", refuse)
    assert tables.open_table(2, 1) is None
    assert "Permission denied" in caplog.text


@pytest.mark.parametrize("players", [2, 3])
def test_table_that_is_cut_off_while_it_is_open_is_not_read(
    players: int, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "rapido")
    path = folder / f"{players}-1.rapido-table"
    write_table(path, table_head(players))
    state = new_game(players, 1)
    table = (TwoPlayerTable if players == 2 else ThreePlayerTable).open(path)
    assert evaluate(state).source in {"exact", "equilibrium"}
    with path.open("r+b") as file:
        file.truncate(HEAD_SIZE)
    for _ in range(2):
        assert evaluate(state).source == "net"
    assert len([message for message in caplog.messages if "truncated" in message]) == 1
    with pytest.raises(BadTable, match="truncated"):
        table.value(state)


def test_size_is_checked_before_anything_is_mapped(tmp_path: Path) -> None:
    path = write_table(tmp_path / "table", table_head(finish=999).to_bytes(), 1)
    with pytest.raises(BadTable, match="it should have"), path.open("rb") as file:
        read_head(file, path)


def test_table_longer_than_the_solver_is_not_checked(tmp_path: Path) -> None:
    path = write_table(tmp_path / "table", table_head(finish=65))
    with pytest.raises(BadTable, match="longer staircase"):
        check_table(path, 1)


def test_checked_table_that_claims_to_be_certain_is_wrong(tmp_path: Path) -> None:
    path = write_table(tmp_path / "table", table_head(start=(1.0, 0.0)))
    assert not check_table(path, 1, games=100).good


NETWORK_HEADS: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
    "no sizes": lambda head: {key: head[key] for key in head if key != "sizes"},
    "sizes of nine players": lambda head: head | {"sizes": {"9": [1, 1]}},
    "sizes of nobody": lambda head: head | {"sizes": {"x": [1, 1]}},
    "no layers": lambda head: head | {"sizes": {"3": []}},
    "sizes as texts": lambda head: head | {"sizes": {"3": ["1", "2"]}},
    "huge sizes": lambda head: head | {"sizes": {"3": [10**15, 10**15]}},
    "scales as texts": lambda head: head | {"scales": {"3": ["1"] * 4}},
    "too few scales": lambda head: head | {"scales": {"3": [1.0]}},
    "too many scales": lambda head: head | {"scales": {"3": [1.0] * 9}},
    "infinite scales": lambda head: head | {"scales": {"3": [float("inf")] * 4}},
    "no errors": lambda head: head | {"stderr": {}},
    "reference as a list": lambda head: head | {"reference": []},
    "reference with other members": lambda head: head | {"reference": {"3": {"finish": 1}}},
    "format as a list": lambda head: head | {"format": []},
    "deep nesting": lambda head: head | {"more": DEEP},
}


def archive(path: Path, members: dict[str, bytes]) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as file:
        for name, content in members.items():
            file.writestr(name, content)
    return path


def array(content: bytes, shape: str | None = None, kind: str = "|u1") -> bytes:
    """Write an array; its shape may be a lie."""
    shape = shape or f"({len(content)},)"
    header = f"{{'descr': '{kind}', 'fortran_order': False, 'shape': {shape}, }}\n".encode()
    return b"\x93NUMPY\x01\x00" + len(header).to_bytes(2, "little") + header + content


def members_of(path: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(path) as file:
        return {name: file.read(name) for name in file.namelist()}


@pytest.mark.parametrize("kind", NETWORK_HEADS)
def test_networks_with_wrong_heads_are_refused(kind: str, tmp_path: Path) -> None:
    path = write_small_network(tmp_path / "value.npz")
    assert read_network(path)[1].keys() == {3}
    members = members_of(path)
    raw = np.load(io.BytesIO(members["head.npy"])).tobytes()
    head = json.dumps(NETWORK_HEADS[kind](json.loads(raw))).replace(f'"{DEEP}"', DEEP)
    archive(path, members | {"head.npy": array(head.encode())})
    with pytest.raises(BadNetwork, match=r"value\.npz"):
        read_network(path)


ARRAYS = {
    "a hundred terabytes": array(b"ab", "(10, 10000000000000)"),
    "more than an integer holds": array(b"ab", f"({10**30},)"),
    "negative sizes": array(b"ab", "(-1, -2)"),
    "missing bytes": array(b"a", "(2,)"),
    "objects": array(b"ab", kind="|O"),
    "floats": array(b"ab" * 4, "(1,)", "<f8"),
    "a shape that is a call": array(b"ab", "(exit(3),)"),
    "a deep shape": array(b"ab", "(" * 200 + ")" * 200),
    "no array": b"ab",
    "nothing": b"",
}


@pytest.mark.parametrize("kind", ARRAYS)
@pytest.mark.parametrize("name", ["head.npy", "3.0.npy", "other.npy"])
def test_networks_with_wrong_arrays_are_refused(kind: str, name: str, tmp_path: Path) -> None:
    path = write_small_network(tmp_path / "value.npz")
    archive(path, members_of(path) | {name: ARRAYS[kind]})
    with pytest.raises(BadNetwork, match="not a value function"):
        read_network(path)


def test_network_that_unpacks_to_too_much_is_refused_before_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unpack(*_: object) -> None:
        pytest.fail("it was unpacked")

    monkeypatch.setattr("rapido.players.network_file.MAX_SIZE", 20_000)
    path = archive(tmp_path / "bomb.npz", {"head.npy": b"\0" * 30_000})
    monkeypatch.setattr(zipfile.ZipFile, "open", unpack)
    with pytest.raises(BadNetwork):
        read_network(path)
    path.write_bytes(b"\0" * 20_001)
    monkeypatch.setattr(zipfile.ZipFile, "__init__", unpack)
    with pytest.raises(BadNetwork):
        read_network(path)


def test_network_with_another_checksum_is_refused(tmp_path: Path) -> None:
    head, units = network_parts()
    write_network(tmp_path / "value.npz", replace(head, sha256="0" * 64), units)
    with pytest.raises(BadNetwork, match="checksum"):
        read_network(tmp_path / "value.npz")
