"""The settings that are limits."""

from dataclasses import dataclass

from rapido.web.settings.fields import integer, number
from rapido.web.settings.setting import check_bounds


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits on what one connection, one address or all together may use."""

    message_bytes: int = integer(4096, 256, 2**20, "bytes of one message from a browser")
    send_queue: int = integer(
        64, 1, 100_000, "messages that wait for a browser before it is disconnected"
    )
    guests_per_address: int = integer(
        10,
        1,
        10**6,
        "guests who share an address: together they may use this many times what one may",
    )
    message_burst: int = integer(20, 1, 10**6, "messages at once from one guest")
    message_rate: float = number(
        5, 0.01, 10**6, "messages a second from one guest, after the burst"
    )
    frame_burst: int = integer(
        400, 1, 10**6, "frames of any kind at once from one guest; 256 bytes count as a frame"
    )
    frame_rate: float = number(100, 0.01, 10**6, "the same a second, after the burst")
    handshake_burst: int = integer(20, 1, 10**6, "WebSocket handshakes at once by one guest")
    handshake_rate: float = number(2, 0.01, 10**6, "the same a second, after the burst")
    connections_per_guest: int = integer(10, 1, 10**6, "WebSocket connections of one guest")
    connections: int = integer(20_000, 1, 10**6, "connections from all addresses together")
    http_connections_per_guest: int = integer(
        30, 1, 10**6, "HTTP connections for each guest, with those that became WebSockets"
    )
    http_connections: int = integer(
        30_000, 1, 10**6, "the same from all addresses; fewer if fewer files may be open"
    )
    connection_burst: int = integer(20, 1, 10**6, "new HTTP connections at once by one guest")
    connection_rate: float = number(5, 0.01, 10**6, "the same a second, after the burst")
    request_burst: int = integer(150, 1, 10**6, "HTTP requests at once by one guest, of any kind")
    request_rate: float = number(15, 0.01, 10**6, "the same a second, after the burst")
    rooms_per_ten_minutes: int = integer(6, 1, 10**6, "new rooms of one guest in ten minutes")
    knocks_per_minute: int = integer(
        10, 1, 10**6, "attempts at a short code by one guest in a minute"
    )
    compute_burst: int = integer(
        60,
        1,
        10**6,
        "games (of 100 moves), records (of 1000 characters) and QR codes at once for one guest",
    )
    compute_rate: float = number(5, 0.01, 10**6, "the same a second, after the burst")
    review_burst: int = integer(
        30, 1, 10**6, "hints at once for one guest; a review counts as five"
    )
    review_rate: float = number(1, 0.01, 10**6, "the same a second, after the burst")
    knocks_per_guest: int = integer(
        10, 1, 10**6, "join requests of one guest that wait for an answer"
    )
    pending_knocks: int = integer(
        10_000, 1, 10**6, "join requests of all guests that wait for an answer"
    )
    pending_seat_links: int = integer(
        10_000, 1, 10**6, "links of all guests that move a seat to another device"
    )
    recent_changes: int = integer(
        256, 1, 10**6, "changes of a room in memory, for browsers that reconnect"
    )
    rooms_in_memory: int = integer(
        2000, 1, 10**6, "rooms in memory, above which unused ones are unloaded"
    )
    moves_per_game: int = integer(
        40_000, 100, 10**6, "throws and placings of one game; then only its host can end it"
    )
    games_per_room: int = integer(500, 1, 10**6, "games of one room")
    entries_per_room: int = integer(
        100_000, 100, 10**7, "changes of one room; a game that is running then can be finished"
    )
    bot_workers: int = integer(2, 1, 64, "processes for computer players")
    analysis_queue: int = integer(
        16, 1, 1000, "hints that wait for their process, and as many reviews"
    )
    reviews_cached: int = integer(64, 1, 10_000, "reviews in the cache")
    cache_bytes: int = integer(
        32 * 2**20, 1, 2**40, "bytes of records in the cache, and as many of reviews, compressed"
    )
    listen_backlog: int = integer(2048, 1, 65_535, "connections that wait to be accepted")

    def __post_init__(self) -> None:
        check_bounds(self)
