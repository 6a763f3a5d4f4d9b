"""Run the server with test settings given as JSON."""

import json
import socket
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

from rapido.web.server import open_port
from rapido.web.server import serve as serve_until_stopped
from rapido.web.settings.settings import make_settings


def set_clock(seconds: float) -> None:
    """Let the wall clock of this process be ahead by some seconds."""
    true_time = time.time
    time.time = lambda: true_time() + seconds


def add_migration(sql: str) -> None:
    """Let this process be that of the next release, which adds something to PostgreSQL."""
    from rapido.store.postgres import migrations, store  # noqa: PLC0415 - not for SQLite

    newest = migrations.MIGRATIONS[-1]
    added = (*migrations.MIGRATIONS, migrations.Migration(sql, newest.oldest))
    store.migrate = partial(migrations.migrate, migrations=added)


def serve(port: int, data: Path, values: dict[str, Any]) -> None:
    send_buffer = values.pop("send_buffer", 0)
    if ahead := values.pop("clock_ahead", 0):
        set_clock(ahead)
    if sql := values.pop("migration", ""):
        add_migration(sql)
    settings = make_settings({"data": data, "port": port, **values})
    listening = open_port(settings)
    if send_buffer:  # makes clients that do not read block sooner
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)

    def announce() -> None:
        sys.stdout.write(f"http://{settings.host}:{port}/\n")
        sys.stdout.flush()

    serve_until_stopped(settings, listening, announce)


if __name__ == "__main__":
    serve(int(sys.argv[1]), Path(sys.argv[2]), json.loads(sys.argv[3]))
