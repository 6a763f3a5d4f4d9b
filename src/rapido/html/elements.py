"""HTML and SVG elements as nested calls: text is escaped here and nowhere else."""

from collections.abc import Iterable
from html import escape

from rapido.foreign_text import escape_around_isolates


class Html(str):
    """Markup that is already escaped."""

    __slots__ = ()


def tag(name: str, *children: str, **attributes: str | float | None) -> Html:
    """Make an element; `class_` is written class, an underscore as a hyphen, and None not at all.

    Children and attributes are escaped unless they are `Html`: markup, and what would act on the
    reader, such as a change of direction that does not end.
    """
    inner = "".join(child if isinstance(child, Html) else _escape(child) for child in children)
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_escape(_value(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    return Html(f"<{name}{written}>{inner}</{name}>")


def joined(*parts: Html) -> Html:
    return Html("".join(parts))


def table(headings: Iterable[str], rows: Iterable[Iterable[str]]) -> Html:
    """Make a table whose first column names its rows."""
    head = tag("tr", *(tag("th", heading, scope="col") for heading in headings))
    body = joined(*(tag("tr", *_cells(row)) for row in rows))
    return tag("div", tag("table", tag("thead", head), tag("tbody", body)), class_="scroll")


def figure(plot: Html) -> Html:
    return tag("figure", plot)


def section(title: str, *body: Html) -> Html:
    return tag("section", tag("h2", title), *body)


def details(summary: str, body: Html, *, is_open: bool = False) -> Html:
    return tag("details", tag("summary", summary), body, open="" if is_open else None)


def _cells(row: Iterable[str]) -> Iterable[Html]:
    first, *others = row
    return (tag("th", first, scope="row"), *(tag("td", other) for other in others))


def _escape(text: str) -> str:
    return escape(escape_around_isolates(text))


def _value(value: str | float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
