"""A real Dask cluster: same results, even if a worker is killed."""

import re
import socket
from collections.abc import Iterator

import pytest

from rapido.extras import install_command
from rapido.lab import dask_cluster
from rapido.lab.arena.request import ArenaRequest
from rapido.lab.arena.run import run_arena
from rapido.lab.dask_cluster import NoCluster
from rapido.lab.map_games import Workers, map_games
from rapido.lab.simulate.request import SimulationRequest
from rapido.lab.simulate.run import simulate
from tests.lab.map_games.cluster import Cluster, cluster
from tests.lab.map_games.work import square


@pytest.fixture(scope="module")
def dask(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    # On a busy machine workers may start slowly.
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dask_cluster, "_TIMEOUT", 60)
        with cluster(tmp_path_factory.mktemp("dask")) as started:
            yield started


def no_progress(_done: int) -> None:
    """Ignore progress reports."""


@pytest.mark.parametrize("players", [("uniform",) * 3, ("threshold",) * 2])
def test_simulation_results_are_the_same(dask: Cluster, players: tuple[str, ...]) -> None:
    request = SimulationRequest(players, 30_000, seed=1)
    on_cluster = simulate(request, Workers(dask=dask.address), no_progress)
    assert on_cluster.totals == simulate(request, Workers(), no_progress).totals


def test_arena_results_are_the_same(dask: Cluster) -> None:
    request = ArenaRequest(("uniform", "threshold"), 40, seed=2)
    on_cluster = run_arena(request, Workers(dask=dask.address), no_progress)
    assert (on_cluster.wins == run_arena(request, Workers(), no_progress).wins).all()


def test_killed_worker(dask: Cluster) -> None:
    request = SimulationRequest(("heuristic", "uniform", "threshold"), 100, seed=3)
    killed: list[int] = []

    def kill_one(done: int) -> None:
        if not killed and done > 10:
            worker = dask.workers.pop()
            worker.kill()
            killed.append(worker.wait())

    on_cluster = simulate(request, Workers(dask=dask.address), kill_one)
    assert killed == [-9]
    assert on_cluster.run.stopped is None
    assert on_cluster.totals == simulate(request, Workers(), no_progress).totals


def test_no_scheduler_at_the_address() -> None:
    with socket.socket() as silent:  # bound, but not listening
        silent.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{silent.getsockname()[1]}"
        with pytest.raises(NoCluster, match=f"No Dask scheduler answers at {address}"):
            list(map_games(square, range(3), Workers(dask=address)))


@pytest.mark.parametrize("address", ["nonsense", "tcp://", "tcp://host:99999"])
def test_invalid_addresses(address: str) -> None:
    with pytest.raises(NoCluster, match="an address such as tcp://host:8786, not"):
        list(map_games(square, range(3), Workers(dask=address)))


def test_package_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> object:
        raise ImportError(name)

    monkeypatch.setattr(dask_cluster, "import_module", missing)
    with pytest.raises(NoCluster, match=re.escape(install_command("lab"))):
        list(map_games(square, range(3), Workers(dask="127.0.0.1:1")))
