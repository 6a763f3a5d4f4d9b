"""Building and loading the kernel: caching, and refusal of damaged libraries."""

import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from rapido.kernel.native import build as build_module
from rapido.kernel.native import targets
from rapido.kernel.native.build import (
    FAILED,
    FLAGS,
    NO_COMPILER,
    SOURCES,
    build,
    compile_units,
    digest,
    find_compiler,
    is_used_here,
    library_path,
    stamp_path,
)
from rapido.kernel.native.library import ABI, KernelUnavailable, Library

TINY = "int rapido_abi(void) { return %d; }\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    if find_compiler() is None:
        pytest.skip(NO_COMPILER)
    (tmp_path / "tiny.c").write_text(TINY % 1)
    return tmp_path


def test_build_is_cached(folder: Path) -> None:
    first = library_path(folder)
    assert build(folder) == first
    made = first.stat().st_mtime_ns
    assert build(folder) == first
    assert first.stat().st_mtime_ns == made
    (folder / "tiny.h").write_text("/* one more header */\n")
    build(folder)
    assert first.stat().st_mtime_ns != made
    assert {path.name for path in folder.iterdir()} == {
        "tiny.c",
        "tiny.h",
        first.name,
        stamp_path(first).name,
    }


def test_damaged_library_is_rebuilt(folder: Path) -> None:
    found = library_path(folder)
    assert build(folder) == found
    found.write_bytes(found.read_bytes()[:100])
    assert build(folder) == found
    assert stamp_path(found).read_text().split()[1] == digest(found)


def test_build_as_a_script_without_the_package(folder: Path) -> None:
    for module in (build_module, targets):
        shutil.copy(str(module.__file__), folder)
    program = (
        "import importlib.util, pathlib, sys;"
        "spec = importlib.util.spec_from_file_location('build', sys.argv[1]);"
        "module = importlib.util.module_from_spec(spec); spec.loader.exec_module(module);"
        "print(module.build(pathlib.Path(sys.argv[1]).parent))"
    )
    command = [sys.executable, "-I", "-S", "-c", program, str(folder / "build.py")]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == str(library_path(folder))


def test_flags_are_read_from_comments(tmp_path: Path) -> None:
    (tmp_path / "a.c").write_text(
        "/* build, everywhere: -DA=1 */\n// build, x86_64: -DA=2 -mavx2\n"
    )
    (tmp_path / "c.c").write_text("/* Only there.\n *\n * build, wasm32:\n */\n")
    (tmp_path / "b.c").write_text("/* to build, nothing is needed */\n")
    found = [(unit.source.name, unit.flags) for unit in compile_units(tmp_path, "x86_64")]
    assert found == [("a.c", ("-DA=1",)), ("a.c", ("-DA=2", "-mavx2")), ("b.c", ())]
    found = [(unit.source.name, unit.flags) for unit in compile_units(tmp_path, "aarch64")]
    assert found == [("a.c", ("-DA=1",)), ("b.c", ())]
    found = [(unit.source.name, unit.flags) for unit in compile_units(tmp_path, "wasm32")]
    assert found == [("a.c", ("-DA=1",)), ("b.c", ()), ("c.c", ())]


@pytest.mark.parametrize(
    ("cpu", "used"),
    [
        ({"avx2", "avx512bw"}, ["-mavx512bw", ""]),
        ({"avx2"}, ["-mavx2", ""]),
        (set[str](), ["-O2", "-mavx2", "-mavx512bw", ""]),  # not known: everything
    ],
)
def test_only_what_a_cpu_runs_is_optimized_for_one_machine(
    tmp_path: Path, cpu: set[str], used: list[str]
) -> None:
    (tmp_path / "a.c").write_text(
        "/* build, everywhere: -O2 */\n/* build, x86_64: -mavx2 */\n"
        "/* build, x86_64: -mavx512bw */\n"
    )
    (tmp_path / "b.c").write_text("/* for every CPU */\n")
    units = compile_units(tmp_path, "x86_64")
    found = [" ".join(unit.flags) for unit in units if is_used_here(unit, frozenset(cpu))]
    assert found == used


def test_missing_compiler_is_reported(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build_module, "find_compiler", lambda: None)
    assert build(folder) is None
    assert capsys.readouterr().err == f"{NO_COMPILER}\n"
    assert [path.name for path in folder.iterdir()] == ["tiny.c"]


@pytest.mark.parametrize("command", ["false", "no-such-compiler-here"])
def test_failing_compiler_is_reported(
    command: str,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("CC", command)
    assert build(folder) is None
    assert capsys.readouterr().err.startswith(f"{FAILED}\n")
    assert [path.name for path in folder.iterdir()] == ["tiny.c"]


def test_compile_error_is_shown(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "broken.c").write_text("int broken(void) { return nothing_of_this_name; }\n")
    assert build(folder) is None
    assert "nothing_of_this_name" in capsys.readouterr().err


def test_what_a_compiler_says_may_be_in_any_encoding(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    program = r"import os; os.write(2, b'W\xfcrfel\n'); raise SystemExit(1)"
    monkeypatch.setenv("CC", shlex.join([sys.executable, "-c", program]))
    assert build(folder) is None
    assert "W\ufffdrfel" in capsys.readouterr().err


def test_sources_compile_without_warnings() -> None:
    compiler = find_compiler()
    if compiler is None:
        pytest.skip(NO_COMPILER)
    asked = subprocess.run([*compiler, "-dumpmachine"], capture_output=True, text=True, check=True)
    for unit in compile_units(SOURCES, asked.stdout.partition("-")[0]):
        command = [
            *compiler,
            *FLAGS,
            *unit.flags,
            f"-I{SOURCES}",
            "-Werror",
            "-fsyntax-only",
            str(unit.source),
        ]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr


def test_missing_library_is_refused(tmp_path: Path) -> None:
    with pytest.raises(KernelUnavailable, match="not compiled here"):
        Library(library_path(tmp_path))


def test_damaged_library_is_refused(folder: Path) -> None:
    found = library_path(folder)
    assert build(folder) == found
    for damage in (found.read_bytes()[:-1], b"", b"\x7fELF"):
        found.write_bytes(damage)
        with pytest.raises(KernelUnavailable, match="is damaged"):
            Library(found)


def test_file_that_is_not_a_library_is_refused(tmp_path: Path) -> None:
    path = library_path(tmp_path)
    path.write_bytes(b"hello")
    stamp_path(path).write_text(f"anything {digest(path)}")
    with pytest.raises(KernelUnavailable, match="cannot be loaded"):
        Library(path)


def test_other_version_is_refused(folder: Path) -> None:
    (folder / "tiny.c").write_text(TINY % 999)
    found = library_path(folder)
    assert build(folder) == found
    with pytest.raises(KernelUnavailable, match=f"has version 999, not {ABI}"):
        Library(found)


def test_library_without_a_version_is_refused(folder: Path) -> None:
    (folder / "tiny.c").write_text("int something_else(void) { return 1; }\n")
    found = library_path(folder)
    assert build(folder) == found
    with pytest.raises(KernelUnavailable, match="cannot be loaded"):
        Library(found)
