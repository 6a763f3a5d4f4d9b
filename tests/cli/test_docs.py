"""`rapido docs`: the documentation of the package, or of a clone."""

import os
import webbrowser
from pathlib import Path

import pytest

from rapido.cli import documentation, main, progress
from rapido.locales import LANGUAGES

SCRIPT = documentation.SCRIPT
PAGES = (
    "index",
    "rules",
    "decisions/index",
    "decisions/01-rules-as-pure-functions",
    "start/hosts",
    "de/index",
    "fr/index",
    "it/index",
    "es/index",
    "en/index",
)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return what the browser was told to open."""
    urls: list[str] = []
    monkeypatch.setattr(webbrowser, "open", urls.append)
    return urls


@pytest.fixture
def site(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The documentation of an installed package."""
    folder = tmp_path / "package" / "documentation"
    for name in PAGES:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.html").write_text(name)
    (folder / documentation.STAMP).write_text("1")
    monkeypatch.setattr(documentation, "SITE", folder)
    monkeypatch.setattr(documentation, "SCRIPT", tmp_path / "none")
    return folder


@pytest.mark.parametrize(
    ("arguments", "page"),
    [
        ([], "index.html"),
        (["--language", "fr"], "fr/index.html"),
        (["--language", "de-CH"], "de/index.html"),
        (["rules"], "rules.html"),
        (["rules", "--language", "fr"], "fr/rules.html"),
        (["rules.md", "--language", "fr"], "rules.html"),
        (["rules", "--language", "de"], "rules.html"),
        (["docs/start/hosts.md"], "start/hosts.html"),
        (["de"], "de/index.html"),
    ],
)
def test_page_is_opened(site: Path, opened: list[str], arguments: list[str], page: str) -> None:
    (site / "fr" / "rules.html").touch()
    assert main(["docs", *arguments]) == 0
    assert opened == [(site / page).as_uri()]


def test_place_is_printed_without_a_browser(
    site: Path, opened: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["docs", "rules", "--no-browser"]) == 0
    assert capsys.readouterr().out == f"{site / 'rules.html'}\n"
    assert opened == []


def test_unknown_page_is_told_with_those_there_are(
    site: Path, opened: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["docs", "../secret"]) == 2
    assert capsys.readouterr().err == (
        "There’s no page called ../secret.\n"
        "These are the pages: de, decisions, en, es, fr, index, it, rules, start/hosts. "
        "One more page is part of these: decisions/01-rules-as-pure-functions.\n"
    )
    assert (opened, site.exists()) == ([], True)
    (site / "decisions" / "01-rules-as-pure-functions.html").unlink()
    assert main(["docs", "start/host"]) == 2
    first, second = capsys.readouterr().err.splitlines()
    assert first == "There’s no page called start/host. Did you mean start/hosts?"
    assert second.endswith("start/hosts.")


