"""Reports in every language: 80 columns, aligned, and what programs read is the same in all."""

import io
import json
import re

import pytest
from rich.console import Console

from rapido.cli import main
from rapido.cli.nearest_characters import NEAREST
from rapido.lab.arena.request import ArenaRequest
from rapido.lab.arena.run import ArenaResult, run_arena
from rapido.lab.arena.terminal import as_text as arena_as_text
from rapido.lab.map_games import Workers
from rapido.lab.play_parts import INTERRUPTED, Run
from rapido.lab.simulate.request import SimulationRequest
from rapido.lab.simulate.run import SimulationResult, simulate
from rapido.lab.simulate.terminal import as_text
from rapido.locales import LANGUAGES, VARIANTS, catalog

ALL = [*LANGUAGES, *VARIANTS]
TAKEN = re.compile(r'"(seconds|games_per_second)": [\d.e-]+')


def no_progress(_done: int) -> None:
    """Ignore progress reports."""


@pytest.fixture(scope="module")
def simulation() -> SimulationResult:
    players = ("threshold", "uniform", "uniform", "threshold")
    return simulate(SimulationRequest(players, 2000, seed=2**63), Workers(), no_progress)


@pytest.fixture(scope="module")
def arena() -> ArenaResult:
    request = ArenaRequest(("threshold", "uniform", "heuristic"), 1000, seed=2**63)
    return run_arena(request, Workers(), no_progress)


def shown(result: SimulationResult | ArenaResult, language: str, *, ascii_only: bool) -> list[str]:
    console = Console(width=80, record=True, file=io.StringIO())
    say = catalog(language)
    if isinstance(result, SimulationResult):
        console.print(as_text(result, say, ascii_only=ascii_only))
    else:
        console.print(arena_as_text(result, say, ascii_only=ascii_only))
    return console.export_text().splitlines()


@pytest.mark.parametrize("ascii_only", [True, False])
@pytest.mark.parametrize("language", ALL)
def test_reports_fit_a_terminal(
    simulation: SimulationResult,
    arena: ArenaResult,
    language: str,
    ascii_only: bool,  # noqa: FBT001
) -> None:
    for result in (simulation, arena):
        lines = shown(result, language, ascii_only=ascii_only)
        assert max(map(len, lines)) <= 80
        assert "…" not in "".join(lines)
        if ascii_only:
            written = [line.encode("ascii", NEAREST) for line in lines]
            assert b"?" not in b"".join(written)
            # Nothing becomes longer, so that columns stay where they are.
            assert list(map(len, written)) == list(map(len, lines))


@pytest.mark.parametrize("language", ALL)
def test_columns_are_aligned(simulation: SimulationResult, language: str) -> None:
    lines = shown(simulation, language, ascii_only=False)
    wins = [line for line in lines if re.match(r"  [1-4] \w", line)]
    assert len(wins) == 4
    assert len({line.index("█") for line in wins}) == 1
    means = [found.end() for line in lines if (found := re.search(r"\S ± \S+", line))]
    assert len(means) == 7
    assert len(set(means)) == 1


@pytest.mark.parametrize("language", ALL)
def test_interruption_is_told(simulation: SimulationResult, language: str) -> None:
    stopped = SimulationResult(simulation.request, simulation.totals, Run(1.0, INTERRUPTED))
    lines = shown(stopped, language, ascii_only=False)
    assert catalog(language)("lab-interrupted") in lines[2]
    assert (INTERRUPTED in "".join(lines)) == (language == "en")


@pytest.mark.parametrize(
    "line",
    [
        "simulate --players uniform,threshold --games 2000 --seed 1 --json",
        "simulate --players uniform,threshold --games 2000 --seed 1 --csv",
        "arena --players uniform,threshold --games 2000 --seed 1 --json",
        "arena --players uniform,threshold --games 2000 --seed 1 --csv",
        "solve --finish 1 --epsilon 0.3 --json",
    ],
)
def test_what_programs_read_is_the_same_in_all_languages(
    capsys: pytest.CaptureFixture[str], line: str
) -> None:
    found: set[str] = set()
    for language in ALL:
        assert main([*line.split(), "--language", language]) == 0
        output = capsys.readouterr().out
        if line.endswith("--json"):
            json.loads(output)
        found.add(TAKEN.sub("", output))
    assert len(found) == 1
