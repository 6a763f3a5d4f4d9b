"""Coroutines as tests of a kit."""

import asyncio
import functools
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

Opened = TypeVar("Opened")


def async_kit_test(
    coroutine: Callable[[Any, Opened], Awaitable[None]],
) -> Callable[[Any], None]:
    """Run a coroutine method with what the kit opens for it."""

    @functools.wraps(coroutine)
    def test(self: Any) -> None:
        async def run() -> None:
            opened = await self.open()
            try:
                await coroutine(self, opened)
            finally:
                await self.close()

        asyncio.run(run())

    del test.__wrapped__  # pytest would take its parameter for a fixture
    return test
