"""Build the sdist and a wheel for every platform: `python packaging/build_wheels.py`.

The clang in the package ziglang compiles the kernel for each of them; the page is built once. Every
wheel is built from the unpacked sdist, as an index would have it. It needs the packages of run.txt,
docs.txt and zig.txt in requirements/, and Node or those of node.txt.
"""

import argparse
import os
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "src"))

from rapido.kernel.native.targets import TARGETS  # noqa: E402

BACKEND = "import sys; from hatchling.build import {0}; print({0}(sys.argv[1]))"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("targets", nargs="*", metavar="TARGET", help=", ".join(TARGETS))
    parser.add_argument("--to", type=Path, default=ROOT / "dist", metavar="FOLDER")
    options = parser.parse_args()
    unknown = sorted({*options.targets} - {*TARGETS})
    if unknown:
        parser.error(f"{unknown[0]} is none of {', '.join(TARGETS)}")
    folder: Path = options.to.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    sdist = call_backend("build_sdist", ROOT, folder)
    show(sdist)
    with tempfile.TemporaryDirectory() as scratch:
        with tarfile.open(sdist) as archive:
            archive.extractall(scratch)  # noqa: S202 - our own; Debian's 3.11.2 has no filter
        [source] = Path(scratch).iterdir()
        # Libraries that are up to date are not compiled again.
        (ROOT / "build").mkdir(exist_ok=True)
        (source / "build").symlink_to(ROOT / "build")
        for name in options.targets or TARGETS:
            show(call_backend("build_wheel", source, folder, RAPIDO_TARGET=name))


def call_backend(function: str, source: Path, folder: Path, **environment: str) -> Path:
    """Call the build back end without isolation: what it needs is pinned in requirements/."""
    command = [sys.executable, "-c", BACKEND.format(function), str(folder)]
    asked = {**os.environ, "PYTHONPATH": "", **environment}
    done = subprocess.run(command, cwd=source, env=asked, stdout=subprocess.PIPE, check=True)
    return folder / done.stdout.decode().splitlines()[-1]


def show(path: Path) -> None:
    print(f"{path.stat().st_size / 1e6:6.2f} MB  {path.name}", flush=True)


if __name__ == "__main__":
    main()
