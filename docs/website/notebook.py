"""A notebook as a page: its text, its code, and what the code prints."""

import json
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

SHOWN: Final = "\n\n*This is the notebook `{}`, with what its code prints.*"
NOT_SHOWN: Final = "\n\n*This is the notebook `{}`. What its code prints is missing here. {}*"


class Run(NamedTuple):
    """What the code cells of a notebook print, or why it cannot be run."""

    outputs: list[str]
    missing: str = ""


def code_cells(notebook: str) -> Iterator[str]:
    """List the code of a notebook, cell by cell."""
    for cell in _cells(notebook):
        if cell["cell_type"] == "code":
            yield _source(cell)


def page_of(place: str, notebook: str, run: Run) -> str:
    """Return the page; `place` is where readers find the notebook."""
    printed = iter(run.outputs)
    shown = [
        _code(_source(cell), next(printed, "")) if cell["cell_type"] == "code" else _source(cell)
        for cell in _cells(notebook)
    ]
    shown[0] += (NOT_SHOWN if run.missing else SHOWN).format(place, run.missing)
    return "\n\n".join(shown) + "\n"


def _code(source: str, printed: str) -> str:
    code = f"```python\n{source}\n```"
    return f"{code}\n\n```text\n{printed.rstrip()}\n```" if printed.strip() else code


def _cells(notebook: str) -> list[dict[str, Any]]:
    return json.loads(notebook)["cells"]


def _source(cell: dict[str, Any]) -> str:
    source = cell["source"]
    return source if isinstance(source, str) else "".join(source)
