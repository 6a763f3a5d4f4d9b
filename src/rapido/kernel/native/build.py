"""Compiles the kernel with the system's C compiler; loaded by path when Rapido is installed.

It uses only the standard library and nothing from the package. A C file may declare in a comment
how often and with which flags it is compiled:

    build, everywhere: -DWIDTH=16
    build, x86_64: -DWIDTH=32 -mavx2
    build, wasm32:

Without such lines it is compiled once, with the flags that all files share.
"""

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

SOURCES: Final = Path(__file__).parent.parent / "c"
"""the folder of the C files and of the compiled library"""
# -Wno-psabi: vectors are passed only between functions of one file, so their ABI does not matter.
FLAGS: Final = ("-std=c11", "-O3", "-Wall", "-Wextra", "-Wpedantic", "-Wno-psabi")
# On Windows all code is position-independent, and some compilers reject the flag.
SHARED: Final = () if os.name == "nt" else ("-fPIC",)
LIBRARIES: Final = () if os.name == "nt" else ("-lm",)
NO_COMPILER: Final = (
    "Rapido found no C compiler (neither $CC nor cc nor the Python package ziglang), so it"
    " simulates games in Python: with the same results, but about a thousand times slower."
)
FAILED: Final = (
    "Rapido could not compile its kernel, so it simulates games in Python: with the same results,"
    " but about a thousand times slower. The reason:\n"
)
_BUILD: Final = re.compile(r"^[ /*]*build, (\w+):(?: (.+?))?(?: \*/)?$", re.MULTILINE)


class CompileUnit(NamedTuple):
    source: Path
    flags: tuple[str, ...]


def library_path(folder: Path) -> Path:
    """Return where the library for this platform belongs."""
    suffix = {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so")
    return folder / f"rapido_kernel-{sysconfig.get_platform()}{suffix}"


def stamp_path(library: Path) -> Path:
    """Return the file with the digests of the sources and of the library."""
    return library.with_suffix(".stamp")


def build(folder: Path) -> Path | None:
    """Compile all C files below the folder into one library there, unless it is up to date."""
    compiler = find_compiler()
    if compiler is None:
        sys.stderr.write(NO_COMPILER + "\n")
        return None
    library = library_path(folder)
    sources = _digest_of_sources(folder, compiler)
    if _is_up_to_date(library, sources):
        return library
    try:
        with tempfile.TemporaryDirectory(dir=folder, prefix=".rapido_kernel-") as scratch:
            compiled = _compile(folder, compiler, Path(scratch))
            # A concurrent reader finds a library with its matching stamp, or no stamp at all.
            stamp_path(library).unlink(missing_ok=True)
            compiled.replace(library)
        stamp_path(library).write_text(f"{sources}\n{digest(library)}\n")
    except subprocess.CalledProcessError as error:
        sys.stderr.write(FAILED + error.stderr)
        return None
    except OSError as error:
        sys.stderr.write(f"{FAILED}{error}\n")
        return None
    return library


def find_compiler() -> list[str] | None:
    """Return the command of a C compiler: $CC, else cc, else the one of the package ziglang."""
    if os.environ.get("CC"):
        return shlex.split(os.environ["CC"])
    if shutil.which("cc"):
        return ["cc"]
    if find_spec("ziglang"):
        return [sys.executable, "-m", "ziglang", "cc"]
    return None


def compile_units(folder: Path, machine: str) -> Iterator[CompileUnit]:
    """List what is compiled for an architecture such as x86_64."""
    for source in sorted(folder.rglob("*.c")):
        variants = _BUILD.findall(source.read_text("utf-8")) or [("everywhere", "")]
        for where, flags in variants:
            if where in ("everywhere", machine):
                yield CompileUnit(source, tuple(flags.split()))


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _is_up_to_date(library: Path, sources: str) -> bool:
    try:
        return stamp_path(library).read_text().split() == [sources, digest(library)]
    except OSError:
        return False


def _digest_of_sources(folder: Path, compiler: list[str]) -> str:
    sources = sorted([*folder.rglob("*.c"), *folder.rglob("*.h")])
    digests = [(source.relative_to(folder).as_posix(), digest(source)) for source in sources]
    return hashlib.sha256(repr((digests, FLAGS, compiler)).encode()).hexdigest()


def _compile(folder: Path, compiler: list[str], scratch: Path) -> Path:
    machine = _run([*compiler, "-dumpmachine"]).partition("-")[0]

    def compile_one(number: int, unit: CompileUnit) -> str:
        target = str(scratch / f"{unit.source.stem}-{number}.o")
        flags = [*FLAGS, *SHARED, *unit.flags, f"-I{folder}"]
        _run([*compiler, *flags, "-c", str(unit.source), "-o", target])
        return target

    with ThreadPoolExecutor(os.cpu_count()) as workers:
        units = list(compile_units(folder, machine))
        objects = list(workers.map(compile_one, range(len(units)), units))
    library = scratch / library_path(folder).name
    _run([*compiler, "-shared", *objects, "-o", str(library), *LIBRARIES])
    return library


def _run(command: list[str]) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603
    return done.stdout


if __name__ == "__main__":
    sys.exit(build(SOURCES) is None)
