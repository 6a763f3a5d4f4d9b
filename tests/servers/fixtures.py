"""Real servers, started when the first test needs them and shared by all tests of the process.

A test that stops, kills or slows down a server starts its own.
"""

from collections.abc import Iterator

import pytest

from tests.servers.nats import Nats
from tests.servers.postgres import Postgres


@pytest.fixture(scope="session")
def shared_postgres() -> Iterator[Postgres]:
    server = Postgres()
    try:
        server.start()
        yield server
    finally:
        server.close()


@pytest.fixture(scope="session")
def shared_nats() -> Iterator[Nats]:
    server = Nats()
    try:
        server.start()
        yield server
    finally:
        server.close()


@pytest.fixture
def postgres(shared_postgres: Postgres) -> Postgres:
    """A running server: after a failed test everything is killed that it has started."""
    shared_postgres.ensure_running()
    return shared_postgres


@pytest.fixture
def database(postgres: Postgres) -> Iterator[str]:
    """The URL of an empty database."""
    name = postgres.new_database()
    yield postgres.url(name)
    postgres.drop_database(name)


@pytest.fixture
def nats(shared_nats: Nats) -> Nats:
    """A running server."""
    shared_nats.ensure_running()
    return shared_nats
