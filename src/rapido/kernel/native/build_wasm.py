"""Compiles the kernel to WebAssembly for the page; loaded by path when Rapido is installed.

It uses only the standard library, build.py beside it, and the package ziglang: its clang compiles
without a libc, and its wasm-ld links exactly what is exported. The same sources give the same bytes
on every platform. Of a comment `build, MACHINE: FLAGS` (see build.py), MACHINE is wasm32.
"""

import hashlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from rapido.kernel.native import build as native
else:
    # By path: while Rapido is being installed, the package cannot be imported.
    _spec = spec_from_file_location("rapido_kernel_build", Path(__file__).with_name("build.py"))
    native: Any = module_from_spec(_spec)
    _spec.loader.exec_module(native)

SOURCES: Final[Path] = native.SOURCES
TARGET: Final = Path(__file__).parents[4] / "frontend" / "built"
"""the folder from which the page takes its files"""
FOLDERS: Final = ("game", "network", "turn", "players", "review", "wasm")
"""the parts of the kernel that the page needs"""
VARIANTS: Final[Mapping[str, tuple[str, ...]]] = {
    "kernel.wasm": (),
    "kernel-simd.wasm": ("-msimd128",),
}
FLAGS: Final = ("-target", "wasm32-freestanding", "-std=c11", "-O3", "-g0", "-fno-math-errno")
WARNINGS: Final = ("-Wall", "-Wextra", "-Wpedantic", "-Werror")
# With the stack below all data, a stack that grows too large is an error and overwrites nothing.
LINK: Final = (
    "--no-entry",
    "--gc-sections",
    "--strip-all",
    "--stack-first",
    "-z",
    "stack-size=262144",
)
EXPORTS: Final = (
    "__heap_base",
    "rapido_layout",
    "rapido_begin",
    "rapido_legal",
    "rapido_refusal",
    "rapido_move",
    "rapido_start_turn",
    "rapido_thrown_out",
    "rapido_evaluator_size",
    "rapido_evaluator_load",
    "rapido_analyze",
    "rapido_odds",
    "rapido_player_name",
    "rapido_level",
    "rapido_choose",
    "rapido_review",
)
NO_ZIG: Final = "setup-no-page-compiler"
FAILED: Final = "setup-page-not-compiled"


def build(
    sources: Path = SOURCES,
    target: Path = TARGET,
    *,
    report: "native.Report" = native.report_to_stderr,
) -> list[Path]:
    """Compile all variants into the folder, unless they are up to date; return none if it fails."""
    if find_spec("ziglang") is None:
        report(NO_ZIG, "")
        return _remove(target)
    digest = _digest_of_sources(sources)
    if _is_up_to_date(target, digest):
        return built_files(target)
    try:
        target.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=target, prefix=".kernel-") as scratch:
            _compile(sources, Path(scratch))
            stamp_path(target).unlink(missing_ok=True)
            for path in built_files(target):
                (Path(scratch) / path.name).replace(path)
        stamp_path(target).write_text(_stamp(target, digest))
    except subprocess.CalledProcessError as error:
        report(FAILED, error.stderr)
        return _remove(target)
    except OSError as error:
        report(FAILED, f"{error}\n")
        return _remove(target)
    return built_files(target)


def _remove(target: Path) -> list[Path]:
    """Remove an older kernel, which would not be that of these sources; return what is left."""
    for path in (*built_files(target), stamp_path(target)):
        path.unlink(missing_ok=True)
    return []


def built_files(target: Path) -> list[Path]:
    return [target / name for name in VARIANTS]


def stamp_path(target: Path) -> Path:
    """Return the file with the digests of the sources and of what was built."""
    return target / "kernel.stamp"


def _digest_of_sources(folder: Path) -> str:
    # All headers: some are shared with parts of the kernel that the page does not need.
    used = [
        *folder.rglob("*.h"),
        *(path for part in FOLDERS for path in folder.glob(f"{part}/**/*.c")),
    ]
    digests = [(path.relative_to(folder).as_posix(), native.digest(path)) for path in sorted(used)]
    settings = (_zig_version(), FOLDERS, dict(VARIANTS), FLAGS, LINK, EXPORTS)
    return hashlib.sha256(repr((digests, settings)).encode()).hexdigest()


def _zig_version() -> str:
    try:
        return version("ziglang")
    except PackageNotFoundError:
        return ""


def _stamp(target: Path, digest: str) -> str:
    return "\n".join([digest, *map(native.digest, built_files(target))]) + "\n"


def _is_up_to_date(target: Path, digest: str) -> bool:
    try:
        return stamp_path(target).read_text() == _stamp(target, digest)
    except OSError:
        return False


def _compile(folder: Path, scratch: Path) -> None:
    units = [
        unit
        for unit in native.compile_units(folder, "wasm32")
        if unit.source.relative_to(folder).parts[0] in FOLDERS
    ]
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        for name, variant in VARIANTS.items():

            def compile_one(number: int, variant: tuple[str, ...] = variant) -> str:
                unit = units[number]
                target = str(scratch / f"{number}.o")
                include = (f"-I{folder}", f"-isystem{folder / 'wasm' / 'include'}")
                flags = (*FLAGS, *WARNINGS, *variant, *unit.flags, *include)
                _zig(scratch, "cc", *flags, "-c", str(unit.source), "-o", target)
                return target

            objects = list(workers.map(compile_one, range(len(units))))
            exports = [f"--export={each}" for each in EXPORTS]
            module = scratch / name
            _zig(scratch, "wasm-ld", *LINK, *exports, *objects, "-o", str(module))


def _zig(scratch: Path, *command: str) -> None:
    environment = os.environ | {
        "ZIG_GLOBAL_CACHE_DIR": str(scratch / "cache"),
        "ZIG_LOCAL_CACHE_DIR": str(scratch / "cache"),
    }
    subprocess.run(  # noqa: S603
        [sys.executable, "-m", "ziglang", *command],
        capture_output=True,
        errors="replace",
        check=True,
        env=environment,
    )


if __name__ == "__main__":
    sys.exit(not build())
