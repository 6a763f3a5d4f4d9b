"""`rapido site`: the page as a static site."""

import gzip
import json
import re
from pathlib import Path
from unittest.mock import Mock

import pytest

from rapido.cli import main
from rapido.locales import LANGUAGES
from rapido.web.http.handlers.pages import STATIC, VIEWS
from rapido.web.site.pages import NotBuilt
from rapido.web.site.server_address import normalized
from rapido.web.site.write import LIST, FolderInUse, write_site
from tests.cli.run import Shell

SERVER = "https://rapido.example/"


def pages(folder: Path) -> list[Path]:
    return [*folder.glob("index.html"), *folder.glob("*/index.html")]


def contents(folder: Path) -> dict[str, bytes]:
    files = [file for file in folder.rglob("*") if file.is_file()]
    return {str(file.relative_to(folder)): file.read_bytes() for file in files}


def test_site_has_a_page_for_every_view_and_all_files(shell: Shell, tmp_path: Path) -> None:
    done = shell.run("site", tmp_path / "site", "--server", "HTTPS://Rapido.example:443")
    assert (done.returncode, done.stderr) == (0, "")
    assert "The site is ready" in done.stdout
    site = tmp_path / "site"
    views = {view for view in VIEWS if "{" not in view} - {"/join"}
    assert {f"/{page.parent.relative_to(site)}".rstrip(".") for page in pages(site)} == views
    for page in pages(site):
        text = page.read_text("utf-8")
        addresses = re.findall(r'(?:href|src)="([^"]+)"', text)
        assert len(addresses) > 5
        assert all((page.parent / address).is_file() for address in addresses)
        assert f'<meta name="rapido-server" content="{SERVER}" />' in text
        assert "frame-ancestors" not in text
        assert "default-src &#x27;self&#x27;" in text
        assert gzip.decompress(page.with_name("index.html.gz").read_bytes()) == page.read_bytes()
    for file in (STATIC / "a").iterdir():
        assert (site / "static" / "a" / file.name).read_bytes() == file.read_bytes()
    listed = json.loads((site / LIST).read_text("utf-8"))["files"]
    assert {*listed, LIST} == set(contents(site))


@pytest.mark.parametrize("language", LANGUAGES)
def test_language_of_the_pages(tmp_path: Path, language: str) -> None:
    write_site(tmp_path / "site", None, language)
    page = (tmp_path / "site" / "index.html").read_text("utf-8")
    assert f'<html lang="{language}">' in page
    assert '<meta name="rapido-server" content="" />' in page


def test_site_is_renewed_beside_other_files(tmp_path: Path) -> None:
    site = tmp_path / "site"
    write_site(site, None, "en")
    first = contents(site)
    old = site / "static" / "a" / "old-12345678.js"
    old.write_text("old")
    listed = json.loads((site / LIST).read_text("utf-8"))
    listed["files"] += ["static/a/old-12345678.js", "gone/index.html", "../outside.txt"]
    (site / LIST).write_text(json.dumps(listed))
    (tmp_path / "outside.txt").write_text("mine")
    (site / "CNAME").write_text("games.example")
    write_site(site, None, "en")
    assert contents(site) == first | {"CNAME": b"games.example"}
    assert (tmp_path / "outside.txt").exists()
    write_site(site, SERVER, "en")
    assert contents(site)["sw.js"] != first["sw.js"]
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []


def test_folder_of_somebody_else(shell: Shell, tmp_path: Path) -> None:
    site = tmp_path / "site"
    site.mkdir()
    (site / "index.html").write_text("mine")
    (site / "notes.txt").write_text("mine")
    before = contents(site)
    done = shell.run("site", site)
    assert (done.returncode, done.stdout) == (2, "")
    assert "has other files in it" in done.stderr
    assert contents(site) == before
    assert shell.run("site", site, "--force").returncode == 0
    assert contents(site)["notes.txt"] == b"mine"
    assert contents(site)["index.html"] != b"mine"


