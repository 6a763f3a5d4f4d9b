"""The page and its static files: caching, compression, cookies."""

import gzip
import os
import re
from pathlib import Path

import pytest

from rapido.web.http.handlers.pages import FILES, STATIC, VIEWS
from rapido.web.http.static_files import StaticFiles
from tests.faults.server import Server, token_of
from tests.rooms.harness import async_test

PATHS = [view.format(room="a" * 22, game="b" * 22) for view in VIEWS]


@pytest.mark.parametrize("path", PATHS)
def test_every_view_serves_the_same_uncached_page(server: Server, path: str) -> None:
    response = server.request("GET", path)
    assert response.status == 200
    assert response.body == server.request("GET", "/").body
    assert response.header("content-type").startswith("text/html")
    assert response.header("cache-control") == "no-cache"
    assert len(token_of(response)) == 22


def test_not_found(server: Server) -> None:
    response = server.request("GET", "/nowhere/at/all")
    assert response.status == 404
    assert response.body == server.request("GET", "/").body
    for path in ("/api/nothing", "/static/nothing.js", "/static/a/nothing.js"):
        response = server.request("GET", path)
        assert response.status == 404
        assert b"<html" not in response.body


def test_token_is_kept(server: Server) -> None:
    token = server.new_guest()
    assert server.request("GET", "/", token=token).header("set-cookie") == ""


def test_page_has_no_inline_code_and_no_foreign_links(server: Server) -> None:
    page = server.request("GET", "/").body.decode()
    assert not re.search(r"<style|\sstyle=|\son\w+=|<script(?![^>]*src=)", page)
    assert all(link.startswith("/") for link in re.findall(r"(?:src|href)=\"([^\"]+)\"", page))


def test_hashed_files_are_immutable_and_compressed(server: Server) -> None:
    page = server.request("GET", "/").body.decode()
    (script,) = re.findall(r"<script[^>]*src=\"(/static/a/[^\"]+)\"", page)
    plain = server.request("GET", script)
    assert plain.status == 200
    assert "immutable" in plain.header("cache-control")
    compressed = server.request("GET", script, headers={"Accept-Encoding": "gzip"})
    assert compressed.header("content-encoding") == "gzip"
    assert gzip.decompress(compressed.body) == plain.body
    assert len(compressed.body) < len(plain.body) / 2


def test_build_has_compressed_every_text_file() -> None:
    texts = [
        file
        for file in STATIC.rglob("*")
        if file.suffix in {".css", ".html", ".js", ".json", ".svg", ".webmanifest"}
        and file.stat().st_size >= 512
    ]
    assert len(texts) > 20
    for file in texts:
        packed = file.with_name(f"{file.name}.gz")
        assert gzip.decompress(packed.read_bytes()) == file.read_bytes()
        assert file.with_name(f"{file.name}.br").stat().st_size < file.stat().st_size
        assert packed.stat().st_mtime_ns >= file.stat().st_mtime_ns


ACCEPTED = {
    "": "",
    "identity": "",
    "gzip": "gzip",
    "GZIP;q=0.5": "gzip",
    "gzip, deflate, br, zstd": "br",
    "br;q=0, gzip;q=0.1": "gzip",
    "br;q=0.0, gzip; q=0": "",
    "zstd": "",
}


@pytest.mark.parametrize("accepted", ACCEPTED)
def test_files_are_sent_as_the_build_has_compressed_them(server: Server, accepted: str) -> None:
    encoding = ACCEPTED[accepted]
    suffix = {"": "", "gzip": ".gz", "br": ".br"}[encoding]
    tags = dict[str, str]()
    for path in ("/", "/static/index.html", "/static/files.json", "/sw.js"):
        response = server.request("GET", path, headers={"Accept-Encoding": accepted})
        file = STATIC / ("index.html" if path == "/" else path.removeprefix("/static/").lstrip("/"))
        assert response.body == file.with_name(file.name + suffix).read_bytes()
        assert response.header("content-encoding") == encoding
        assert response.header("content-length") == str(len(response.body))
        assert response.header("vary") == "Accept-Encoding"
        tags[path] = response.header("etag")
        for headers, status in (
            ({"Accept-Encoding": accepted, "If-None-Match": tags[path]}, 304),
            ({"Accept-Encoding": accepted, "If-None-Match": '"other"'}, 200),
            ({"Accept-Encoding": "" if encoding else "br", "If-None-Match": tags[path]}, 200),
        ):
            assert server.request("GET", path, headers=headers).status == status


@async_test
async def test_variants_of_an_earlier_build_are_not_used(tmp_path: Path) -> None:
    page, packed = tmp_path / "page.js", tmp_path / "page.js.gz"
    page.write_text("old")
    packed.write_text("packed old")
    os.utime(page, (100, 100))
    os.utime(packed, (100, 100))
    files = StaticFiles()
    old = await files.get(tmp_path, "page.js")
    assert old is not None
    assert old.variants == {"": b"old", "gzip": b"packed old"}
    assert await files.get(tmp_path, "page.js") is old
    page.write_text("new")
    new = await files.get(tmp_path, "page.js")
    assert new is not None
    assert new.variants == {"": b"new"}
    page.unlink()
    assert await files.get(tmp_path, "page.js") is None


@pytest.mark.parametrize("name", FILES)
def test_files_at_the_root(server: Server, name: str) -> None:
    response = server.request("GET", f"/{name}")
    assert response.status == 200
    assert response.header("cache-control") == "no-cache"
