"""Run the server with test settings given as JSON."""

import json
import socket
import sys
from pathlib import Path
from typing import Any

from rapido.web.server import open_port
from rapido.web.server import serve as serve_until_stopped
from rapido.web.settings import make_settings


def serve(port: int, data: Path, values: dict[str, Any]) -> None:
    send_buffer = values.pop("send_buffer", 0)
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
