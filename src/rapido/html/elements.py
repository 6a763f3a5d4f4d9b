"""HTML and SVG as nested calls; whatever is not made here is escaped."""

from collections.abc import Iterable
from html import escape
from pathlib import Path


class Html(str):
    """Markup that is safe to put into a page."""

    __slots__ = ()


def tag(name: str, *children: str, **attributes: str | float) -> Html:
    """Make an element; `class_` is written class, and an underscore within a name a hyphen."""
    inner = "".join(child if isinstance(child, Html) else escape(child) for child in children)
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(_write(value))}"'
        for key, value in attributes.items()
    )
    return Html(f"<{name}{written}>{inner}</{name}>")


def joined(*parts: Html) -> Html:
    """Put elements one after the other."""
    return Html("".join(parts))


def table(headings: Iterable[str], rows: Iterable[Iterable[str]]) -> Html:
    """Make a table whose first column names its rows."""
    head = tag("tr", *(tag("th", heading, scope="col") for heading in headings))
    body = joined(*(tag("tr", *_cells(row)) for row in rows))
    return tag("div", tag("table", tag("thead", head), tag("tbody", body)), class_="wide")


def whole_page(language: str, title: str, *sections: Html) -> str:
    """Make a page that needs nothing but itself."""
    style = (Path(__file__).parent / "page.css").read_text("utf-8")
    head = tag(
        "head",
        Html('<meta charset="utf-8">'),
        Html('<meta name="viewport" content="width=device-width, initial-scale=1">'),
        Html('<meta name="color-scheme" content="light dark">'),
        tag("title", title),
        tag("style", Html(style)),
    )
    page = tag("html", head, tag("body", tag("main", *sections)), lang=language)
    return f"<!doctype html>\n{page}\n"


def _cells(row: Iterable[str]) -> Iterable[Html]:
    first, *others = row
    return (tag("th", first, scope="row"), *(tag("td", other) for other in others))


def _write(value: str | float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
