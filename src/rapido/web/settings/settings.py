"""Every setting of the server, declared once: name, default, bounds, help.

Its option, its environment variable and its row in the documents follow from that.
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from rapido.web.host_names import host_name, listen_address, proxy_address
from rapido.web.settings.bus_url import MEMORY, POSTGRES, check_bus
from rapido.web.settings.fields import integer, number, other, text, url
from rapido.web.settings.limits import Limits
from rapido.web.settings.presets import PRESETS
from rapido.web.settings.setting import Setting, check_bounds, declared_settings
from rapido.web.settings.store_url import (
    SQLITE,
    SqliteUrl,
    check_store,
    is_postgres,
    parse_store,
)

DAY: Final = 86_400


@dataclass(frozen=True, slots=True)
class Settings:
    """How and where Rapido is served."""

    data: Path = field(
        metadata={"setting": Setting("the folder that holds the database", option="data")}
    )
    store: str = url(
        SQLITE,
        "where the games are stored: sqlite: (the data folder), sqlite:FOLDER (rapido.sqlite in"
        " another one) or postgresql://USER:PASSWORD@HOST/DATABASE",
        "store",
        check_store,
    )
    bus: str = url(
        MEMORY,
        "how processes hear of each other's changes: memory: (there is only one), postgresql: (the"
        " store's server; the default with PostgreSQL) or nats://HOST",
        "bus",
        check_bus,
    )
    workers: int = integer(
        1, 1, 256, "processes that share the port; more than one with PostgreSQL only", "workers"
    )
    preset: str = text(
        "home", "values for a place where many people share an address", "preset", tuple(PRESETS)
    )
    host: str = text("127.0.0.1", "the address to serve on", "host", normalize=listen_address)
    port: int = integer(8321, 0, 65_535, "the port; 0 picks a free one", "port")
    lan: bool = other(False, "serve the home network, with a QR code for phones", "lan")  # noqa: FBT003
    browser: bool = other(True, "open a browser", "browser")  # noqa: FBT003
    names: tuple[str, ...] = text(
        (),
        "further host names of this server, such as that of a proxy",
        "name",
        normalize=host_name,
    )
    proxies: tuple[str, ...] = text(
        (),
        "addresses or networks of web servers in front of this one, whose X-Forwarded-For and"
        " X-Forwarded-Proto are believed",
        "proxy",
        normalize=proxy_address,
    )
    open_metrics: bool = other(False, "let other machines read /metrics", "open-metrics")  # noqa: FBT003
    log: bool = other(False, "log events to standard error, as JSON lines", "log")  # noqa: FBT003
    keep_days: float = number(
        365.0, 1, 36_500, "days after which finished games are deleted", "keep-days"
    )

    bot_delay: float = number(
        0.6, 0, 60, "seconds before a computer player acts, at the normal pace"
    )
    bot_delay_quick: float = number(0.15, 0, 60, "the same at the quick pace")
    bot_delay_calm: float = number(1.6, 0, 60, "the same at the calm pace")
    stand_in_grace: float = number(
        15.0, 0, 3600, "seconds after a turn limit before a computer player stands in"
    )

    absence_timeout: float = number(
        30.0, 0, 3600, "seconds until a computer player may stand in for somebody disconnected"
    )
    host_absence_timeout: float = number(
        60.0, 0, 3600, "seconds until a disconnected host is replaced by somebody at the table"
    )
    reveal_timeout: float = number(
        10.0,
        0.1,
        600,
        "seconds that browsers have to open their commitments when a game has begun",
    )

    hello_timeout: float = number(
        10.0, 0.1, 600, "seconds that a new WebSocket has to send `hello`"
    )
    request_timeout: float = number(
        10.0, 0.1, 600, "seconds in which a request must arrive, with its body"
    )
    response_timeout: float = number(
        20.0, 0.1, 600, "seconds in which a client must read some of a response"
    )
    response_bytes: int = integer(
        16 * 1024, 1, 2**20, "bytes of a response that must be read in that time"
    )
    unread_timeout: float = number(
        5.0, 0.1, 600, "seconds that the write buffer of a WebSocket may stay full"
    )
    shutdown_timeout: int = integer(
        8,
        0,
        600,
        "seconds in which commands are answered and connections closed when the server stops; after"
        " Ctrl-C 2 at most",
    )
    bot_timeout: float = number(1.5, 0.1, 600, "seconds that a computer player has for a choice")
    bot_info_timeout: float = number(
        10.0, 0.1, 600, "seconds in which all computer players must be listed"
    )
    advice_timeout: float = number(
        10.0, 0.1, 600, "seconds for a hint, including a second or two to start its process"
    )
    review_timeout: float = number(30.0, 0.1, 3600, "seconds for the review of a game")

    code_lifetime: float = number(30 * 60, 60, DAY, "seconds that a short code is valid")
    knock_lifetime: float = number(5 * 60, 10, DAY, "seconds that a join request can be answered")
    seat_link_lifetime: float = number(
        10 * 60, 10, DAY, "seconds that a link is valid that moves a seat to another device"
    )
    idle_room_timeout: float = number(
        30 * 60, 60, 365 * DAY, "seconds without use until a room is closed, between games"
    )
    abandoned_game_timeout: float = number(
        30 * DAY, 3600, 3650 * DAY, "seconds without use until a room is closed, during a game"
    )
    retention_interval: float = number(60, 1, DAY, "seconds between two runs of the retention job")
    restore_interval: float = number(
        1, 0.1, 3600, "seconds between two checks for a backup to restore"
    )
    retry_interval: float = number(
        1, 0.1, 600, "seconds before a timer tries again when the store has failed"
    )
    log_repeat_interval: float = number(
        60.0, 1, DAY, "seconds before the same client error is logged again"
    )

    limits: Limits = field(default_factory=Limits)

    def __post_init__(self) -> None:
        check_bounds(self)

    @property
    def database_folder(self) -> Path | None:
        """The folder of the SQLite database; None if the store is another one."""
        store = parse_store(self.store)
        return (store.folder or self.data) if isinstance(store, SqliteUrl) else None


SETTINGS: Final = declared_settings(Settings) | declared_settings(Limits)
"""all settings by name"""

GROUPS: Final = {
    "data": "Everyday",
    "bot_delay": "Computer players",
    "hello_timeout": "Timeouts",
    "code_lifetime": "Lifetimes and intervals",
    "message_bytes": "Limits",
}
"""the titles of groups in help and documents, by the first setting of each"""


def grouped_settings() -> dict[str, list[Setting]]:
    """Return all settings by the title of their group, in the order of declaration."""
    groups: dict[str, list[Setting]] = {}
    title = ""
    for name, setting in SETTINGS.items():
        title = GROUPS.get(name, title)
        groups.setdefault(title, []).append(setting)
    return groups


def make_settings(values: dict[str, Any]) -> Settings:
    """Make settings from values by name; all others have their defaults."""
    for name, value in values.items():
        if isinstance(SETTINGS[name].default, str | tuple):
            values = values | {name: SETTINGS[name].convert(value)}
    if "bus" not in values and is_postgres(values.get("store", "")):
        values = values | {"bus": POSTGRES}
    limits = {name: values[name] for name in declared_settings(Limits) if name in values}
    others = {name: values[name] for name in values if name not in limits}
    return Settings(limits=Limits(**limits), **others)
