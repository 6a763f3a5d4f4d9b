"""Compiles the kernel with the system's C compiler; loaded by path when Rapido is installed.

It uses only the standard library, and of the package only targets.py beside it. A C file may
declare in a comment how often and with which flags it is compiled:

    build, everywhere: -DWIDTH=16
    build, x86_64: -DWIDTH=32 -mavx2
    build, wasm32:

Without such lines it is compiled once, with the flags that all files share. A library for one
machine is built faster than one for a wheel: what its CPU does not run is hardly optimized.
"""

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from rapido.kernel.native import targets
    from rapido.kernel.native.targets import Target
else:
    # By path: while Rapido is being installed, the package cannot be imported.
    _spec = spec_from_file_location("rapido_kernel_targets", Path(__file__).with_name("targets.py"))
    targets: Any = module_from_spec(_spec)
    _spec.loader.exec_module(targets)

SOURCES: Final = Path(__file__).parent.parent / "c"
"""the folder of the C files and of the compiled library"""
# -Wno-psabi: vectors are passed only between functions of one file, so their ABI does not matter.
FLAGS: Final = ("-std=c11", "-O3", "-Wall", "-Wextra", "-Wpedantic", "-Wno-psabi")
COMPILERS: Final = ("cc", "gcc", "clang")
NO_COMPILER: Final = "setup-no-compiler"
FAILED: Final = "setup-not-compiled"
_BUILD: Final = re.compile(r"^[ /*]*build, (\w+):(?: (.+?))?(?: \*/)?$", re.MULTILINE)


class CompileUnit(NamedTuple):
    source: Path
    flags: tuple[str, ...]


Progress = Callable[[int, int], None]
"""told how many files of how many are compiled"""
Report = Callable[[str, str], object]
"""told what went wrong: the key of a message in locales/*/setup.ftl, and what the compiler said"""


def report_to_stderr(key: str, output: str) -> None:
    sys.stderr.write(f"{key}\n{output}")


def library_path(folder: Path) -> Path:
    """Return where the library for this platform belongs."""
    name: str = targets.library_name()
    return folder / name


def stamp_path(library: Path) -> Path:
    """Return the file with the digests of the sources and of the library."""
    return library.with_suffix(".stamp")


def build(
    folder: Path,
    *,
    for_all: bool = False,
    report: Report = report_to_stderr,
    progress: Progress | None = None,
) -> Path | None:
    """Compile all C files below the folder on this platform, unless the library is up to date.

    Without a compiler, or if it fails, report it and return None.
    """
    compiler = find_compiler()
    if compiler is None:
        report(NO_COMPILER, "")
        return None
    try:
        machine = _run([*compiler, "-dumpmachine"]).partition("-")[0]
        toolchain = Toolchain(compiler, machine, for_all=for_all)
        return _build(folder, library_path(folder), toolchain, progress)
    except subprocess.CalledProcessError as error:
        report(FAILED, error.stderr)
    except OSError as error:
        report(FAILED, f"{error}\n")
    return None


def build_for(
    target: "Target", folder: Path, into: Path, *, progress: Progress | None = None
) -> Path:
    """Compile all C files for a platform, with all instruction sets; exit if it fails."""
    into.mkdir(parents=True, exist_ok=True)
    # Without debugging information, which names folders of this machine.
    command = [*ZIG, "-target", target.triple, "-g0"]
    name: str = targets.library_name(target)
    link = ["-s"]
    if "musl" in target.triple:
        link.append("-dynamic")  # the compiler's default would be static
    if target.system == "macos":
        link.append(f"-Wl,-install_name,@rpath/{name}")  # or it would hold a path of this machine
    windows = target.system == "windows"
    if windows:
        link.append("-Wl,/Brepro")  # or it would hold the time of the build
    toolchain = Toolchain(command, target.machine, tuple(link), windows=windows, for_all=True)
    try:
        return _build(folder, into / name, toolchain, progress)
    except subprocess.CalledProcessError as error:
        raise SystemExit(
            f"The kernel does not compile for {target.triple}:\n{error.stderr}"
        ) from error


ZIG: Final = (sys.executable, "-m", "ziglang", "cc")


class Toolchain(NamedTuple):
    command: list[str]
    machine: str
    """as in the comments of the C files"""
    link: tuple[str, ...] = ()
    windows: bool = os.name == "nt"
    for_all: bool = False
    """whether the library is for all CPUs of this kind, not only for that of this machine"""

    def flags(self, unit: CompileUnit) -> list[str]:
        # On Windows all code is position-independent, and some compilers reject the flag.
        shared = [] if self.windows else ["-fPIC"]
        # The last flag for optimization counts. Such code still has to be right, since the library
        # may be moved to another CPU.
        rarely = [] if self.for_all or is_used_here(unit) else ["-O1"]
        return [*FLAGS, *shared, *rarely, *unit.flags]


