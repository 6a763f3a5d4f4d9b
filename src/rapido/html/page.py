"""A self-contained page without scripts, for light and dark screens and paper."""

from pathlib import Path
from typing import Final

from rapido.html.elements import Html, tag

STYLE: Final = Path(__file__).with_name("page.css")
_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"


def page(language: str, title: str, *body: Html, style: str = "") -> str:
    """Write a page with this title as its heading; `style` is added to the style of all pages."""
    head = tag(
        "head",
        Html('<meta charset="utf-8">'),
        Html('<meta name="viewport" content="width=device-width, initial-scale=1">'),
        Html(f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">'),
        tag("title", title),
        tag("style", Html(STYLE.read_text("utf-8") + style)),
    )
    main = tag("main", tag("h1", title), *body)
    return f"<!doctype html>\n{tag('html', head, tag('body', main), lang=language)}\n"