def test_empty_folder_and_missing_parents(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    for folder in ("empty", "not/yet/there"):
        write_site(tmp_path / folder, None, "en")
        assert (tmp_path / folder / "index.html").is_file()


def test_only_the_folder_itself_is_written_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may be a mount point, or all that we may write to."""
    made: list[Path] = []
    rename = Path.replace

    def replace(path: Path, target: Path) -> Path:
        made.append(path)
        return rename(path, target)

    site = tmp_path / "site"
    site.mkdir()
    monkeypatch.setattr(Path, "replace", replace)
    write_site(site, None, "en")
    assert made
    assert all(path.is_relative_to(site) for path in made)
    assert [path.name for path in site.iterdir() if path.is_dir() and path.name[0] == "."] == []


def test_interrupted_renewal_is_completed_by_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = tmp_path / "site"
    write_site(site, None, "en")
    clean = contents(site)
    listed = json.loads((site / LIST).read_text("utf-8"))
    listed["files"].append("static/a/old-12345678.js")
    (site / LIST).write_text(json.dumps(listed))
    (site / "static" / "a" / "old-12345678.js").write_text("old")
    replace, moves = Path.replace, iter(range(5))

    def interrupted(path: Path, target: Path) -> Path:
        if next(moves, None) is None:
            raise KeyboardInterrupt
        return replace(path, target)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", interrupted)
        with pytest.raises(KeyboardInterrupt):
            write_site(site, None, "en")
    (site / ".rapido-site-killed").mkdir()
    (site / ".rapido-site-killed" / "index.html").touch()
    write_site(site, None, "en")
    assert contents(site) == clean


def test_killed_first_attempt_is_no_folder_of_somebody_else(tmp_path: Path) -> None:
    (tmp_path / ".rapido-site-killed").mkdir()
    write_site(tmp_path, None, "en")
    assert (tmp_path / "index.html").is_file()
    assert not (tmp_path / ".rapido-site-killed").exists()


@pytest.mark.parametrize("place", ["file", "file/below"])
def test_folder_that_cannot_be_written(shell: Shell, tmp_path: Path, place: str) -> None:
    (tmp_path / "file").write_text("mine")
    done = shell.run("site", tmp_path / place)
    assert (done.returncode, done.stdout) == (2, "")
    assert "Can’t write" in done.stderr
    assert "Traceback" not in done.stderr


def test_page_that_has_not_been_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rapido.web.http.handlers.pages.STATIC", tmp_path / "static")
    with pytest.raises(NotBuilt):
        write_site(tmp_path / "site", None, "en")
    assert list(tmp_path.iterdir()) == []


def test_damaged_list_is_no_site(tmp_path: Path) -> None:
    (tmp_path / LIST).write_text('{"files": 1')
    with pytest.raises(FolderInUse):
        write_site(tmp_path, None, "en")


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("https://rapido.example", "https://rapido.example/"),
        (" https://RAPIDO.example/ ", "https://rapido.example/"),
        ("http://rapido.example:80", "http://rapido.example/"),
        ("http://192.168.1.2:8000/", "http://192.168.1.2:8000/"),
        ("http://[::1]:8000", "http://[::1]:8000/"),
        ("https://würfel.example", "https://xn--wrfel-kva.example/"),
    ],
)
def test_server_address(text: str, address: str) -> None:
    assert normalized(text) == address


@pytest.mark.parametrize(
    "text",
    [
        *("", "rapido.example", "ftp://rapido.example", "https://", "https:///x", "javascript:1"),
        *("https://a.example/r/x", "https://a.example/?x", "https://a.example/#x"),
        *("https://me:secret@a.example", "https://a.example:99999", 'https://a".example'),
        *("https://a b.example", "https://[::1", "https://-.example", "https://" + "a" * 300),
    ],
)
def test_wrong_server_address(text: str) -> None:
    with pytest.raises(ValueError, match="such as https://rapido"):
        normalized(text)


def test_wrong_server_address_is_reported(shell: Shell, tmp_path: Path) -> None:
    done = shell.run("site", tmp_path / "site", "--server", "rapido.example")
    assert done.returncode == 2
    assert "not an address such as https://rapido.example: rapido.example" in done.stderr
    assert not (tmp_path / "site").exists()


@pytest.mark.parametrize("had_site", [False, True])
def test_only_an_old_site_still_works_after_an_interrupt(
    *,
    had_site: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    if had_site:
        (tmp_path / "index.html").touch()
    monkeypatch.setattr("rapido.web.site.write.write_site", Mock(side_effect=KeyboardInterrupt))
    assert main(["site", str(tmp_path), "--language", "en"]) == 130
    assert ("old site" in capsys.readouterr().err) == had_site
