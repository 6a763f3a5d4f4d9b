"""Rapido with limits that one machine full of guests does not reach: started by bench/server.py."""

import sys
from pathlib import Path

from rapido.web.server import open_port, open_store, run
from rapido.web.settings import Limits, Settings

MANY = 1_000_000


def main(port: int, folder: Path) -> None:
    """Serve until told to stop."""
    limits = Limits(
        message_burst=MANY,
        message_rate=MANY,
        connections_per_address=MANY,
        rooms_per_ten_minutes=MANY,
    )
    settings = Settings(folder, port=port, limits=limits)
    run(settings, open_store(folder), open_port(settings))


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
