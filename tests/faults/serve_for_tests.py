"""Serve with the settings of a test, which come as JSON: shorter waits and other limits."""

import json
import socket
import sys
from pathlib import Path
from typing import Any

from rapido.web.limits import timeouts as patience
from rapido.web.server import open_port, open_store, run
from rapido.web.settings import Limits, Settings
from rapido.web.sockets import session as hall


def serve(port: int, data: Path, wishes: dict[str, Any]) -> None:
    for module in (hall, patience):
        for name, value in wishes.pop(module.__name__.rpartition(".")[2], {}).items():
            assert hasattr(module, name)
            setattr(module, name, value)
    send_buffer = wishes.pop("send_buffer", 0)
    limits = Limits(**wishes.pop("limits", {}))
    settings = Settings(data, port=port, limits=limits, **wishes)
    listening = open_port(settings.host, port)
    if send_buffer:  # what the system keeps for those who do not read
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    store = open_store(data)
    sys.stdout.write(f"http://{settings.host}:{port}/\n")
    sys.stdout.flush()
    run(settings, store, listening)


if __name__ == "__main__":
    serve(int(sys.argv[1]), Path(sys.argv[2]), json.loads(sys.argv[3]))
