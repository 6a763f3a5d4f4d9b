"""What the fault tests have done, counted for the report of `./rapido soak`."""

import json
import os
from pathlib import Path
from typing import Final

FILE: Final = "RAPIDO_SOAK_COUNTS"
"""environment variable that names the file; without it nothing is counted"""


def count(**members: object) -> None:
    """Append one line: numbers are added up, a `flood` has its latencies."""
    if file := os.environ.get(FILE):
        with Path(file).open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(members) + "\n")
