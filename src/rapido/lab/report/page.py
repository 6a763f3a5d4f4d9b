"""A report as one HTML file: no script, nothing fetched, readable by day, by night and on paper."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from rapido import __version__

_STYLE: Final = """
:root { color-scheme: light dark; --ink: #1d2430; --dim: #5b6675; --line: #d5dae2; --paper: #fbfaf7;
  --bar: #2f6fb3; --mark: #b3422f }
@media (prefers-color-scheme: dark) { :root { --ink: #e8eaee; --dim: #a3adba; --line: #3a4350;
  --paper: #171b21; --bar: #6ea8e0; --mark: #f08a74 } }
body { margin: 2rem auto; max-width: 46rem; padding: 0 1rem; background: var(--paper);
  color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
h1 { font-size: 1.6rem; line-height: 1.2 } h2 { font-size: 1.2rem; margin-top: 2.5rem }
p.dim, footer, figcaption { color: var(--dim) }
p.warning { border-left: .3rem solid var(--mark); padding-left: .8rem }
figure { margin: 1rem 0; overflow-x: auto }
svg { width: 100%; min-width: 24rem; height: auto; display: block }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif }
svg .dim { fill: var(--dim) } svg .bar { fill: var(--bar) } svg .dot { fill: var(--mark) }
svg .line { stroke: var(--line) } svg .whisker { stroke: var(--mark); stroke-width: 2 }
svg .on-dark { fill: #fff } svg .on-light { fill: #000 }
details { margin: .5rem 0 } summary { cursor: pointer; color: var(--dim) }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .15rem .9rem .15rem 0; border-bottom: 1px solid var(--line); text-align: right }
th:first-child, td:first-child { text-align: left }
footer { margin-top: 3rem; font-size: .9rem }
@media print { :root { --paper: #fff } body { margin: 0; max-width: none }
  figure, tr { break-inside: avoid } h2 { break-after: avoid }
  details::details-content { content-visibility: visible } }
"""


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of text under their heads."""

    heads: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Section:
    """A plot with the numbers behind it, or the numbers alone."""

    title: str
    about: str
    table: Table
    plot: str = ""


def page(title: str, facts: Sequence[str], sections: Sequence[Section], warning: str = "") -> str:
    """Write the whole file; all that is given, but for the plots, is plain text."""
    told = "".join(f'<p class="dim">{escape(fact)}</p>\n' for fact in facts)
    if warning:
        told += f'<p class="warning">{escape(warning)}</p>\n'
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta http-equiv="Content-Security-Policy" content="default-src \'none\';'
        " style-src 'unsafe-inline'\">\n"
        f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n"
        f"<h1>{escape(title)}</h1>\n{told}"
        + "".join(map(_section, sections))
        + f"<footer>Rapido {__version__}. Intervals hold the truth in 95 % of all cases.</footer>\n"
        "</body>\n</html>\n"
    )


def _section(section: Section) -> str:
    table = _table(section.table)
    if section.plot:
        table = (
            f"<figure>\n{section.plot}</figure>\n"
            f"<details><summary>The numbers</summary>\n{table}</details>\n"
        )
    about = f"<p>{escape(section.about)}</p>\n"
    return f"<section>\n<h2>{escape(section.title)}</h2>\n{about}{table}</section>\n"


def _table(table: Table) -> str:
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in table.heads)
    rows = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>\n"
        for row in table.rows
    )
    return f"<table>\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table>\n"
