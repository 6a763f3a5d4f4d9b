"""Numbers in messages: separators, percent signs and decimals as each language writes them."""

import pytest

from rapido.locales import LANGUAGES, VARIANTS, catalog
from rapido.locales.rounded import Rounded

WRITTEN = {
    "en": ("1,234", "12,345", "1,234.50", "1,234,567.9", "38.7%"),
    "de": ("1.234", "12.345", "1.234,50", "1.234.567,9", "38,7\u00a0%"),
    "fr": (
        *("1\u202f234", "12\u202f345", "1\u202f234,50", "1\u202f234\u202f567,9"),
        "38,7\u202f%",
    ),
    "it": ("1234", "12.345", "1234,50", "1.234.567,9", "38,7%"),
    "es": ("1234", "12.345", "1234,50", "1.234.567,9", "38,7\u00a0%"),
    "de-CH": ("1’234", "12’345", "1’234.50", "1’234’567.9", "38.7\u00a0%"),
}


def test_every_language_is_tested() -> None:
    assert set(WRITTEN) == {*LANGUAGES, *VARIANTS}


@pytest.mark.parametrize("language", WRITTEN)
def test_separators_and_percent_signs(language: str) -> None:
    say = catalog(language)
    numbers = (1234, 12_345, Rounded(1234.5, 2), Rounded(1_234_567.89, 1))
    written = [say("report-number", number=number) for number in numbers]
    assert (*written, say("report-percent", number=Rounded(38.7, 1))) == WRITTEN[language]
    assert say("review-percent", share=38.7) == WRITTEN[language][-1]


@pytest.mark.parametrize("language", WRITTEN)
def test_plurals(language: str) -> None:
    say = catalog(language)
    one, many = (say("report-games", games=n, finish=21, seed="1") for n in (1, 1234))
    assert many.startswith(WRITTEN[language][0])
    assert one.split()[1] != many.split()[1]  # game, games


def test_numbers_are_rounded_as_python_does() -> None:
    say = catalog("en")
    for value, places in ((7.105, 2), (2.675, 2), (0.125, 2), (1e-7, 6), (99.95, 1), (5.0, 3)):
        assert say("report-number", number=Rounded(value, places)) == f"{value:.{places}f}"
