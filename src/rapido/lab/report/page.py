"""A report of the lab as one HTML file."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rapido import __version__
from rapido.html import elements
from rapido.html.elements import Html, details, figure, joined, table, tag
from rapido.html.page import page

_STYLE: Final = "@media print { details::details-content { content-visibility: visible; } }\n"
"""unfolds the numbers on paper"""


@dataclass(frozen=True, slots=True)
class Section:
    """A plot with the numbers behind it, or the numbers alone."""

    title: str
    about: str
    headings: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]
    plot: Html | None = None


def report_page(
    title: str, facts: Sequence[str], sections: Sequence[Section], warning: str = ""
) -> str:
    body = [tag("p", fact, class_="note") for fact in facts]
    if warning:
        body.append(tag("p", warning, class_="warning"))
    body += map(_section, sections)
    sentence = f"Rapido {__version__}. Intervals hold the truth in 95 % of all cases."
    return page("en", title, *body, tag("footer", sentence), style=_STYLE)


def _section(section: Section) -> Html:
    body = table(section.headings, section.rows)
    if section.plot is not None:
        body = joined(figure(section.plot), details("The numbers", body))
    return elements.section(section.title, tag("p", section.about), body)
