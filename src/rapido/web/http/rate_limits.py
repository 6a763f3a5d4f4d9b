"""Rate limits of the HTTP endpoints: one token bucket per address and quota."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any

from rapido.web.limits.token_bucket import Buckets
from rapido.web.settings import Limits


class Quota(Enum):
    """What requests are counted against; endpoints may share one."""

    ROOMS = auto()
    KNOCKS = auto()
    QR_CODES = auto()
    POSITIONS = auto()
    RECORDS = auto()
    STEPS = auto()
    ANALYSIS = auto()


@dataclass(frozen=True, slots=True)
class RateLimit:
    quota: Quota
    cost: float | Callable[[Any], float] = 1
    """tokens that a request takes, or a function that computes them from its body"""
    automatic: bool = True
    """whether every request is charged; otherwise the handler calls `Context.charge`"""


def make_buckets(limits: Limits) -> Mapping[Quota, Buckets]:
    def by_work() -> Buckets:
        return Buckets(limits.reckoned, limits.reckoned_rate)

    return {
        Quota.ROOMS: Buckets(limits.rooms, limits.rooms / 600),
        Quota.KNOCKS: Buckets(limits.knocks, limits.knocks / 60),
        Quota.QR_CODES: by_work(),
        Quota.POSITIONS: by_work(),
        Quota.RECORDS: by_work(),
        Quota.STEPS: by_work(),
        Quota.ANALYSIS: Buckets(limits.asked, limits.asked_rate),
    }
