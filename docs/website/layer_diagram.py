"""Draws a Mermaid flowchart of layers: each row may use the rows below it."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from html import escape
from typing import Final

NODE: Final = r'(\w+)(?:\["([^"]+)"\])?'
EDGE: Final = re.compile(rf"{NODE} --> {NODE}")
GROUP: Final = re.compile(r"subgraph (\w+) \[([^\]]+)\]")


@dataclass
class _Chart:
    labels: dict[str, str] = field(default_factory=dict[str, str])
    groups: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    edges: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])


def draw_layers(lines: Iterable[str]) -> str:
    """Return the chart as boxes in rows, which wrap on a narrow screen."""
    chart = _read(lines)
    ranks = _ranks(chart)
    rows = [
        "".join(_box(chart, name) for name, rank in ranks.items() if rank == row)
        for row in range(max(ranks.values()) + 1)
    ]
    arrow = '<p class="layers-arrow" aria-hidden="true">↓</p>'
    return '<div class="layers">' + arrow.join(f"<div>{row}</div>" for row in rows) + "</div>"


def _read(lines: Iterable[str]) -> _Chart:
    chart, group = _Chart(), ""
    for line in lines:
        if opened := GROUP.fullmatch(line):
            group = opened[1]
            chart.labels[group], chart.groups[group] = opened[2], []
        elif line == "end":
            group = ""
        elif edge := EDGE.fullmatch(line):
            start, start_label, end, end_label = edge.groups()
            chart.labels |= {
                name: label for name, label in ((start, start_label), (end, end_label)) if label
            }
            chart.edges.append((start, end))
        elif node := re.fullmatch(NODE, line):
            chart.labels[node[1]] = node[2]
            chart.groups[group].append(node[1])
        else:
            raise ValueError(f"not understood in a diagram of layers: {line!r}")
    return chart


def _ranks(chart: _Chart) -> dict[str, int]:
    """Return the row of each box: one below the lowest of those that point to it."""
    inside = {name for members in chart.groups.values() for name in members}
    ranks = dict.fromkeys((name for name in chart.labels if name not in inside), 0)
    for _ in ranks:
        for start, end in chart.edges:
            ranks[end] = max(ranks[end], ranks[start] + 1)
    return ranks


def _box(chart: _Chart, name: str) -> str:
    if name in chart.groups:
        members = "".join(_box(chart, each) for each in chart.groups[name])
        return f"<section><p>{escape(chart.labels[name])}</p><div>{members}</div></section>"
    title, _, about = chart.labels[name].partition(": ")
    return f"<p><strong>{escape(title)}</strong> {escape(about)}</p>"
