"""The code of the GPU, compiled for the CPU."""

import subprocess
from pathlib import Path

import pytest

from rapido.kernel.gpu.library import BatchLibrary
from rapido.kernel.native.build import NO_COMPILER, SOURCES, find_compiler

FLAGS = ("-std=c11", "-O1", "-fPIC", "-Wall", "-Wextra", "-Wpedantic", "-Werror")


@pytest.fixture(scope="session")
def library(tmp_path_factory: pytest.TempPathFactory) -> BatchLibrary:
    compiler = find_compiler()
    if compiler is None:
        pytest.skip(NO_COMPILER)
    source = Path(__file__).with_name("on_cpu.c")
    target = tmp_path_factory.mktemp("gpu") / "on_cpu.so"
    command = [*compiler, *FLAGS, f"-I{SOURCES}", "-shared", source, "-o", target]
    subprocess.run(command, check=True)
    return BatchLibrary(str(target))
