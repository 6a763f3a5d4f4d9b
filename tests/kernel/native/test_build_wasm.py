"""Building the kernel for the page: caching, the same bytes everywhere, no zig."""

import shutil
from importlib.util import find_spec
from pathlib import Path

import pytest

from rapido.kernel.native import build_wasm
from rapido.kernel.native.build_wasm import VARIANTS, build, built_files, stamp_path

TINY = "int tiny(void);\n\nint tiny(void)\n{\n    return 42;\n}\n"


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    if find_spec("ziglang") is None:
        pytest.skip(build_wasm.NO_ZIG)
    folder = tmp_path / "c"
    (folder / "game").mkdir(parents=True)
    (folder / "game" / "tiny.c").write_text(TINY)
    monkeypatch.setattr(build_wasm, "EXPORTS", ("__heap_base", "tiny"))
    return folder


def test_build_is_cached(sources: Path, tmp_path: Path) -> None:
    target = tmp_path / "built"
    assert build(sources, target) == built_files(target)
    assert {path.name for path in target.iterdir()} == {*VARIANTS, stamp_path(target).name}
    made = [path.stat().st_mtime_ns for path in built_files(target)]
    build(sources, target)
    assert [path.stat().st_mtime_ns for path in built_files(target)] == made
    (sources / "game" / "tiny.h").write_text("/* one more header */\n")
    build(sources, target)
    assert all(
        path.stat().st_mtime_ns != before
        for path, before in zip(built_files(target), made, strict=True)
    )


def test_same_sources_give_the_same_bytes(sources: Path, tmp_path: Path) -> None:
    copy = tmp_path / "elsewhere" / "with a space"
    shutil.copytree(sources, copy)
    one = build(sources, tmp_path / "one")
    other = build(copy, tmp_path / "other")
    assert [path.read_bytes() for path in one] == [path.read_bytes() for path in other]


def test_damaged_module_is_rebuilt(sources: Path, tmp_path: Path) -> None:
    first, _ = build(sources, tmp_path)
    content = first.read_bytes()
    first.write_bytes(content[:20])
    build(sources, tmp_path)
    assert first.read_bytes() == content


def test_compile_error_is_shown_and_no_old_module_is_left(
    sources: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "built"
    build(sources, target)
    (sources / "game" / "tiny.c").write_text("int broken(void) { return nothing_of_this_name; }\n")
    assert build(sources, target) == []
    assert "nothing_of_this_name" in capsys.readouterr().err
    assert list(target.iterdir()) == []


def test_function_that_is_not_there_is_an_error(
    sources: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Instead of an import, which the page could not fulfill."""
    (sources / "game" / "tiny.c").write_text(
        'int puts(const char *);\nint tiny(void);\nint tiny(void)\n{\n    return puts("");\n}\n'
    )
    assert build(sources, tmp_path / "built") == []
    assert "undefined symbol: puts" in capsys.readouterr().err


def test_missing_zig_is_reported_and_no_old_module_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for path in (*built_files(tmp_path), stamp_path(tmp_path)):
        path.write_bytes(b"old")

    def find_nothing(_name: str) -> None:
        return None

    monkeypatch.setattr(build_wasm, "find_spec", find_nothing)
    assert build(build_wasm.SOURCES, tmp_path) == []
    assert capsys.readouterr().err == f"{build_wasm.NO_ZIG}\n"
    assert list(tmp_path.iterdir()) == []
