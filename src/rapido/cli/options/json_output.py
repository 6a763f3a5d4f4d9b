"""The option `--json`, and how all commands print what it asks for."""

import json
from typing import Any

import msgspec


def add_json(parser: Any) -> None:  # noqa: ANN401 - a parser or a group of one
    parser.add_argument("--json", action="store_true", help="help-json")


def print_json(document: object) -> None:
    """Print one line in ASCII, which is the same in any terminal, and nothing else."""
    print(json.dumps(msgspec.to_builtins(document)), flush=True)
