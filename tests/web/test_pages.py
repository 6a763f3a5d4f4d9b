"""The page and its static files: caching, compression, cookies."""

import gzip
import re

import pytest

from rapido.web.http.handlers.pages import FILES, VIEWS
from tests.faults.server import Server, token_of

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


@pytest.mark.parametrize("name", FILES)
def test_files_at_the_root(server: Server, name: str) -> None:
    response = server.request("GET", f"/{name}")
    assert response.status == 200
    assert response.header("cache-control") == "no-cache"
