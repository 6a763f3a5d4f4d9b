"""The sources of the page: types, style, unit tests and project rules."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest

import hatch_build
from rapido.web.schema import typescript

ROOT = Path("frontend")
ALL = [*ROOT.glob("src/**/*.svelte"), *ROOT.glob("src/**/*.ts")]
SOURCES = [path for path in ALL if not path.name.endswith((".test.ts", ".gen.ts"))]


@pytest.mark.timeout(1200)  # whole programs on many files, beside whatever else the machine does
@pytest.mark.parametrize("script", ["check", "lint", "formatted", "test"])
def test_types_style_and_unit_tests(script: str) -> None:
    generated, types = ROOT / "src" / "wire.gen.ts", typescript()
    # Tests run in parallel: do not rewrite a file that is up to date.
    if not generated.is_file() or generated.read_text("utf-8") != types:
        generated.write_text(types, "utf-8")
    hatch_build.npm(["run", "--silent", script], ROOT, CI="true")


def test_lock_file_names_no_host() -> None:
    lock = json.loads((ROOT / "package-lock.json").read_text("utf-8"))
    for name, package in lock["packages"].items():
        assert "resolved" not in package
        assert not name or package["integrity"].startswith("sha512-")


def test_sources_obey_the_content_security_policy() -> None:
    for path in SOURCES:
        text = path.read_text("utf-8")
        assert not re.search(r"<[^>]*\sstyle=[\"']", text), f"{path}: inline style"
        assert "{@html" not in text, path
        assert not re.search(r"https?://(?!www\.w3\.org|here\b)", text), f"{path}: another site"


def test_only_the_storage_folder_uses_local_storage() -> None:
    storage = ROOT / "src" / "storage"
    for path in SOURCES:
        if not path.is_relative_to(storage):
            assert "localStorage" not in path.read_text("utf-8"), path


def test_folders_are_small() -> None:
    folders = Counter(path.parent for path in ALL)
    assert {folder: count for folder, count in folders.items() if count > 16} == {}


def test_files_are_small_and_have_a_header_comment() -> None:
    for path in SOURCES:
        text = path.read_text("utf-8")
        assert text.count("\n") <= 320, f"{path} should be split"
        if path.name != "main.ts":
            assert text.lstrip().startswith(("//", "<!--", "/**")), f"{path} has no header comment"
