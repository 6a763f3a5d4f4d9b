"""Compare answers: floating-point numbers nearly, everything else exactly."""

from typing import Any, Final, cast

TOLERANCE: Final = 1e-5
MISSING: Final = "(missing)"


def differences(server: Any, core: Any, where: str = "$") -> list[str]:
    """Return where two JSON values differ, with what the server and the core have there."""
    if type(server) is type(core) and isinstance(server, dict | list):
        one, other = _parts(cast("Any", server)), _parts(core)
        return [
            found
            for part in sorted({*one, *other}, key=str)
            for found in differences(
                one.get(part, MISSING), other.get(part, MISSING), f"{where}.{part}"
            )
        ]
    return [] if _equal(server, core) else [f"{where}: {server!r:.300} is {core!r:.300}"]


def _parts(value: dict[Any, Any] | list[Any]) -> dict[Any, Any]:
    return value if isinstance(value, dict) else dict(enumerate(value))


def _equal(server: Any, core: Any) -> bool:
    numbers = isinstance(server, float) and isinstance(core, float | int)
    if numbers and not isinstance(core, bool):
        return abs(server - core) <= TOLERANCE
    return type(server) is type(core) and server == core
