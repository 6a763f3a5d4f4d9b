"""Every setting of the server, declared once: name, default, bounds, help, environment variable."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from rapido.web.setting import Setting, check_bounds, settings_in

DAY: Final = 86_400


def _number(default: float, minimum: float, maximum: float, about: str, option: str = "") -> Any:  # noqa: ANN401 - as `dataclasses.field`
    setting = Setting(about, minimum, maximum, option)
    return field(default=float(default), metadata={"setting": setting})


def _integer(default: int, minimum: int, maximum: int, about: str, option: str = "") -> Any:  # noqa: ANN401
    setting = Setting(about, minimum, maximum, option)
    return field(default=default, metadata={"setting": setting})


def _other(default: str | bool | tuple[str, ...], about: str, option: str = "") -> Any:  # noqa: ANN401, FBT001
    return field(default=default, metadata={"setting": Setting(about, option=option)})


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits on what one connection, one address or all together may use."""

    message_bytes: int = _integer(4096, 1, 2**20, "bytes of one message from a browser")
    send_queue: int = _integer(
        64, 1, 100_000, "messages that wait for a browser before it is disconnected"
    )
    message_burst: int = _integer(20, 1, 10**6, "messages at once from one connection")
    message_rate: float = _number(
        5, 0.01, 10**6, "messages a second from one connection, after the burst"
    )
    connections_per_address: int = _integer(50, 1, 10**6, "connections from one address")
    connections: int = _integer(20_000, 1, 10**6, "connections from all addresses together")
    rooms_per_ten_minutes: int = _integer(20, 1, 10**6, "new rooms from one address in ten minutes")
    knocks_per_minute: int = _integer(
        10, 1, 10**6, "tries of a short code from one address in a minute"
    )
    compute_burst: int = _integer(
        60,
        1,
        10**6,
        "games played (100 moves are one), records read (1000 letters), links drawn; by address",
    )
    compute_rate: float = _number(20, 0.01, 10**6, "of the same a second, after that")
    review_burst: int = _integer(
        30, 1, 10**6, "pieces of advice at once for one address; a review counts as five"
    )
    review_rate: float = _number(5, 0.01, 10**6, "of the same a second, after that")
    pending_knocks: int = _integer(10_000, 1, 10**6, "join requests that wait for an answer")
    rooms_in_memory: int = _integer(
        2000, 1, 10**6, "rooms in memory before those that are not in use are unloaded"
    )
    bot_workers: int = _integer(2, 1, 64, "processes for computer players")
    analysis_queue: int = _integer(16, 1, 1000, "hints, and reviews, that wait for their process")
    reviews_cached: int = _integer(64, 1, 10_000, "reviews that are kept for those who ask again")
    listen_backlog: int = _integer(2048, 1, 65_535, "connections that wait to be accepted")

    def __post_init__(self) -> None:
        check_bounds(self)


@dataclass(frozen=True, slots=True)
class Settings:
    """How and where Rapido is served. Times are in seconds unless the name says days."""

    data: Path = field(
        metadata={"setting": Setting("the folder that holds the database", option="data")}
    )
    host: str = _other("127.0.0.1", "the address to serve on", "host")
    port: int = _integer(8321, 0, 65_535, "the port; 0 takes a free one", "port")
    names: tuple[str, ...] = _other(
        (), "further host names under which browsers come, such as that of a proxy", "name"
    )
    open_metrics: bool = _other(False, "let other machines read /metrics, too", "open-metrics")  # noqa: FBT003
    log: bool = _other(False, "write what happens to standard error, as JSON lines", "log")  # noqa: FBT003
    keep_days: float = _number(
        365.0, 0, 36_500, "days after which finished games are deleted", "keep-days"
    )

    bot_delay: float = _number(0.6, 0, 60, "before a computer player acts, at the normal pace")
    bot_delay_quick: float = _number(0.15, 0, 60, "the same at the quick pace")
    bot_delay_calm: float = _number(1.6, 0, 60, "the same at the calm pace")
    stand_in_grace: float = _number(
        15.0, 0, 3600, "after a turn limit, before a computer player stands in"
    )

    hello_timeout: float = _number(10.0, 0.1, 600, "for `hello` on a new WebSocket")
    request_timeout: float = _number(10.0, 0.1, 600, "for a request to arrive, with its body")
    response_timeout: float = _number(
        20.0, 0.1, 600, "in which a client must read some of a response"
    )
    response_bytes: int = _integer(
        16 * 1024, 1, 2**20, "bytes of a response that must be read in that time"
    )
    unread_timeout: float = _number(
        5.0, 0.1, 600, "for which a WebSocket's write buffer may stay full"
    )
    shutdown_timeout: int = _integer(3, 0, 600, "for open connections when the server stops")
    bot_timeout: float = _number(1.5, 0.1, 600, "for a computer player's choice")
    bot_info_timeout: float = _number(
        10.0, 0.1, 600, "for all computer players to introduce themselves"
    )
    advice_timeout: float = _number(
        10.0, 0.1, 600, "for a hint, including the start of its process"
    )
    review_timeout: float = _number(30.0, 0.1, 3600, "for the review of a game")

    code_lifetime: float = _number(30 * 60, 1, DAY, "for which a short code is valid")
    knock_lifetime: float = _number(5 * 60, 1, DAY, "for which a join request can be answered")
    idle_room_timeout: float = _number(
        30 * 60, 1, 365 * DAY, "without use, until a room between games is closed"
    )
    abandoned_game_timeout: float = _number(
        30 * DAY, 1, 3650 * DAY, "without use, until a room in a game is closed"
    )
    retention_interval: float = _number(60, 0.1, DAY, "between two looks for rooms to close")
    restore_interval: float = _number(1, 0.1, 3600, "between two looks for a staged backup")
    log_repeat_interval: float = _number(
        60.0, 0, DAY, "between two log lines about the same client error"
    )

    limits: Limits = field(default_factory=Limits)

    def __post_init__(self) -> None:
        check_bounds(self)


SETTINGS: Final = settings_in(Settings) | settings_in(Limits)
"""all settings by name"""


def make_settings(values: dict[str, Any]) -> Settings:
    """Make settings from values by name; all others have their defaults."""
    limits = {name: values[name] for name in settings_in(Limits) if name in values}
    others = {name: values[name] for name in values if name not in limits}
    return Settings(limits=Limits(**limits), **others)
