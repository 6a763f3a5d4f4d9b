"""Checking tables: correct ones pass, wrong ones are reported."""

from dataclasses import replace
from pathlib import Path

from rapido.kernel.tables.file import HEAD_SIZE, Head, digest_of_cells, read_head
from rapido.lab.solve.check import PLAYED, STATES, check_table

GAMES = 10_000


def changed(short_file: Path, tmp_path: Path, at: int) -> Path:
    """Copy the table with one cell changed by 4096 / 65535."""
    content = bytearray(short_file.read_bytes())
    content[HEAD_SIZE + at + 1] ^= 0x10
    path = tmp_path / "changed"
    path.write_bytes(content)
    rewrite_head(path, sha256=digest_of_cells(path))
    return path


def rewrite_head(path: Path, **changes: object) -> None:
    with path.open("r+b") as file:
        head: Head = replace(read_head(file, path), **changes)
        file.seek(0)
        file.write(head.to_bytes())


def test_correct_table(short_file: Path) -> None:
    reported: dict[str, list[float]] = {}
    report = check_table(
        short_file, 1, GAMES, lambda what, share: reported.setdefault(what, []).append(share)
    )
    assert report.good
    assert report.residual <= report.allowed < 1e-3
    assert report.games == GAMES
    assert list(reported) == [STATES, PLAYED]
    for shares in reported.values():
        assert shares == sorted(set(shares))
        assert shares[-1] == 1


def test_wrong_cell_with_correct_checksum(short_file: Path, tmp_path: Path) -> None:
    report = check_table(changed(short_file, tmp_path, 123_456), 1, GAMES)
    assert report.intact
    assert report.residual > 0.9 * 4096 / 65535 > report.allowed
    assert not report.good


def test_start_that_contradicts_simulated_games(short_file: Path, tmp_path: Path) -> None:
    path = tmp_path / "boasting"
    path.write_bytes(short_file.read_bytes())
    rewrite_head(path, start=(0.6, 0.4))
    report = check_table(path, 1, GAMES)
    assert report.intact
    assert report.residual <= report.allowed
    assert abs(report.sigmas) > 4
    assert not report.good
