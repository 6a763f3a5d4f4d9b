"""Notebooks as pages: their code is run, and what it prints is shown."""

import json
from pathlib import Path

import pytest
from website.errors import SiteError
from website.notebook import Run, page_of
from website.notebook_outputs import outputs_of, run_apart


def notebook(*sources: str) -> str:
    """Return a notebook with a title and these code cells."""
    title = {"cell_type": "markdown", "source": ["# Odds\n", "of a roll"]}
    code = [{"cell_type": "code", "source": source.splitlines(keepends=True)} for source in sources]
    return json.dumps({"cells": [title, *code]})


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "odds.ipynb"


def test_outputs_follow_their_code() -> None:
    page = page_of("a/odds.ipynb", notebook("print(1)", "x = 2"), Run(["1\n", ""]))
    where = "*This is the notebook `a/odds.ipynb`, with what its code prints.*"
    code = "```python\nprint(1)\n```\n\n```text\n1\n```\n\n```python\nx = 2\n```\n"
    assert page == f"# Odds\nof a roll\n\n{where}\n\n{code}"


def test_cells_share_their_names_and_show_their_last_value(file: Path) -> None:
    file.write_text(notebook("x = 6\nprint(x)", "x = x * 7\nx", "def f():\n    return x", "f();0"))
    assert [*outputs_of(file)] == ["6\n", "42\n", "", "0\n"]


def test_page_says_why_there_are_no_outputs(file: Path) -> None:
    file.write_text(notebook("print(1)", "import rapido_of_another_name"))
    run = run_apart(file)
    assert run.outputs == []
    page = page_of("a/odds.ipynb", file.read_text(), run)
    head = page.partition("```")[0]
    assert "`a/odds.ipynb`. What its code prints is missing here. It needs the package" in head
    assert "rapido_of_another_name, which is not installed here.*" in head
    assert page.count("```text") == 0


def test_cell_that_fails_is_named(file: Path) -> None:
    file.write_text(notebook("x = 1", "assert x == 2"))
    with pytest.raises(SiteError, match=r"odds\.ipynb, code cell 2(.|\n)*AssertionError"):
        run_apart(file)
