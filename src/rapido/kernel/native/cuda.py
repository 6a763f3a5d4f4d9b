"""Compiles CUDA code with nvcc, when it is needed."""

import hashlib
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from rapido.kernel.native.build import SOURCES, digest
from rapido.rules import BadRequest


class NoCompiler(BadRequest):
    """There is no nvcc on this machine."""


class NotCompiled(BadRequest):
    """What nvcc has printed."""


def compile_cuda(sources: Sequence[str], library: Path, arch: str = "native") -> None:
    """Compile files of the C folder into a library, by default for the GPU of this machine."""
    flags = ["-O3", f"-arch={arch}", "-shared", "-Xcompiler", "-fPIC", f"-I{SOURCES}"]
    files = [str(SOURCES / source) for source in sources]
    done = subprocess.run(  # noqa: S603
        [_nvcc(), *flags, "-o", str(library), *files],
        capture_output=True,
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        raise NotCompiled(f"nvcc could not compile for the GPU of this machine:\n{done.stderr}")


def cached_cuda(sources: Sequence[str], folder: Path, arch: str) -> Path:
    """Return such a library from the folder, after compiling it if nothing like it is there."""
    headers = sorted([*SOURCES.rglob("*.h"), *SOURCES.rglob("*.cuh")])
    files = [*headers, *(SOURCES / source for source in sources)]
    key = hashlib.sha256(repr((arch, [digest(file) for file in files])).encode()).hexdigest()
    library = folder / f"{key[:32]}.so"
    if library.exists():
        return library
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=folder, prefix="building-") as scratch:
            compiled = Path(scratch, library.name)
            compile_cuda(sources, compiled, arch)
            compiled.replace(library)  # at once, so that nobody loads half a library
    except OSError as error:
        raise BadRequest(f"the folder {folder} cannot be written: {error.strerror}") from error
    return library


def _nvcc() -> str:
    nvcc = shutil.which("nvcc")
    if nvcc is None:
        raise NoCompiler("Computing on a GPU needs NVIDIA's compiler nvcc, which was not found.")
    return nvcc
