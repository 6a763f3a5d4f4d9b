"""The kernel in Node: the module that the set-up has built, with the page's code around it."""

import json
import os
import subprocess
from pathlib import Path
from typing import Any, Final

import hatch_build
from rapido.kernel.native.build_wasm import TARGET, VARIANTS

FRONTEND: Final = Path("frontend")
VARIANT_NAMES: Final = tuple(VARIANTS)


def bundle_script(entry: Path, bundle: Path) -> Path:
    """Bundle a source of the page and what it imports into one module."""
    rolldown = FRONTEND / "node_modules" / "rolldown" / "bin" / "cli.mjs"
    options = ["--format", "esm", "--file", str(bundle), "--log-level", "silent"]
    subprocess.run(
        [hatch_build.node(), rolldown, entry, *options], check=True, stdout=subprocess.DEVNULL
    )
    return bundle


def bundle_kernel(folder: Path) -> Path:
    """Bundle the page's code for the kernel into one file that Node can import."""
    return bundle_script(FRONTEND / "src" / "core" / "wasm" / "kernel.ts", folder / "kernel.mjs")


def run_kernel(script: Path, bundle: Path, variant: str, *arguments: str | os.PathLike[str]) -> Any:
    """Run a script with one variant of the kernel; return the JSON it prints."""
    command = [hatch_build.node(), script, bundle, TARGET / variant, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
