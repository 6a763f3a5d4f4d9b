"""Writes the value function for the page: value-2.bin to value-6.bin, and how long they are.

    python -m rapido.players.build_weights FOLDER

It runs while Rapido is being installed.
"""

import json
import sys
from pathlib import Path
from typing import Final

from rapido.players.network import SHIPPED
from rapido.players.weights_file import convert_weights
from rapido.rules import PLAYERS

SIZES: Final = "sizes.json"
"""bytes by name, for the page: a compressed answer does not say how long it will be"""


def build_weights(folder: Path) -> None:
    files = {f"value-{players}.bin": convert_weights(SHIPPED, players) for players in PLAYERS}
    sizes = json.dumps({name: len(content) for name, content in files.items()})
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in {**files, SIZES: sizes.encode()}.items():
        path = folder / name
        if not path.is_file() or path.read_bytes() != content:
            path.write_bytes(content)


if __name__ == "__main__":
    build_weights(Path(sys.argv[1]))
