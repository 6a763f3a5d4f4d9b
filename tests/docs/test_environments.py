"""The code of the page about environments runs, also where the page does not say what it prints."""

import contextlib
import io
import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.docs.code_blocks import Block, blocks, examples

PAGE = Path("docs/environments.md")
CODE = [block for block in blocks(PAGE) if block.language == "python"]
COMPARED = {code for code, _ in examples()}
"""test_code_blocks.py runs these"""
NOT_TEST_DEPENDENCIES = ("torch", "sb3_contrib")


def has_gpu() -> bool:
    return find_spec("torch") is not None and import_module("torch").cuda.is_available()


@pytest.mark.parametrize("code", [each for each in CODE if each not in COMPARED], ids=str)
def test_code_runs(code: Block) -> None:
    needed = [name for name in NOT_TEST_DEPENDENCIES if re.search(rf"\b{name}\b", code.text)]
    compiled = compile(code.text, str(code), "exec")
    if all(map(find_spec, needed)) and ("GpuBatch" not in code.text or has_gpu()):
        with contextlib.redirect_stdout(io.StringIO()):
            exec(compiled, {"__name__": "example"})  # noqa: S102


def test_there_is_some_for_every_library() -> None:
    shown = "\n".join(code.text for code in CODE)
    for entry in ("gymnasium.make(", "gymnasium.make_vec(", "rapido_v0.env(", "pyspiel.load_game("):
        assert entry in shown
