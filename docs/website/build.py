"""Builds the site in a folder of its own: pages are collected, Zensical writes the HTML."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from website.check import faults_of
from website.diagrams import draw_diagrams
from website.errors import SiteError
from website.labels import titles_of_sections, translate_labels, translate_script
from website.languages import ENGLISH, languages_of_titles, mark_languages, stay_in_language
from website.links import SiteLinks
from website.navigation import as_toml, places, read_navigation, without
from website.notebook import page_of
from website.notebook_outputs import run_apart
from website.pages import LANGUAGES, ROOT, SOURCES, pages, source_page, title_of
from website.reference import reference_pages

HERE: Final = Path(__file__).parent
ASSETS: Final = {
    HERE / "rapido.css": "assets/rapido.css",
    HERE / "offline-search.js": "assets/offline-search.js",
    HERE / "scroll-boxes.js": "assets/scroll-boxes.js",
    ROOT / "frontend" / "public" / "icon.svg": "assets/icon.svg",
}
NOTEBOOK: Final = ".ipynb"
HOME: Final = "README.md"
HOME_TITLE: Final = "Documentation"
FOR_SERVERS: Final = ("404.html", "sitemap.xml")
FRAME_WORKER: Final = "https://unpkg.com/iframe-worker/shim"
"""what Zensical loads for the search in files; ours takes its place"""
CHOICE_OF_INDEX: Final = 'location.protocol==="file:"?'
"""in Zensical's script; if it changes, both files stay"""
BUTTONS_OF_CODE: Final = '"nav",{class:"md-code__nav"}'
"""in the same script; a landmark for each block of code would bury those of the page"""
FAINT: Final = {
    "--alpha-lighter:.54": "--alpha-lighter:.75",
    "color-foreground)/.45": "color-foreground)/.75",
}
"""in the same script: texts of the search with too little contrast"""
EMPTY_HEADER: Final = re.compile(r"<th([^>]*)></th>")


def build_site(folder: Path, on_step: Callable[[], None] = lambda: None) -> Path:
    """Build the site and check it, in four steps; return the folder with its files."""
    on_step()
    missing = collect(folder / "docs")
    if missing:
        print("Left out of the navigation, because they do not exist:", *missing, file=sys.stderr)
    navigation = as_toml(without(read_navigation(), missing))
    config = (HERE / "zensical.toml").read_text("utf-8")
    head, mark, rest = config.partition("[project]\n")
    settings = f'{head}{mark}docs_dir = "docs"\nsite_dir = "site"\nnav = {navigation}\n{rest}'
    (folder / "zensical.toml").write_text(settings, "utf-8")
    on_step()
    done = subprocess.run(
        [sys.executable, "-m", "zensical", "build"],
        cwd=folder,
        env={**os.environ, "NO_COLOR": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if done.returncode != 0:
        raise SiteError(f"Zensical cannot build the site:\n{done.stdout.decode(errors='replace')}")
    built = folder / "site"
    on_step()
    _finish(built)
    on_step()
    if faults := list(faults_of(built)):
        raise SiteError("The site has faults:\n" + "\n".join(faults))
    return built


def collect(target: Path) -> list[str]:
    """Write the sources of all pages into a folder; return the pages that are missing."""
    found = pages()
    with ThreadPoolExecutor() as beside:
        notebooks = [path for path in found if path.suffix == NOTEBOOK]
        running = beside.map(run_apart, notebooks)
        texts = reference_pages(ROOT / "src", [place.as_posix() for place in found.values()])
        runs = dict(zip(notebooks, running, strict=True))
    for path, run in runs.items():
        if run.missing:
            print(f"{path.name} is shown without outputs. {run.missing}", file=sys.stderr)
    known = {*texts, *(place.as_posix() for place in found.values())}
    missing = [place for place in places(read_navigation()) if place not in known]
    links = SiteLinks(found, ROOT / "docs", missing)
    for path, place in found.items():
        if path.suffix in SOURCES:
            text = source_page(path)
        else:
            text = path.read_text("utf-8")
            if path in runs:
                text = page_of(path.relative_to(ROOT).as_posix(), text, runs[path])
            text = draw_diagrams(links.rewrite(text, path))
        texts[place.as_posix()] = text + "\n" + texts.pop(place.as_posix(), "")
    if links.broken:
        raise SiteError("Links that lead nowhere:\n" + "\n".join(links.broken))
    for place, text in texts.items():
        title = HOME_TITLE if place == HOME else title_of(text)
        head = f"---\ntitle: {json.dumps(title)}\n---\n\n"
        _parent(target / place).write_text(head + text, "utf-8")
    for path, place in {**ASSETS, **links.files}.items():
        shutil.copyfile(path, _parent(target / place))
    return missing


def _finish(built: Path) -> None:
    """Make the site independent of the network, and drop what no page uses."""
    for unused in (*built.rglob("*.map"), *(built / name for name in FOR_SERVERS)):
        unused.unlink(missing_ok=True)
    shutil.rmtree(built / "assets" / "stylesheets" / "classic", ignore_errors=True)
    _change_script(built)
    titles = {"English": ENGLISH, **languages_of_titles(read_navigation())}
    for page in built.rglob("*.html"):
        *folders, _ = page.relative_to(built).parts
        up = "../" * len(folders)
        text = page.read_text("utf-8").replace(FRAME_WORKER, f"{up}assets/offline-search.js")
        language = "".join(LANGUAGES.intersection(folders[:1])) or ENGLISH
        text = stay_in_language(translate_labels(text, language), language)
        text = mark_languages(text, language, titles | titles_of_sections(language))
        text = EMPTY_HEADER.sub(r"<td\1></td>", text)  # not to be read as the header of a column
        page.write_text(_without_indents(text), "utf-8")


def _change_script(built: Path) -> None:
    """Make the script accessible, translate it, and search with search.js everywhere."""
    [script] = (built / "assets" / "javascripts").glob("bundle.*.js")
    text = translate_script(script.read_text("utf-8"))
    changes = {BUTTONS_OF_CODE: BUTTONS_OF_CODE.replace("nav", "div", 1), **FAINT}
    for theirs, ours in changes.items():
        text = text.replace(theirs, ours)
    if text.count(CHOICE_OF_INDEX) == 1:
        text = text.replace(CHOICE_OF_INDEX, "true?")
        (built / "search.json").unlink()  # the same content
    script.write_text(text, "utf-8")


def _without_indents(html: str) -> str:
    """Drop a third of a page: the spaces at the beginning of lines, except in code."""
    parts = re.split(r"(<pre.*?</pre>)", html, flags=re.DOTALL)
    parts[::2] = [re.sub(r"\s*\n\s*", "\n", part) for part in parts[::2]]
    return "".join(parts)


def _parent(path: Path) -> Path:
    """Make the folder for a file; return the file's path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    return path
