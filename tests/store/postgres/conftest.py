"""A server that tests of failures may kill, stop and make read-only."""

from collections.abc import Iterator
from contextlib import closing

import pytest

from tests.servers.postgres import Postgres


@pytest.fixture(scope="module")
def durable_postgres() -> Iterator[Postgres]:
    with closing(Postgres(durable=True, settings={"max_connections": "20"})) as server:
        server.start()
        yield server


@pytest.fixture
def own_postgres(durable_postgres: Postgres) -> Postgres:
    durable_postgres.ensure_running()
    return durable_postgres


@pytest.fixture
def own_database(own_postgres: Postgres) -> Iterator[str]:
    """The name of an empty database."""
    name = own_postgres.new_database()
    yield name
    own_postgres.ensure_running()
    own_postgres.drop_database(name)
