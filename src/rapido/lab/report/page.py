"""A report of the lab as one HTML file."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rapido import __version__
from rapido.html import elements
from rapido.html.elements import Html, details, figure, joined, table, tag
from rapido.html.page import page
from rapido.locales import Say

_STYLE: Final = """\
td { white-space: nowrap; }
@media print { details::details-content { content-visibility: visible; } }
"""
"""keeps figures on one line, and unfolds them on paper"""


@dataclass(frozen=True, slots=True)
class Section:
    """A plot with the numbers behind it, or the numbers alone."""

    title: str
    about: str
    headings: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]
    plot: Html | None = None


def report_page(  # noqa: PLR0913 - all that a page shows
    title: str,
    facts: Sequence[str],
    sections: Sequence[Section],
    say: Say,
    language: str,
    *,
    warning: str = "",
) -> str:
    body = [tag("p", fact, class_="note") for fact in facts]
    if warning:
        body.append(tag("p", warning, class_="warning"))
    body += (_section(section, say) for section in sections)
    footer = tag("footer", say("report-footer", version=__version__))
    return page(language, title, *body, footer, style=_STYLE)


def _section(section: Section, say: Say) -> Html:
    body = table(section.headings, section.rows)
    if section.plot is not None:
        body = joined(figure(section.plot), details(say("review-as-table"), body))
    return elements.section(section.title, tag("p", section.about), body)
