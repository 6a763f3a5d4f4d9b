"""The page and its files: the same page everywhere, files to keep, a token for whoever has none."""

import gzip
import re

import pytest

from rapido.web.http.handlers.pages import FILES, VIEWS
from tests.faults.server import Server, token_of

PATHS = [view.format(room="a" * 22, game="b" * 22) for view in VIEWS]


@pytest.mark.parametrize("path", PATHS)
def test_every_view_is_the_same_page_and_is_asked_for_each_time(server: Server, path: str) -> None:
    answer = server.request("GET", path)
    assert answer.status == 200
    assert answer.body == server.request("GET", "/").body
    assert answer.header("content-type").startswith("text/html")
    assert answer.header("cache-control") == "no-cache"
    assert len(token_of(answer)) == 22


def test_an_address_that_leads_nowhere_says_so_on_the_page(server: Server) -> None:
    answer = server.request("GET", "/nowhere/at/all")
    assert answer.status == 404
    assert answer.body == server.request("GET", "/").body
    for path in ("/api/nothing", "/static/nothing.js", "/static/a/nothing.js"):
        answer = server.request("GET", path)
        assert answer.status == 404
        assert b"<html" not in answer.body


def test_whoever_has_a_token_keeps_it(server: Server) -> None:
    token = server.new_guest()
    assert server.request("GET", "/", token=token).header("set-cookie") == ""


def test_the_page_has_nothing_inline_and_nothing_from_elsewhere(server: Server) -> None:
    page = server.request("GET", "/").body.decode()
    assert not re.search(r"<style|\sstyle=|\son\w+=|<script(?![^>]*src=)", page)
    assert all(link.startswith("/") for link in re.findall(r"(?:src|href)=\"([^\"]+)\"", page))


def test_hashed_files_are_kept_for_ever_and_come_compressed(server: Server) -> None:
    page = server.request("GET", "/").body.decode()
    (script,) = re.findall(r"<script[^>]*src=\"(/static/a/[^\"]+)\"", page)
    plain = server.request("GET", script)
    assert plain.status == 200
    assert "immutable" in plain.header("cache-control")
    packed = server.request("GET", script, headers={"Accept-Encoding": "gzip"})
    assert packed.header("content-encoding") == "gzip"
    assert gzip.decompress(packed.body) == plain.body
    assert len(packed.body) < len(plain.body) / 2


@pytest.mark.parametrize("name", FILES)
def test_files_that_browsers_look_for_at_the_top_are_there(server: Server, name: str) -> None:
    answer = server.request("GET", f"/{name}")
    assert answer.status == 200
    assert answer.header("cache-control") == "no-cache"