def test_clone_refuses_an_unknown_page_before_it_builds(
    site: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(documentation, "SCRIPT", SCRIPT)

    def build(_folder: Path) -> Path:
        raise AssertionError

    monkeypatch.setattr(documentation, "write_site", build)
    assert main(["docs", "hostin"]) == 2
    first, second = capsys.readouterr().err.splitlines()
    assert first == "There’s no page called hostin. Did you mean hosting?"
    assert "hosting, how-to/" in second
    assert second.endswith("more pages are parts of these, such as reference/rules.")
    assert site.exists()


@pytest.mark.parametrize("page", ["hosting", "docs/rules.md", "reference/kernel", "index"])
def test_pages_of_a_clone_are_known_before_they_are_built(
    page: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(documentation, "SCRIPT", SCRIPT)
    assert documentation.page_in(documentation.pages_to_build(), page, "en")


def test_package_writes_its_site_into_a_folder(
    site: Path, opened: list[str], tmp_path: Path
) -> None:
    target = tmp_path / "public"
    for _ in range(2):  # the second time, the one that is there is renewed
        assert main(["docs", "--build", str(target)]) == 0
    assert (target / "start" / "hosts.html").read_text() == "start/hosts"
    assert len(list(target.rglob("*.html"))) == len(list(site.rglob("*.html")))
    assert opened == []


@pytest.mark.usefixtures("site", "opened")
def test_folder_with_other_files_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "public").mkdir()
    (tmp_path / "public" / "precious.txt").write_text("mine")
    assert main(["docs", "--build", str(tmp_path / "public")]) == 2
    assert "other files" in capsys.readouterr().err
    assert [file.name for file in (tmp_path / "public").iterdir()] == ["precious.txt"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_package_without_documentation_says_so(
    site: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (site / documentation.STAMP).unlink()
    for page in site.rglob("*.html"):
        page.unlink()
    for folder in sorted(site.iterdir()):
        folder.rmdir()
    assert main(["docs", "--language", language]) == 2
    assert "rapido docs" in capsys.readouterr().err


def test_clone_builds_it_and_tells_why_it_cannot(
    site: Path,
    opened: list[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    script = tmp_path / "make_site.py"
    monkeypatch.setattr(documentation, "SCRIPT", script)
    script.write_text("import sys\nsys.exit('Zensical is missing')\n")
    assert main(["docs"]) == 2
    assert capsys.readouterr().err.endswith("Zensical is missing\n")
    script.write_text(
        "import pathlib, sys\nassert sys.argv[1] == '--install'\n"
        "pathlib.Path(sys.argv[2], 'index.html').write_text('built')\n"
    )
    assert main(["docs"]) == 0
    assert (site / "index.html").read_text() == "built"
    assert opened == [(site / "index.html").as_uri()]


@pytest.mark.usefixtures("site", "opened")
def test_steps_of_a_build_are_shown_in_a_terminal_only(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    script, target = tmp_path / "make_site.py", tmp_path / "public"
    monkeypatch.setattr(documentation, "SCRIPT", script)
    monkeypatch.setattr(progress, "DELAY", 0)
    script.write_text(
        "import pathlib, sys, time\nprint('step 3 of 5', flush=True)\ntime.sleep(1)\n"
        "pathlib.Path(sys.argv[2]).mkdir(exist_ok=True)\n"
        "pathlib.Path(sys.argv[2], 'index.html').write_text('built')\n"
        "pathlib.Path(sys.argv[2], 'stamp.txt').write_text('1')\n"
    )
    assert main(["docs", "--build", str(target), "--language", "en"]) == 0
    assert "step" not in capsys.readouterr().err
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert main(["docs", "--build", str(target), "--language", "en"]) == 0
    shown = capsys.readouterr().err
    assert shown.startswith("\rBuilding the documentation: step 3 of 5, 0:0")
    assert shown.endswith("\r\x1b[K")


@pytest.mark.skipif(os.name == "nt", reason="needs SIGTERM")
def test_interrupted_build_removes_its_files(
    site: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    script, scratch, followed = (tmp_path / name for name in ("make_site.py", "scratch", "seen"))
    monkeypatch.setattr(documentation, "SCRIPT", script)

    def note(_self: progress.Progress, _number: int, _steps: int) -> None:
        followed.touch()

    monkeypatch.setattr(progress.Progress, "show_step", note)
    script.write_text(
        "import os, pathlib, signal, time\n"
        "signal.signal(signal.SIGTERM, signal.default_int_handler)\n"
        f"scratch, followed = pathlib.Path({str(scratch)!r}), pathlib.Path({str(followed)!r})\n"
        "print('step 1 of 5', flush=True)\n"
        "while not followed.exists():\n    time.sleep(0.01)\n"
        "try:\n    scratch.mkdir()\n    os.kill(os.getppid(), signal.SIGINT)\n    time.sleep(60)\n"
        "finally:\n    time.sleep(1)\n    scratch.rmdir()\n"
    )
    assert main(["docs"]) == 130
    assert not scratch.exists()
    assert (site / documentation.STAMP).exists()
