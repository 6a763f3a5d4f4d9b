"""HTML pages and plots: everything is escaped, and data is drawn to scale."""

from xml.etree import ElementTree as ET

import pytest

from rapido.foreign_text import isolate
from rapido.html.column_plots import Column, counts_on_bands, histogram
from rapido.html.elements import Html, details, section, table, tag
from rapido.html.heatmap import heatmap
from rapido.html.line_plot import lines
from rapido.html.page import page
from rapido.html.row_plots import Row, Waterfall, bands, bars, dots, waterfalls
from rapido.html.svg import WIDTH, Scale, shorten, ticks
from tests.foreign_text.hostile import HOSTILE, acting_in_page

UNSAFE = "<script>\"&'"


def parsed(markup: Html) -> ET.Element:
    return ET.fromstring(markup)  # noqa: S314 - our own markup


def plots(name: str) -> list[Html]:
    rows = [Row(name, 1.0, (0.5, 2.0), name), Row("b", 0.0, None, "")]
    return [
        bars(name, rows, lambda _tick: name),
        dots(name, rows, lambda _tick: name),
        bands(name, rows),
        waterfalls(name, [Waterfall(name, 0.5, [("own-dice", 0.5)])], (name, name)),
        histogram(name, [1, 2], [name, name], name),
        counts_on_bands(name, [Column(name, 3, 1, 5)]),
        heatmap(name, [name, "b"], [[None, 0.25], [0.75, None]], lambda _share: name),
        lines(name, [name, "b"], [[0.5, 1.0], [0.5, 0.0]]),
    ]


def test_text_and_attributes_are_escaped() -> None:
    inner = tag("b", UNSAFE, title=UNSAFE, class_=None, data_x=1.5)
    outer = tag("p", UNSAFE, inner)
    assert UNSAFE not in outer
    found = parsed(outer)
    assert found.text == UNSAFE
    (bold,) = found
    assert bold.text == UNSAFE
    assert bold.attrib == {"title": UNSAFE, "data-x": "1.5"}


def test_tables_sections_and_details_are_escaped() -> None:
    parts = (table([UNSAFE], [[UNSAFE, UNSAFE]]), section(UNSAFE), details(UNSAFE, tag("p")))
    text = page("en", UNSAFE, *parts)
    assert UNSAFE not in text
    assert text.count("&lt;script&gt;") == 7
    assert "<details>" in text
    assert '<details open="">' in details("more", tag("p"), is_open=True)


@pytest.mark.parametrize("number", range(8))
def test_plots_are_escaped_and_labeled(number: int) -> None:
    plot = plots(UNSAFE)[number]
    assert UNSAFE not in plot
    found = parsed(plot)
    assert found.attrib["role"] == "img"
    assert found.attrib["aria-label"] == UNSAFE


@pytest.mark.parametrize("number", range(8))
def test_nothing_is_drawn_outside_the_plot(number: int) -> None:
    found = parsed(plots("somebody with a long name")[number])
    _, _, width, height = map(float, found.attrib["viewBox"].split())
    assert width == WIDTH
    for shape in found.iter("rect"):
        left, top, wide, high = (float(shape.attrib[key]) for key in ("x", "y", "width", "height"))
        assert 0 <= left <= left + wide <= width
        assert 0 <= top <= top + high <= height


def test_bars_are_drawn_to_scale() -> None:
    found = parsed(bars("", [Row("a", 10.0, None, ""), Row("b", 40.0, None, "")], str))
    short, long = (float(bar.attrib["width"]) for bar in found.iter("rect"))
    assert long == pytest.approx(4 * short)


def test_waterfall_ends_at_the_sum_of_its_steps() -> None:
    row = Waterfall("a", 0.5, [("up", 0.25), ("down", -0.75)])
    assert row.levels == [0.5, 0.75, 0.0]
    up, down = parsed(waterfalls("", [row], ("0", "1"))).iter("rect")
    right = float(up.attrib["x"]) + float(up.attrib["width"])
    assert right == pytest.approx(float(down.attrib["x"]) + float(down.attrib["width"]), abs=0.02)
    assert float(down.attrib["width"]) == pytest.approx(3 * float(up.attrib["width"]), abs=0.05)


def test_descending_scale() -> None:
    scale = Scale(0.0, 1.0, 250.0, 10.0)
    assert [scale(value) for value in (0, 0.5, 1)] == [250, 130, 10]


def test_ticks_are_round_numbers() -> None:
    assert ticks(0, 37) == [0, 10, 20, 30]
    assert ticks(-296, 238) == [-200, -100, 0, 100, 200]
    assert ticks(5, 5) == [5]


def test_long_names_are_shortened() -> None:
    assert shorten("Ana", 3) == "Ana"
    assert shorten("Anastasia", 3) == "An…"


@pytest.mark.parametrize("kind", HOSTILE)
def test_characters_that_act_are_escaped_in_text_and_attributes(kind: str) -> None:
    text = HOSTILE[kind]
    markup = page("en", text, tag("p", text, title=text), table([text], [[text]]), *plots(text))
    markup.encode()
    assert not acting_in_page(markup)
    parsed(tag("p", text, title=text))


@pytest.mark.parametrize("name", ["דנה", "ليلى", "ليلى" * 9])
def test_names_from_right_to_left_stay_isolated(name: str) -> None:
    markup = tag("p", f"{isolate(name)} wins")
    assert markup == f"<p>\u2068{name}\u2069 wins</p>"
    for plot in plots(isolate(name)):
        assert plot.count("\u2068") == plot.count("\u2069") > 0
        assert "\\u" not in plot


def test_isolate_that_is_not_closed_is_escaped() -> None:
    assert tag("p", "\u2068a") == "<p>\\u2068a</p>"
    assert tag("p", "a\u2069") == "<p>a\\u2069</p>"
    assert tag("p", "\u2068a\u202eb\u2069") == "<p>\u2068a\\u202eb\u2069</p>"


def test_shortened_name_does_not_end_in_a_joiner() -> None:
    assert shorten("👨\u200d👩\u200d👧\u200d👦", 3) == "👨…"
