"""Rapido with limits too high for the load generator to reach; started by bench/server.py."""

from argparse import ArgumentParser
from pathlib import Path

from rapido.web.server import open_port, run
from rapido.web.settings.settings import Limits, Settings

UNLIMITED = 1_000_000


def main(port: int, folder: Path, store: str, bus: str) -> None:
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
    settings = Settings(folder, store=store, bus=bus, port=port, limits=limits)
    run(settings, open_port(settings))


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("port", type=int)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--store", default="sqlite:")
    parser.add_argument("--bus", default="memory:")
    options = parser.parse_args()
    main(options.port, options.folder, options.store, options.bus)
