"""The lab's numbers: as many digits as the interval allows, in the reader's way."""

import pytest

from rapido.kernel import Tally
from rapido.lab.interval import Estimate, mean
from rapido.lab.report.numbers import Numbers, english_numbers
from rapido.locales import LANGUAGES, VARIANTS, catalog

ENGLISH = Numbers(catalog("en"))


def test_digits_follow_the_error() -> None:
    sample = [1, 2, 3, 4]
    estimate = mean(Tally(sum(sample), sum(each * each for each in sample)), 4)
    assert ENGLISH.estimate(estimate) == "2.5 ± 1.3"
    assert ENGLISH.estimate(Estimate(2.5, None)) == "2.50"
    share = Estimate(0.36345, (0.3610, 0.3660))
    assert (ENGLISH.share(share), ENGLISH.interval(share)) == ("36.34%", "36.10 to 36.60")


def test_durations_and_rates() -> None:
    assert [ENGLISH.duration(seconds) for seconds in (0.123, 12.3, 83, 7260)] == [
        "0.12 s",
        "12 s",
        "1 min 23 s",
        "2 h 01 min",
    ]
    assert ENGLISH.rate(12_345_678, 1) == "12.3 million games/s"
    assert ENGLISH.rate(1_234, 1) == "1,234 games/s"
    assert ENGLISH.rate(10, 0) == "0 games/s"


def test_signs() -> None:
    assert [ENGLISH.signed(value) for value in (12.3, -0.4, 0.4, -1234)] == [
        "+12",
        "0",
        "0",
        "−1,234",  # noqa: RUF001 - a minus sign
    ]
    ascii_only = Numbers(catalog("en"), ascii_only=True)
    assert ascii_only.with_error(ascii_only.signed(-5), 2.0, 0) == "-5 +- 2"


def test_ticks_have_the_decimals_they_need() -> None:
    assert [ENGLISH.tick(value) for value in (0.1 + 0.2, 5.0, -400.0)] == ["0.3", "5", "−400"]  # noqa: RUF001
    assert ENGLISH.tick_in_percent(2.5) == "2.5%"


@pytest.mark.parametrize("language", [*LANGUAGES, *VARIANTS])
def test_all_of_them_use_the_separators_of_the_language(language: str) -> None:
    numbers = Numbers(catalog(language))
    point = "." if language in {"en", "de-CH"} else ","
    estimate = Estimate(0.5, (0.4875, 0.5125))
    for written in (
        numbers.number(0.5, 1),
        numbers.signed(1.5, 1),
        numbers.percent(0.3875, 2),
        numbers.power(1.3e-10, 1),
        numbers.estimate(estimate),
        numbers.share(estimate),
        numbers.interval(estimate),
        numbers.duration(0.25),
        numbers.rate(2_500_000, 1),
    ):
        assert set(written.replace("Mio.", "")) & {".", ","} == {point}, written
    assert len(numbers.share_done(0.05)) == len(numbers.share_done(1))


def test_logs_are_in_plain_english() -> None:
    numbers = english_numbers()
    assert (numbers.power(1.3e-10, 1), numbers.share_done(0.05)) == ("1.3e-10", "  5%")
    assert numbers.signed(-0.8, 1) == "-0.8"
