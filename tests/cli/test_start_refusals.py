"""What `rapido serve` says when it cannot start, and that it never begins without old games."""

from contextlib import suppress
from pathlib import Path
from unittest.mock import patch

import pytest

from rapido.cli import main
from rapido.locales import LANGUAGES, catalog
from tests.faults.test_disk import small_disk
from tests.store.databases import FILE, write_database


def start(data: Path, capsys: pytest.CaptureFixture[str], language: str = "en") -> str:
    """Try to serve from a folder, in vain, and return what is said."""
    arguments = ["--no-browser", "--port", "0", "--data", str(data), "--language", language]
    assert main(["serve", *arguments]) == 2
    return capsys.readouterr().err


def test_data_folder_is_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("no folder")
    assert "(part of the path isn’t a folder)" in start(tmp_path / "file", capsys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rescued_games_are_not_forgotten(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    names = [f"{FILE}.rescued-20261118-101010", f"{FILE}.rescued-20261119-101010"]
    for name in names:
        (tmp_path / name).touch()
    error = start(tmp_path, capsys, language)
    said = catalog(language)
    assert error.strip() == said(
        "serve-rescued", file=str(tmp_path / FILE), rescued=str(tmp_path / names[-1])
    )
    assert not (tmp_path / FILE).exists()


def test_start_on_a_full_disk(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with small_disk(tmp_path / "disk") as mounted:
        if not mounted:
            pytest.skip("mounting is not permitted")
        data = tmp_path / "disk" / "data"
        write_database(data / FILE, 1)
        with (tmp_path / "disk" / "ballast").open("wb", buffering=0) as file, suppress(OSError):
            while True:
                file.write(bytes(4096))
        full = f"The disk of {data} is full. Make room and start again.\n"
        assert start(data, capsys) == full
        assert start(data.with_name("new"), capsys) == full.replace("data", "new")
        assert main(["status", "--data", str(data), "--language", "en"]) == 2
        assert capsys.readouterr().err == f"Can’t use {data}: the disk is full.\n"
        (tmp_path / "disk" / "ballast").unlink()
        assert main(["status", "--data", str(data), "--language", "en"]) == 1
        assert "The disk is full or nearly full: 6" in capsys.readouterr().out


def test_database_of_somebody_else(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_database(tmp_path / FILE, 1)
    with patch("os.access", return_value=False):  # root may do anything
        assert "(access denied)" in start(tmp_path, capsys)


def test_home_network_and_a_single_address_contradict(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["serve", "--lan", "--host", "127.0.0.1", "--data", str(tmp_path)]
    assert main([*arguments, "--language", "en"]) == 2
    assert "leave out host, or lan" in capsys.readouterr().err
