"""Compare answers: floating-point numbers nearly, everything else exactly."""

from itertools import zip_longest
from typing import Any, Final

TOLERANCE: Final = 1e-5
MISSING: Final = "(missing)"


def differences(server: Any, core: Any, where: str = "$") -> list[str]:
    """Return where two JSON values differ, with what the server and the core have there."""
    if isinstance(server, dict) and isinstance(core, dict):
        names = sorted({*server, *core})
        return [
            found
            for name in names
            for found in differences(
                server.get(name, MISSING), core.get(name, MISSING), f"{where}.{name}"
            )
        ]
    if isinstance(server, list) and isinstance(core, list):
        return [
            found
            for place, (one, other) in enumerate(zip_longest(server, core, fillvalue=MISSING))
            for found in differences(one, other, f"{where}[{place}]")
        ]
    return [] if _equal(server, core) else [f"{where}: {server!r:.300} is {core!r:.300}"]


def _equal(server: Any, core: Any) -> bool:
    numbers = isinstance(server, float) and isinstance(core, float | int)
    if numbers and not isinstance(core, bool):
        return abs(server - core) <= TOLERANCE
    return type(server) is type(core) and server == core
