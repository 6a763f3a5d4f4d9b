"""The page and its static files: caching, compression, cookies."""

import gzip
import json
import os
import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import pytest

from rapido.locales import LANGUAGES
from rapido.web.http.handlers.pages import FILES, STATIC, VIEWS, page_name, view_name
from rapido.web.http.negotiation import accepted_language
from rapido.web.http.static_files import StaticFiles
from tests.faults.server import Server, token_of
from tests.rooms.harness import async_test

NAMES = {view.format(room="a" * 22, game="b" * 22): view_name(view) for view in VIEWS}
PATHS = list(NAMES)


@pytest.mark.parametrize("path", PATHS)
def test_every_view_has_an_uncached_page(server: Server, path: str) -> None:
    response = server.request("GET", path)
    assert response.status == 200
    assert response.body == (STATIC / page_name(NAMES[path], "en")).read_bytes()
    assert response.header("content-type").startswith("text/html")
    assert response.header("cache-control") == "no-cache"
    assert len(token_of(response)) == 22


@pytest.mark.parametrize("language", LANGUAGES)
def test_page_in_the_language_of_the_browser(server: Server, language: str) -> None:
    wish = {"Accept-Language": f"xx, {language}-CH;q=0.9, en;q=0.1"}
    response = server.request("GET", "/rules", headers=wish)
    page = response.body.decode()
    assert f'<html lang="{language}">' in page
    assert f'href="/static/manifest.{language}.webmanifest"' in page
    assert len(re.findall(r'<meta name="description" content="[^"]{50,170}" />', page)) == 1
    assert re.findall(r'<p lang="(..)">', page)[0] == language
    assert response.header("content-language") == language
    assert response.header("vary") == "Accept-Encoding, Accept-Language"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_view_has_its_own_title_and_tells_what_it_needs(language: str) -> None:
    views = {view_name(view) for view in VIEWS} | {"not-found"}
    pages = {view: (STATIC / page_name(view, language)).read_text("utf-8") for view in views}
    titles = {view: re.findall(r"<title>(.*)</title>", page) for view, page in pages.items()}
    assert all(len(found) == 1 and "Rapido" in found[0] for found in titles.values())
    # Replays and reviews have two paths each; a link that carries a record opens it.
    alike = {"replay-here": "replay", "review-here": "review", "show": "record"}
    assert all(titles[view] == titles[other] for view, other in alike.items() if view in titles)
    own = {found[0] for view, found in titles.items() if view not in alike}
    assert len(own) == len(titles.keys() - alike.keys() - {"replay", "review"}) + 2
    assert "Rapido" not in own
    for page in pages.values():
        (without,) = re.findall(r"<noscript>(.*)</noscript>", page, re.DOTALL)
        assert set(re.findall(r'<p lang="(..)">', without)) == set(LANGUAGES)
    assert len(re.findall("<h2>", pages["rules"])) == 26


@pytest.mark.parametrize("language", LANGUAGES)
def test_start_page_says_what_it_is_before_scripts_run(language: str) -> None:
    page = (STATIC / page_name("start", language)).read_text("utf-8")
    (description,) = re.findall('<meta name="description" content="([^"]+)"', page)
    assert f'<div id="splash" aria-hidden="true">Rapido<p>{description}</p></div>' in page


def test_manifests_are_translated() -> None:
    texts = [
        json.loads((STATIC / f"manifest.{each}.webmanifest").read_text("utf-8"))
        for each in LANGUAGES
    ]
    for text, language in zip(texts, LANGUAGES, strict=True):
        assert text["lang"] == language
        assert len(text["shortcuts"]) == 5
    for member in ("name", "description"):
        assert len({text[member] for text in texts}) == len(LANGUAGES)
    for number in range(5):
        assert len({text["shortcuts"][number]["name"] for text in texts}) == len(LANGUAGES)


