"""The core in Node: the sources of the page, bundled, with the kernel in WebAssembly."""

import json
import subprocess
from collections.abc import Generator, Iterable
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import hatch_build
from rapido.kernel.native.build_wasm import TARGET
from tests.kernel.wasm.node import FRONTEND, bundle_script

ENTRY: Final = "src/core/answers.testing.ts"
BATCH: Final = 100


class NodeCore:
    """Answers requests as the page does."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def answers(self, requests: Iterable[tuple[str, object]]) -> list[Any]:
        """Return what the core answers to each request, or the code of the error."""
        waiting, found = list(requests), list[Any]()
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        for first in range(0, len(waiting), BATCH):
            self._process.stdin.write(json.dumps(waiting[first : first + BATCH]) + "\n")
            self._process.stdin.flush()
            found += json.loads(self._process.stdout.readline())
        return found


@contextmanager
def node_core(folder: Path) -> Generator[NodeCore]:
    """Bundle the core into a folder and run it with the kernel that the set-up has built."""
    bundle = bundle_script(FRONTEND / ENTRY, folder / "core.mjs")
    node = hatch_build.node()
    weights = sorted(TARGET.glob("value-*.bin"))
    command = [node, "tests/core/answers.mjs", bundle, TARGET / "kernel-simd.wasm", *weights]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as process:
        yield NodeCore(process)
        assert process.stdin is not None
        process.stdin.close()
