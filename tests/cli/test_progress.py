"""Progress: after two seconds, in a terminal only, with the time left, gone at the end."""

import pytest

from rapido.cli.progress import Progress, clock_time
from rapido.locales import LANGUAGES, catalog


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def drawn(capsys: pytest.CaptureFixture[str]) -> list[str]:
    return [part.removesuffix("\x1b[K") for part in capsys.readouterr().err.split("\r")[1:]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_line(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "80")
    say, clock = catalog(language), Clock()
    with Progress(say, "progress-copy", clock=clock) as progress:
        clock.now = 1.9
        progress.show(10, 100)
        assert drawn(capsys) == []
        clock.now = 2.0
        progress.show(20, 100)
        copy = say("progress-copy")
        assert drawn(capsys) == [say("progress-line", step=copy, percent=20, left="0:08")]
        clock.now = 2.1
        progress.show(21, 100)
        assert drawn(capsys) == []
        clock.now = 10
        progress.begin("progress-check")
        clock.now = 20
        progress.show(1, 361)
        check = say("progress-check")
        assert drawn(capsys) == [say("progress-line", step=check, percent=0, left="1:00:00")]
    assert drawn(capsys) == [""]


@pytest.mark.parametrize("language", LANGUAGES)
def test_steps_with_the_time_that_has_passed(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "80")
    say, clock = catalog(language), Clock()
    with Progress(say, "progress-docs", clock=clock) as progress:
        clock.now = 1.9
        progress.show_step(1, 4)
        assert drawn(capsys) == []
        clock.now = 7
        progress.show_step(2, 4)
        docs = say("progress-docs")
        line = say("progress-steps", step=docs, number=2, steps=4, time="0:07")
        assert drawn(capsys) == [line]
        assert "0:07" in line
    assert drawn(capsys) == [""]


def test_nothing_in_a_pipe(capsys: pytest.CaptureFixture[str]) -> None:
    clock = Clock()
    with Progress(catalog("en"), "progress-copy", clock=clock) as progress:
        clock.now = 100
        progress.show(1, 2)
    assert capsys.readouterr() == ("", "")


def test_line_fits_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "20")
    clock = Clock()
    with Progress(catalog("fr"), "progress-compare", clock=clock) as progress:
        clock.now = 100
        progress.show(1, 2)
        [line] = drawn(capsys)
    assert len(line) == 19


def test_clock_time() -> None:
    assert [*map(clock_time, (-1, 0.4, 65, 3725))] == ["0:00", "0:00", "1:05", "1:02:05"]
