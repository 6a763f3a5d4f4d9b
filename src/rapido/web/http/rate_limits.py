"""Rate limits of the HTTP endpoints: by guest and address, for each quota."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any

from rapido.web.limits.token_bucket import ClientRateLimiter
from rapido.web.settings.settings import Limits


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
    cost: float | Callable[[Any], float] | None = 1
    """tokens that a request takes, or a function that computes them from its body; if None, the
    handler calls `Context.charge`"""


def make_rate_limiters(limits: Limits) -> Mapping[Quota, ClientRateLimiter]:
    def limiter(burst: float, rate: float) -> ClientRateLimiter:
        return ClientRateLimiter(burst, rate, limits.guests_per_address)

    def by_work() -> ClientRateLimiter:
        return limiter(limits.compute_burst, limits.compute_rate)

    return {
        Quota.ROOMS: limiter(limits.rooms_per_ten_minutes, limits.rooms_per_ten_minutes / 600),
        Quota.KNOCKS: limiter(limits.knocks_per_minute, limits.knocks_per_minute / 60),
        Quota.QR_CODES: by_work(),
        Quota.POSITIONS: by_work(),
        Quota.RECORDS: by_work(),
        Quota.STEPS: by_work(),
        Quota.ANALYSIS: limiter(limits.review_burst, limits.review_rate),
    }
