"""Rapido with limits too high for the load generator to reach; started by bench/server.py."""

import sys
from argparse import ArgumentParser
from dataclasses import replace
from functools import partial
from pathlib import Path

from rapido.web.http import services
from rapido.web.server import open_port, run
from rapido.web.settings.settings import Limits, Settings
from rapido.web.workers.analysis import COMMAND, AnalysisWorker

UNLIMITED = 1_000_000
BY_NUMPY = (sys.executable, str(Path(__file__).with_name("analysis_by_numpy.py")))


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
        review_burst=UNLIMITED,
    )
    settings = Settings(folder, store=store, bus=bus, port=port, limits=limits)
    run(settings, open_port(settings))


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("port", type=int)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--store", default="sqlite:")
    parser.add_argument("--bus", default="memory:")
    parser.add_argument("--numpy", action="store_true", help="hints and reviews without the kernel")
    options = parser.parse_args()
    if options.numpy:
        by_numpy = partial(AnalysisWorker, command=replace(COMMAND, words=BY_NUMPY))
        services.AnalysisWorker = by_numpy  # type: ignore[misc]
    main(options.port, options.folder, options.store, options.bus)
