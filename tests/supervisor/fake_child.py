"""A server process without a server: it only talks to its supervisor, and writes down what it does.

What it does is the first line of the file `plan` in the data folder: `serve`, `fail`, `crash`, or
`serve N crash`, of which the first N processes do the former.
"""

import json
import os
import signal
import socket
import sys
from pathlib import Path
from types import FrameType
from typing import Any

connected = socket.socket(fileno=int(sys.argv[1]))
lines = connected.makefile("rwb", buffering=0)
start = json.loads(lines.readline())
folder = Path(start["settings"]["data"])
log = os.open(folder / "events", os.O_WRONLY | os.O_APPEND | os.O_CREAT)


def note(event: str) -> None:
    os.write(log, f"{event} {os.getpid()}\n".encode())


def say(kind: str, **members: Any) -> None:
    lines.write(json.dumps({"type": kind, **members}).encode() + b"\n")


def stop(_number: int, _frame: FrameType | None) -> None:
    note("stopped")
    sys.exit()


signal.signal(signal.SIGTERM, stop)
note("started")
plan = (folder / "plan").read_text().split()
if len(plan) > 1:
    before = (folder / "events").read_text().count("started")
    plan = plan[:1] if before <= int(plan[1]) else plan[2:]
if plan == ["crash"]:
    os.kill(os.getpid(), signal.SIGKILL)
if plan == ["fail"]:
    say("Failed", error="NewerDatabase", reason="it is newer")
    sys.exit(3)
note("ready")
say("Ready")
while line := lines.readline():
    match json.loads(line):
        case {"type": "Collect"}:
            say("Collected", text=f"# HELP pid Process\n# TYPE pid gauge\npid {os.getpid()}\n")
        case _:
            pass
note("left alone")
