"""Serve with the settings of a test, which come as JSON: shorter waits and other limits."""

import json
import sys
from pathlib import Path
from typing import Any

from rapido.web import hall
from rapido.web.server import open_port, open_store, run
from rapido.web.settings import Limits, Settings


def serve(port: int, data: Path, wishes: dict[str, Any]) -> None:
    for name, value in wishes.pop("hall", {}).items():
        assert hasattr(hall, name)
        setattr(hall, name, value)
    limits = Limits(**wishes.pop("limits", {}))
    settings = Settings(data, port=port, limits=limits, **wishes)
    listening = open_port(settings.host, port)
    store = open_store(data)
    sys.stdout.write(f"http://{settings.host}:{port}/\n")
    sys.stdout.flush()
    run(settings, store, listening)


if __name__ == "__main__":
    serve(int(sys.argv[1]), Path(sys.argv[2]), json.loads(sys.argv[3]))
