"""Foreign text is escaped where it could act, and left alone where it cannot."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rapido.foreign_text import MAX_MARKS, escape_text, is_visible, isolate, name_key
from tests.foreign_text.hostile import HARMLESS, HOSTILE, acting

ANY_TEXT = st.text(
    st.characters(categories=["Cc", "Cf", "Cs", "Co", "Mn", "So", "Lo", "Zl", "Nd"])
    | st.sampled_from(
        "a1\u200c\u200d\ufe0f\u20e3\u0301\u094d\u064e\u0645\U0001f3f4\U0001f3fd\u2764"
    ),
    max_size=12,
)


@pytest.mark.parametrize("kind", HOSTILE)
def test_what_acts_is_escaped(kind: str) -> None:
    text = HOSTILE[kind]
    shown = escape_text(text)
    assert "\\" in shown
    assert not acting(shown)
    assert "\n" not in shown
    assert not is_visible(text)


@pytest.mark.parametrize("kind", HARMLESS)
def test_what_can_be_seen_is_left_alone(kind: str) -> None:
    text = HARMLESS[kind]
    assert escape_text(text) == text
    assert is_visible(text)


@given(ANY_TEXT)
def test_escaped_text_is_visible_and_can_be_encoded(text: str) -> None:
    shown = escape_text(text)
    shown.encode()
    assert is_visible(shown)
    assert escape_text(shown) == shown
    assert is_visible(text) == (shown == text)


def test_escapes_are_those_of_python() -> None:
    assert escape_text("\x1b[2J\u202e\U000e0041") == "\\x1b[2J\\u202e\\U000e0041"


def test_marks_are_limited_on_every_character() -> None:
    most = "a" + "\u0301" * MAX_MARKS
    assert is_visible(most * 3)
    assert not is_visible(most + "\u0301")


def test_only_text_from_right_to_left_is_isolated() -> None:
    assert isolate("Ana") == "Ana"
    for name in ("דנה", "ليلى", "\u0661"):
        assert isolate(name) == f"\u2068{name}\u2069"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ana", "A\u200bna"),
        ("Zoë", "Zoe\u0308"),
        ("Ana B", "Ana\u00a0B"),
        ("☀", "☀\ufe0f"),
        ("Ana", "\uff21na"),
    ],
)
def test_names_that_look_the_same_have_the_same_key(name: str, other: str) -> None:
    assert name_key(name) == name_key(other)
    assert name_key(name) != name_key(name + "x")
