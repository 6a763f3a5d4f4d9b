"""The player that is installed as a package of its own."""

import json
import os
import subprocess
import sys
import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from rapido.players import Player, registry
from rapido.players.kit import check_player

PACKAGE = Path("examples/player").absolute()


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the package as pip would, but without a network: its module and its metadata."""
    project = tomllib.loads((PACKAGE / "pyproject.toml").read_text("utf-8"))
    named = project["project"]
    folder = tmp_path_factory.mktemp("site-packages")
    for module in project["tool"]["hatch"]["build"]["targets"]["wheel"]["only-include"]:
        (folder / module).write_text((PACKAGE / module).read_text("utf-8"), "utf-8")
    info = folder / f"{named['name'].replace('-', '_')}-{named['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.4\nName: {named['name']}\nVersion: {named['version']}\n"
    )
    players = named["entry-points"][registry.GROUP].items()
    lines = [f"[{registry.GROUP}]", *(f"{name} = {value}" for name, value in players)]
    (info / "entry_points.txt").write_text("\n".join(lines))
    return folder


def test_it_passes_the_checks_of_every_player(
    installed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", [str(installed), *sys.path])
    player: Player = EntryPoint("steady", "steady:Steady", registry.GROUP).load()()
    check_player(player)
    assert player.name == "steady"


def test_it_is_found_and_competes_in_the_arena(installed: Path) -> None:
    path = os.pathsep.join([str(installed), *filter(None, [os.environ.get("PYTHONPATH")])])
    command = [sys.executable, "-m", "rapido", "arena", "--players", "steady,uniform"]
    done = subprocess.run(
        [*command, "--games", "200", "--seed", "1", "--json"],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": path},
    )
    [steady, uniform] = json.loads(done.stdout)["ratings"]
    assert (steady["player"], uniform["player"]) == ("steady", "uniform")
    assert steady["wins"] > 160
