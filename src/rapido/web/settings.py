"""Everything that can be set when Rapido is served, in one list."""

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Limits:
    """Bounds, so that nobody can use up what belongs to all."""

    frame: int = 4096
    """bytes of one message from a browser"""
    queue: int = 64
    """messages that wait for a browser before it is cut off"""
    burst: int = 20
    """messages at once from one connection"""
    rate: float = 5
    """messages a second from one connection, after the burst"""
    connections: int = 50
    """connections from one address"""
    rooms: int = 20
    """new rooms from one address in ten minutes"""
    knocks: int = 10
    """tries of a short code from one address in a minute"""
    reckoned: int = 60
    """games played (100 moves are one), records read (1000 letters), links drawn; by address"""
    reckoned_rate: float = 20
    """of the same a second, after that"""
    asked: int = 30
    """pieces of advice at once for one address; a review counts as five"""
    asked_rate: float = 5
    """of the same a second, after that"""
    all_connections: int = 20_000


@dataclass(frozen=True, slots=True)
class Settings:
    """How and where Rapido is served."""

    data: Path
    """the folder that holds the database"""
    host: str = "127.0.0.1"
    port: int = 8321
    names: tuple[str, ...] = ()
    """further host names under which browsers may come, such as that of a proxy"""
    open_metrics: bool = False
    """whether others than this machine may read the metrics"""
    log: bool = False
    """whether everything is written down, not only problems"""
    keep_days: float = 365
    """how long finished games are kept"""
    thought: float = 0.6
    """seconds before a computer player acts"""
    grace: float = 15
    """seconds after the turn limit before a computer player stands in"""
    limits: Limits = field(default_factory=Limits)
