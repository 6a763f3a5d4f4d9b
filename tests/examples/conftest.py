"""A real server, for the engine that plays at a table."""

from tests.protocol.conftest import server

__all__ = ["server"]
