"""Compare answers: floating-point numbers nearly, everything else exactly.

A choice that two kernels see as nearly equal may be judged differently by each of them.
"""

import re
from collections.abc import Iterator
from typing import Any, Final, cast

from rapido.review.entries import OBVIOUS, SAME

TOLERANCE: Final = 1e-5
MISSING: Final = "(missing)"
JUDGED: Final = re.compile(
    r"\.(best|loss|before|counted|mistake|mistakes|grade|decisions|mean_loss|band)\b"
)
"""what is said of a choice, or follows from what is said"""


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


def judged_differences(server: Any, core: Any) -> list[str]:
    """Return the differences; how choices are judged may differ where one of them is close."""
    found = differences(server, core)
    if found and any(_is_close(decision) for decision in _decisions(server)):
        return [each for each in found if not JUDGED.search(each.partition(":")[0])]
    return found


def _decisions(answer: Any) -> Iterator[dict[str, Any]]:
    """Find the decisions in an answer, however deep they are."""
    if not isinstance(answer, dict | list):
        return
    if isinstance(answer, dict) and "alternatives" in answer:
        yield cast("dict[str, Any]", answer)
    for part in _parts(cast("Any", answer)).values():
        yield from _decisions(part)


def _is_close(decision: dict[str, Any]) -> bool:
    """Whether the best choice, or how another one is judged, depends on rounding."""
    losses = sorted(each["loss"] for each in decision["alternatives"])
    limits = (0.0, SAME, OBVIOUS)
    return any(abs(loss - limit) <= TOLERANCE for loss in losses[1:] for limit in limits)


def _parts(value: dict[Any, Any] | list[Any]) -> dict[Any, Any]:
    return value if isinstance(value, dict) else dict(enumerate(value))


def _equal(server: Any, core: Any) -> bool:
    numbers = isinstance(server, float) and isinstance(core, float | int)
    if numbers and not isinstance(core, bool):
        return abs(server - core) <= TOLERANCE
    return type(server) is type(core) and server == core
