"""Small worker programs: one that echoes, and several that fail."""

import sys
from pathlib import Path

from rapido.workers import WorkerCommand

ECHO = "for line in sys.stdin: print('+' + line.strip(), flush=True)"
SLOW_ECHO = ECHO.replace("print", "time.sleep(0.3); print")
HANGS = "time.sleep(600)"
BROKEN = {
    "hangs": HANGS,
    "exits": "sys.stdin.readline(); sys.exit(1)",
    "exits at once": "sys.exit(0)",
    "half a line": "sys.stdin.readline(); print('+{', end='', flush=True)",
    "too long a line": "sys.stdin.readline(); print('+' * 2**25, flush=True); time.sleep(600)",
}


def program(text: str) -> WorkerCommand:
    command = (sys.executable, "-I", "-S", "-c", f"import sys, time, os\n{text}")
    return WorkerCommand(command, max_line=2**24)


def broken_at_first(text: str, folder: Path) -> WorkerCommand:
    """A program that fails when first started, and echoes when restarted."""
    started = str(folder / "started")
    first = f"if not os.path.exists({started!r}):\n open({started!r}, 'w'); {text}\n"
    return program(f"{first}else:\n {ECHO}")
