"""The code in the pages is valid, and the examples print what the pages say."""

import contextlib
import io
import json
import re
import shlex
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from rapido.cli import COMMANDS, OF_THE_PROJECT
from rapido.cli.options.parser import CommandParser
from rapido.players.kit import check_player
from rapido.rooms.ports import Store
from tests.docs.code_blocks import Block, blocks, blocks_in, examples
from tests.kits.store_kit import PersistentStoreKit

ELSEWHERE = ("environments.md", "solving.md")
"""pages whose examples need more: test_environments.py and test_solving.py"""
EXAMPLES = [each for each in examples() if each[0].page.name not in ELSEWHERE]
COMMAND_LINE = Path("docs/command-line.md").read_text("utf-8")


@pytest.mark.parametrize(("code", "printed"), EXAMPLES, ids=[str(code) for code, _ in EXAMPLES])
def test_example_prints_what_the_page_says(code: Block, printed: str) -> None:
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        names_in(code)
    assert output.getvalue() == printed


def test_there_are_examples() -> None:
    pages = {code.page.as_posix() for code, _ in EXAMPLES}
    assert {"docs/start/programmers.md", "docs/start/researchers.md"} <= pages


@pytest.mark.parametrize("block", blocks_in("python"), ids=str)
def test_python_compiles(block: Block) -> None:
    compile(block.text, str(block), "exec")


@pytest.mark.parametrize("block", blocks_in("json"), ids=str)
def test_json_is_valid(block: Block) -> None:
    json.loads(block.text)


@pytest.mark.parametrize("block", blocks_in("toml"), ids=str)
def test_toml_is_valid(block: Block) -> None:
    tomllib.loads(block.text)


def command_lines() -> list[tuple[str, str]]:
    """Return the lines that call Rapido, with the pages and lines they are in."""
    return [
        (f"{block.page}:{block.line + number}", words)
        for block in blocks_in("")
        for number, line in enumerate(block.text.splitlines())
        if (found := re.match(r"(?:\./)?rapido(?: (.*?))?(?:  +.*)?$", line.strip()))
        # [--option] may be left out; what follows > is the shell's.
        for words in [re.sub(r"[][]| [>|] .*", "", found[1] or "")]
    ]


@pytest.mark.parametrize(("where", "words"), command_lines(), ids=lambda each: each[:60])
def test_command_can_be_parsed(where: str, words: str) -> None:
    command, *arguments = shlex.split(words) or ["serve"]
    if command in OF_THE_PROJECT or command.startswith("--"):
        return
    assert command in COMMANDS, where
    parser = CommandParser("rapido", language="en")
    module = import_module(f"rapido.cli.{command}")
    module.configure(parser)
    parser.parse_args(arguments)


@pytest.mark.parametrize("name", [*COMMANDS, *OF_THE_PROJECT])
def test_every_command_is_documented(name: str) -> None:
    heading = f"\n### rapido {name}\n"
    assert heading in COMMAND_LINE or f"`./rapido {name}" in COMMAND_LINE


def test_store_of_the_how_to_passes_the_kit(tmp_path: Path) -> None:
    store = names_in(blocks(Path("docs/how-to/add-a-store.md"))[0])["LogStore"]

    class Kit(PersistentStoreKit):
        async def open(self, folder: Path) -> Store:
            return await store.open(folder / "rooms.log")

    Kit().test_reopened_store_has_all_data(tmp_path)


def test_player_of_the_how_to_passes_the_kit() -> None:
    block = blocks(Path("docs/how-to/add-a-computer-player.md"))[0]
    check_player(names_in(block)["Seventy"]())
    start = Path("docs/start/programmers.md").read_text("utf-8")
    assert block.text.partition("class ")[2] in start


def names_in(block: Block) -> dict[str, Any]:
    names: dict[str, Any] = {"__name__": "example"}
    exec(compile(block.text, str(block), "exec"), names)  # noqa: S102
    return names
