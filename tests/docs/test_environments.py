"""All code of the page about environments runs, and prints what the page says."""

import contextlib
import io
import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

PAGE = Path("docs/environments.md").read_text("utf-8")
BLOCK = re.compile(r"^```python\n(.*?)^```$(?:\n\n```text\n(.*?)^```$)?", re.MULTILINE | re.DOTALL)
EXAMPLES = BLOCK.findall(PAGE)
NOT_TEST_DEPENDENCIES = ("torch", "sb3_contrib")


def has_gpu() -> bool:
    return find_spec("torch") is not None and import_module("torch").cuda.is_available()


@pytest.mark.parametrize(("code", "printed"), EXAMPLES, ids=range(len(EXAMPLES)))
def test_example(code: str, printed: str) -> None:
    needed = [name for name in NOT_TEST_DEPENDENCIES if re.search(rf"\b{name}\b", code)]
    compiled = compile(code, "docs/environments.md", "exec")
    if all(map(find_spec, needed)) and ("GpuBatch" not in code or has_gpu()):
        output = io.StringIO()
        with contextlib.redirect_stdout(output):
            exec(compiled, {"__name__": "example"})  # noqa: S102 - our own
        assert not printed or output.getvalue() == printed


def test_there_is_one_for_every_door() -> None:
    shown = "\n".join(code for code, _ in EXAMPLES)
    for door in ("gymnasium.make(", "gymnasium.make_vec(", "rapido_v0.env(", "pyspiel.load_game("):
        assert door in shown
