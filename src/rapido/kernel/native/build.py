"""Compiles the kernel with the C compiler of the machine; loaded by path when Rapido is installed.

It needs the standard library alone, and nothing of the package. A C file may say with which flags
it is compiled, and how often, in lines such as

    build, everywhere: -DWIDTH=16
    build, x86_64: -DWIDTH=32 -mavx2

of a comment; without any, it is compiled once with the flags that all files have.
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

FLAGS: Final = ("-std=c11", "-O3", "-Wall", "-Wextra", "-Wpedantic")
# Everything is position-independent on Windows, where some compilers refuse the flag.
SHARED: Final = () if os.name == "nt" else ("-fPIC",)
LIBRARIES: Final = () if os.name == "nt" else ("-lm",)
NO_COMPILER: Final = (
    "Rapido found no C compiler (neither $CC nor cc nor the Python package ziglang), so it"
    " simulates games in Python: with the same results, about a thousand times slower."
)
FAILED: Final = (
    "Rapido could not compile its kernel, so it simulates games in Python: with the same results,"
    " about a thousand times slower. The reason:\n"
)
_BUILD: Final = re.compile(r"^[ /*]*build, (\w+): (.+?)(?: \*/)?$", re.MULTILINE)


class Unit(NamedTuple):
    """A C file and the flags for it."""

    source: Path
    flags: tuple[str, ...]


def library_path(folder: Path) -> Path:
    """Say where the library for this kind of machine belongs."""
    suffix = {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so")
    return folder / f"rapido_kernel-{sysconfig.get_platform()}{suffix}"


def stamp_path(library: Path) -> Path:
    """Say where it is written what the library was made of, and its own digest."""
    return library.with_suffix(".stamp")


def build(folder: Path) -> Path | None:
    """Compile every C file of the folder into one library there, unless that is done already."""
    compiler = find_compiler()
    if compiler is None:
        sys.stderr.write(NO_COMPILER + "\n")
        return None
    library = library_path(folder)
    made_of = _digest_of_sources(folder, compiler)
    if _is_made_of(library, made_of):
        return library
    try:
        with tempfile.TemporaryDirectory(dir=folder, prefix=".rapido_kernel-") as scratch:
            fresh = _compile(folder, compiler, Path(scratch))
            # Whoever reads meanwhile finds a library and a stamp that fit, or no stamp at all.
            stamp_path(library).unlink(missing_ok=True)
            fresh.replace(library)
        stamp_path(library).write_text(f"{made_of}\n{digest(library)}\n")
    except subprocess.CalledProcessError as error:
        sys.stderr.write(FAILED + error.stderr)
        return None
    except OSError as error:
        sys.stderr.write(f"{FAILED}{error}\n")
        return None
    return library


def find_compiler() -> list[str] | None:
    """Return the command of a C compiler: $CC, else cc, else that of the package ziglang."""
    if os.environ.get("CC"):
        return shlex.split(os.environ["CC"])
    if shutil.which("cc"):
        return ["cc"]
    if find_spec("ziglang"):
        return [sys.executable, "-m", "ziglang", "cc"]
    return None


def units(folder: Path, machine: str) -> Iterator[Unit]:
    """List what is compiled for a machine such as x86_64."""
    for source in sorted(folder.glob("*.c")):
        said = _BUILD.findall(source.read_text("utf-8")) or [("everywhere", "")]
        for where, flags in said:
            if where in ("everywhere", machine):
                yield Unit(source, tuple(flags.split()))


def digest(path: Path) -> str:
    """Return the fingerprint of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _is_made_of(library: Path, made_of: str) -> bool:
    try:
        return stamp_path(library).read_text().split() == [made_of, digest(library)]
    except OSError:
        return False


def _digest_of_sources(folder: Path, compiler: list[str]) -> str:
    sources = sorted([*folder.glob("*.c"), *folder.glob("*.h")])
    told = [(source.name, digest(source)) for source in sources]
    return hashlib.sha256(repr((told, FLAGS, compiler)).encode()).hexdigest()


def _compile(folder: Path, compiler: list[str], scratch: Path) -> Path:
    machine = _run([*compiler, "-dumpmachine"]).partition("-")[0]

    def compile_one(number: int, unit: Unit) -> str:
        target = str(scratch / f"{unit.source.stem}-{number}.o")
        _run([*compiler, *FLAGS, *SHARED, *unit.flags, "-c", str(unit.source), "-o", target])
        return target

    with ThreadPoolExecutor(os.cpu_count()) as workers:
        listed = list(units(folder, machine))
        objects = list(workers.map(compile_one, range(len(listed)), listed))
    library = scratch / library_path(folder).name
    _run([*compiler, "-shared", *objects, "-o", str(library), *LIBRARIES])
    return library


def _run(command: list[str]) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603
    return done.stdout


if __name__ == "__main__":
    sys.exit(build(Path(__file__).parent) is None)