def test_page_names_the_files_of_its_view_and_language(server: Server) -> None:
    page = server.request("GET", "/learn", headers={"Accept-Language": "it"}).body.decode()
    files = json.loads((STATIC / "files.json").read_text("utf-8"))
    locales = "../src/rapido/locales"
    for source in ("src/views/learn/Learn.svelte", f"{locales}/it/web/learn.ftl?raw"):
        address = f"/static/{files[source]['file']}"
        assert re.search(f'<link rel="modulepreload"[^>]* href="{address}" />', page)
    (style,) = files["src/views/learn/Learn.svelte"]["css"]
    assert f'<link rel="stylesheet" crossorigin href="/static/{style}" />' in page
    for address in re.findall(r'(?:href|src)="([^"]+)"', page):
        assert server.request("GET", address).status == 200, address


def test_not_found(server: Server) -> None:
    response = server.request("GET", "/nowhere/at/all")
    assert response.status == 404
    assert response.body == (STATIC / page_name("not-found", "en")).read_bytes()
    for path in ("/api/nothing", "/static/nothing.js", "/static/a/nothing.js"):
        response = server.request("GET", path)
        assert response.status == 404
        assert b"<html" not in response.body


def test_token_is_kept(server: Server) -> None:
    token = server.new_guest()
    assert server.request("GET", "/", token=token).header("set-cookie") == ""


def test_page_has_one_inline_script_and_no_foreign_links(server: Server) -> None:
    response = server.request("GET", "/")
    (script,) = re.findall(rb"<script>(.*?)</script>", response.body, re.DOTALL)
    allowed = b64encode(sha256(script).digest()).decode()
    assert f"script-src 'self' 'sha256-{allowed}'" in response.header("content-security-policy")
    page = response.body.replace(script, b"").replace(b"<script></script>", b"").decode()
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
        if file.suffix in {".css", ".html", ".js", ".json", ".svg", ".wasm", ".webmanifest"}
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
    for path in ("/", "/static/recover.js", "/static/files.json", "/sw.js"):
        response = server.request("GET", path, headers={"Accept-Encoding": accepted})
        name = path.removeprefix("/static/").lstrip("/") or page_name("start", "en")
        file = STATIC / name
        assert response.body == file.with_name(file.name + suffix).read_bytes()
        assert response.header("content-encoding") == encoding
        assert response.header("content-length") == str(len(response.body))
        assert response.header("vary").startswith("Accept-Encoding")
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


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", None),
        ("de", "de"),
        ("de-AT,en;q=0.5", "de"),
        ("en;q=0.5, FR-ch", "fr"),
        ("nl, pl;q=0.9, es;q=0.1", "es"),
        ("it;q=0, en;q=0.1", "en"),
        ("de;q=x, en;q=nan", None),
        ("*", None),
        (";;;,,,q=,=", None),
    ],
)
def test_language_that_a_browser_prefers(header: str, language: str | None) -> None:
    assert accepted_language(header, LANGUAGES) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_manifest_in_every_language(server: Server, language: str) -> None:
    response = server.request("GET", f"/static/manifest.{language}.webmanifest")
    assert response.header("content-type") == "application/manifest+json"
    manifest = response.json()
    assert manifest["lang"] == language
    assert manifest["description"] != "" != manifest["name"]
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    # All addresses are relative, so that they are right in any folder.
    for address in (manifest["start_url"], manifest["scope"]):
        assert address == "../"
    for shortcut in manifest["shortcuts"]:
        assert server.request("GET", shortcut["url"].removeprefix("..")).status == 200
    for icon in manifest["icons"]:
        picture = server.request("GET", f"/static/{icon['src']}")
        assert picture.header("content-type") == icon["type"]


def test_service_worker_knows_all_files_of_the_build(server: Server) -> None:
    first = server.request("GET", "/sw.js").body.decode().splitlines()[0]
    build = json.loads(first.removeprefix("const BUILD = ").rstrip(";"))
    pack = json.loads((STATIC / "a" / build["version"]).read_text("utf-8"))
    plain = {f"static/{file.relative_to(STATIC).as_posix()}" for file in STATIC.rglob("a/*")}
    plain = {name for name in plain if not name.endswith((".br", ".gz", build["version"]))}
    known = [*pack, *build["files"], *build["later"]]
    assert len(known) == len(set(known))
    assert plain <= set(known)
    assert all((STATIC / name.removeprefix("static/")).is_file() for name in known)
    assert f'content="{build["version"]}"' in server.request("GET", "/").body.decode()
