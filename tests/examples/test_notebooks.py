"""The notebooks run from the first cell to the last, without Jupyter, and assert their figures."""

import contextlib
import io
import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOKS = sorted(Path("examples/notebooks").glob("*.ipynb"))


def cells(notebook: Path) -> list[dict[str, Any]]:
    return json.loads(notebook.read_text("utf-8"))["cells"]


def code(notebook: Path) -> list[str]:
    return ["".join(cell["source"]) for cell in cells(notebook) if cell["cell_type"] == "code"]


def run(notebook: Path) -> str:
    """Run all cells in one namespace, as a kernel would; return what they print."""
    names: dict[str, Any] = {"__name__": "__main__"}
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        for number, source in enumerate(code(notebook), 1):
            exec(compile(source, f"{notebook.name}, code cell {number}", "exec"), names)  # noqa: S102
    return printed.getvalue()


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_runs_from_top_to_bottom(notebook: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Figures must not depend on a table of the solved game that happens to be installed.
    monkeypatch.setenv("RAPIDO_TABLES", "/nowhere")
    printed = run(notebook)
    assert len(printed.splitlines()) >= len(code(notebook))
    assert "nan" not in printed


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_is_clean_for_git(notebook: Path) -> None:
    ids = [cell["id"] for cell in cells(notebook)]
    assert len(set(ids)) == len(ids)
    for cell in cells(notebook):
        assert cell["cell_type"] == "markdown" or cell["outputs"] == []
        assert cell.get("execution_count") is None
    assert "assert " in "\n".join(code(notebook))


def test_there_are_three() -> None:
    assert [notebook.stem for notebook in NOTEBOOKS] == [
        "luck_and_skill",
        "rules_and_odds",
        "short_staircases",
    ]