def find_compiler() -> list[str] | None:
    """Return the command of a C compiler: $CC, else cc, else the one of the package ziglang."""
    if os.environ.get("CC"):
        return shlex.split(os.environ["CC"])
    if found := next(filter(shutil.which, COMPILERS), None):
        return [found]
    return list(ZIG) if find_spec("ziglang") else None


def compile_units(folder: Path, machine: str) -> Iterator[CompileUnit]:
    """List what is compiled for an architecture such as x86_64."""
    for source in sorted(folder.rglob("*.c")):
        variants = _BUILD.findall(source.read_text("utf-8")) or [("everywhere", "")]
        for where, flags in variants:
            if where in ("everywhere", machine):
                yield CompileUnit(source, tuple(flags.split()))


def is_used_here(unit: CompileUnit, cpu: frozenset[str] | None = None) -> bool:
    """Return whether code for some CPUs is what this one runs; True if that is not known."""
    cpu = _cpu_features() if cpu is None else cpu
    best = "avx512" if "avx512bw" in cpu else "avx2" if "avx2" in cpu else None
    variants = _BUILD.findall(unit.source.read_text("utf-8"))
    if best is None or not any(f"-m{best}" in flags for _, flags in variants):
        return True
    return any(flag.startswith(f"-m{best}") for flag in unit.flags)


@cache
def _cpu_features() -> frozenset[str]:
    """Return what Linux says that this CPU has; elsewhere nothing."""
    try:
        with Path("/proc/cpuinfo").open(encoding="ascii", errors="replace") as lines:
            flags = next((line for line in lines if line.startswith("flags")), "")
    except OSError:
        return frozenset()
    return frozenset(flags.split())


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _is_up_to_date(library: Path, sources: str) -> bool:
    try:
        return stamp_path(library).read_text().split() == [sources, digest(library)]
    except OSError:
        return False


def _digest_of_sources(folder: Path, toolchain: Toolchain) -> str:
    sources = sorted([*folder.rglob("*.c"), *folder.rglob("*.h")])
    digests = [(source.relative_to(folder).as_posix(), digest(source)) for source in sources]
    return hashlib.sha256(repr((digests, FLAGS, toolchain)).encode()).hexdigest()


def _build(folder: Path, library: Path, toolchain: Toolchain, progress: Progress | None) -> Path:
    sources = _digest_of_sources(folder, toolchain)
    if _is_up_to_date(library, sources):
        return library
    with tempfile.TemporaryDirectory(dir=library.parent, prefix=".rapido_kernel-") as scratch:
        compiled = _compile(folder, library.name, toolchain, Path(scratch), progress)
        # A concurrent reader finds a library with its matching stamp, or no stamp at all.
        stamp_path(library).unlink(missing_ok=True)
        compiled.replace(library)
    stamp_path(library).write_text(f"{sources}\n{digest(library)}\n")
    return library


def _compile(
    folder: Path, name: str, toolchain: Toolchain, scratch: Path, progress: Progress | None
) -> Path:
    # What takes longest begins first, so that no core is left with it at the end.
    units = sorted(
        compile_units(folder, toolchain.machine),
        key=lambda unit: (len(unit.flags), unit.source.stat().st_size),
        reverse=True,
    )
    done, lock = 0, threading.Lock()

    def compile_one(number: int, unit: CompileUnit) -> str:
        nonlocal done
        target = str(scratch / f"{unit.source.stem}-{number}.o")
        flags = [*toolchain.flags(unit), f"-I{folder}"]
        _run([*toolchain.command, *flags, "-c", str(unit.source), "-o", target])
        with lock:
            done += 1
            if progress:
                progress(done, len(units))
        return target

    with ThreadPoolExecutor(os.cpu_count()) as workers:
        objects = list(workers.map(compile_one, range(len(units)), units))
    library = scratch / name
    libraries = () if toolchain.windows else ("-lm",)
    options = ("-shared", *toolchain.link)
    _run([*toolchain.command, *options, *objects, "-o", str(library), *libraries])
    return library


def _run(command: list[str]) -> str:
    # What a compiler says need not be in the encoding that is expected here.
    done = subprocess.run(command, capture_output=True, errors="replace", check=True)  # noqa: S603
    return done.stdout


if __name__ == "__main__":
    sys.exit(build(SOURCES) is None)
