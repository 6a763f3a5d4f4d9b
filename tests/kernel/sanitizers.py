"""Programs compiled with AddressSanitizer and UndefinedBehaviorSanitizer."""

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

from rapido.kernel.native.build import NO_COMPILER, SOURCES, find_compiler

FLAGS = ("-std=c11", "-O0", "-g", "-Wno-psabi", "-fsanitize=address,undefined", f"-I{SOURCES}")
FATAL = {"UBSAN_OPTIONS": "halt_on_error=1", "ASAN_OPTIONS": "abort_on_error=1"}


def sanitized_program(folder: Path, units: Sequence[tuple[Path, Sequence[str]]]) -> Path:
    """Compile C files, each with its own flags; skip the test where this is not possible."""
    compiler = find_compiler()
    if compiler is None:
        pytest.skip(NO_COMPILER)
    if not _has_sanitizers(compiler, folder):
        pytest.skip("this compiler has no sanitizers")
    objects = [str(folder / f"{number}.o") for number in range(len(units))]
    for (source, flags), target in zip(units, objects, strict=True):
        command = [*compiler, *FLAGS, *flags, "-c", str(source), "-o", target]
        subprocess.run(command, check=True)
    found = folder / "sanitized"
    subprocess.run([*compiler, *FLAGS, *objects, "-o", str(found), "-lm"], check=True)
    return found


def run_sanitized(program: Path, *arguments: object) -> str:
    done = subprocess.run(
        [program, *map(str, arguments)],
        check=False,
        capture_output=True,
        text=True,
        env=os.environ | FATAL,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


def _has_sanitizers(compiler: list[str], folder: Path) -> bool:
    """Try a program that needs nothing else: what the kernel does not link must not be skipped."""
    source = folder / "nothing.c"
    source.write_text("int main(void) { return 0; }\n")
    command = [*compiler, *FLAGS, str(source), "-o", str(folder / "nothing")]
    return subprocess.run(command, check=False, capture_output=True).returncode == 0
