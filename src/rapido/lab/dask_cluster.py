"""Connects to a Dask cluster by the address of its scheduler."""

import logging
import socket
from collections.abc import Generator
from concurrent.futures import Executor
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from rapido import __version__
from rapido.extras import install_command
from rapido.locales.explained import Explained
from rapido.rules import RapidoError

_TIMEOUT: Final = 10
"""seconds for a scheduler to answer, and to have a worker"""


class NoCluster(Explained, RapidoError):
    """There is no usable Dask cluster."""

    code = "no_cluster"


class Cluster(NamedTuple):
    executor: Executor
    workers: int
    """how many tasks it runs at once"""
    lost: type[Exception]
    """raised when a task has killed too many workers"""


@contextmanager
def connect(address: str) -> Generator[Cluster]:
    """Connect to a scheduler; on exit, tasks that are not done are dropped."""
    endpoint = _endpoint(address)
    try:
        distributed: Any = import_module("distributed")
    except ImportError as error:
        raise NoCluster("lab-dask-missing", command=install_command("lab")) from error
    for log in ("distributed", "distributed.client"):
        # Errors are reported in a sentence; the package would log its tracebacks as well.
        logging.getLogger(log).setLevel(logging.CRITICAL)
    try:
        # Without a scheduler, a client would give up far too late.
        socket.create_connection(endpoint, timeout=_TIMEOUT).close()
    except OSError as error:
        raise NoCluster("lab-dask-silent", address=address) from error
    client = _client(distributed, address)
    try:
        executor = client.get_executor(pure=False)
        threads: dict[str, int] = client.nthreads()
        try:
            yield Cluster(executor, sum(threads.values()), distributed.KilledWorker)
        finally:
            executor.shutdown(wait=False)
    finally:
        client.close()


def _endpoint(address: str) -> tuple[str, int]:
    try:
        parts = urlsplit(address if "://" in address else f"tcp://{address}")
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port = None, None
    if host is None or port is None:
        raise NoCluster("lab-dask-address", address=address)
    return host, port


def _client(distributed: Any, address: str) -> Any:  # noqa: ANN401 - the package is optional
    try:
        client = distributed.Client(address, timeout=_TIMEOUT, set_as_default=False)
    except (OSError, ValueError) as error:
        raise NoCluster("lab-dask-silent", address=address) from error
    try:
        client.wait_for_workers(1, timeout=_TIMEOUT)
        versions: dict[str, str] = client.run(_version)
    except TimeoutError as error:
        client.close()
        raise NoCluster("lab-dask-no-workers", address=address) from error
    except ImportError as error:
        client.close()
        raise NoCluster("lab-dask-no-rapido", address=address, reason=str(error)) from error
    for worker, version in versions.items():
        if version != __version__:
            client.close()
            found = {"worker": worker, "version": version, "own": __version__}
            raise NoCluster("lab-dask-version", **found)
    return client


def _version() -> str:
    return __version__
