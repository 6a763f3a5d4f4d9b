"""Runs notebooks without Jupyter: `python -m website.notebook_outputs NOTEBOOK` prints a `Run`."""

import ast
import io
import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from website.errors import SiteError
from website.notebook import Run, code_cells
from website.pages import ROOT

NO_TABLES: Final = {"RAPIDO_TABLES": os.devnull}
"""figures must not depend on a table of the solved game that happens to be installed"""
PLAYERS: Final = "rapido.players"
"""the entry points by which computer players are found"""


def outputs_of(notebook: Path) -> Iterator[str]:
    """Run the code cells in one namespace, as a kernel would; yield what each of them prints."""
    names: dict[str, Any] = {"__name__": "__main__"}
    for number, source in enumerate(code_cells(notebook.read_text("utf-8")), 1):
        printed = io.StringIO()
        with redirect_stdout(printed):
            _run_cell(source, f"{notebook.name}, code cell {number}", names)
        yield printed.getvalue()


def _run_cell(source: str, where: str, names: dict[str, Any]) -> None:
    """Run a cell; the value of an expression at its end is shown, as in Jupyter."""
    cell = ast.parse(source, where)
    shown = [cell.body.pop()] if cell.body and isinstance(cell.body[-1], ast.Expr) else []
    exec(compile(cell, where, "exec"), names)  # noqa: S102
    exec(compile(ast.Interactive(shown), where, "single"), names)  # noqa: S102


def run_apart(notebook: Path) -> Run:
    """Run a notebook in a process of its own, with the sources: Rapido need not be installed."""
    with TemporaryDirectory(prefix="rapido-notebook-") as packages:
        _name_players(Path(packages))
        path = (packages, str(ROOT / "src"), str(ROOT / "docs"), os.environ.get("PYTHONPATH"))
        done = subprocess.run(  # noqa: S603
            [sys.executable, "-m", "website.notebook_outputs", notebook.name],
            cwd=notebook.parent,
            env={**os.environ, **NO_TABLES, "PYTHONPATH": os.pathsep.join(filter(None, path))},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode:
        raise SiteError(f"The notebook {notebook.name} cannot be run:\n{done.stderr.strip()}")
    return Run(*json.loads(done.stdout))


def _name_players(packages: Path) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    entries = (f"{name} = {place}" for name, place in project["entry-points"][PLAYERS].items())
    metadata = packages / "rapido_game-0.dist-info"
    metadata.mkdir()
    (metadata / "entry_points.txt").write_text("\n".join([f"[{PLAYERS}]", *entries]), "utf-8")


def _run(notebook: Path) -> Run:
    try:
        from rapido.kernel import unavailable_reason  # noqa: PLC0415 - may be missing, too

        missing = unavailable_reason()
        return Run([], missing) if missing else Run([*outputs_of(notebook)])
    except ModuleNotFoundError as error:
        return Run([], f"It needs the package {error.name}, which is not installed here.")


if __name__ == "__main__":
    print(json.dumps(_run(Path(sys.argv[1]))))  # in ASCII, whatever the system's encoding is
