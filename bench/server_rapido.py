"""Rapido with limits too high for the load generator to reach; started by bench/server.py."""

import sys
from pathlib import Path

from rapido.web.server import open_port, run
from rapido.web.settings import Limits, Settings

UNLIMITED = 1_000_000


def main(port: int, folder: Path) -> None:
    limits = Limits(
        message_burst=UNLIMITED,
        message_rate=UNLIMITED,
        frame_burst=UNLIMITED,
        frame_rate=UNLIMITED,
        handshake_burst=UNLIMITED,
        handshake_rate=UNLIMITED,
        connections_per_guest=UNLIMITED,
        http_connections_per_guest=UNLIMITED,
        http_connections=UNLIMITED,
        connection_burst=UNLIMITED,
        request_burst=UNLIMITED,
        request_rate=UNLIMITED,
        rooms_per_ten_minutes=UNLIMITED,
    )
    settings = Settings(folder, port=port, limits=limits)
    run(settings, open_port(settings))


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
