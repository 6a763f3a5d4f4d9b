"""Mermaid diagrams as HTML, drawn when the site is built: the page needs no script for them."""

import re
from typing import Final

from website.layer_diagram import draw_layers
from website.sequence_diagram import draw_sequence

BLOCK: Final = re.compile(r"^```mermaid\n(.*?)\n```$", re.MULTILINE | re.DOTALL)


def draw_diagrams(text: str) -> str:
    """Replace the Mermaid blocks of a page."""
    return BLOCK.sub(lambda block: _draw(block[1]), text)


def _draw(source: str) -> str:
    kind, *lines = [line.strip() for line in source.splitlines() if line.strip()]
    if kind == "sequenceDiagram":
        return draw_sequence(lines)
    if kind == "flowchart TD":
        return draw_layers(lines)
    raise ValueError(f"the site cannot draw a diagram that begins with {kind!r}")
