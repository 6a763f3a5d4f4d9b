"""Installs computer players as somebody else's package does: some good, most of them broken."""

import os
from pathlib import Path

CODE = """\
import subprocess
import sys
from rapido.rules import PLAYERS, Place, legal_actions

class Good:
    name, about, counts = "good", "Always rolls on.", PLAYERS
    def choose(self, state, rng):
        return legal_actions(state)[0]

class Loud(Good):
    def __init__(self):
        print("loud begins")
    def choose(self, state, rng):
        print("loud thinks")
        return super().choose(state, rng)

class Shell(Good):
    def choose(self, state, rng):
        if not state.rolls and not any(state.steps):
            subprocess.run(["echo", "another program"], check=True)
        return super().choose(state, rng)

class NoCounts:
    name, about = "nocounts", "Forgets something."
    def choose(self, state, rng):
        return legal_actions(state)[0]

class NoText(Good):
    about = 3

class NeedsMore(Good):
    def __init__(self, more):
        pass

class Boom(Good):
    def choose(self, state, rng):
        raise ValueError("boom")

class Illegal(Good):
    def choose(self, state, rng):
        return Place(9)

class Quits(Good):
    def choose(self, state, rng):
        sys.exit(3)

class Interrupts(Good):
    def choose(self, state, rng):
        raise KeyboardInterrupt

def leaves():
    sys.exit(4)
"""
GOOD = {"good": "plugged:Good", "loud": "plugged:Loud", "shell": "plugged:Shell"}
UNLOADABLE = {
    "nomodule": "no_such_module:Player",
    "noclass": "plugged:Missing",
    "nocounts": "plugged:NoCounts",
    "notext": "plugged:NoText",
    "needsmore": "plugged:NeedsMore",
    "leaves": "plugged:leaves",
}
FAILING = {
    "boom": "plugged:Boom",
    "illegal": "plugged:Illegal",
    "quits": "plugged:Quits",
    "interrupts": "plugged:Interrupts",
}
TAKEN = {"careful": "plugged:Boom"}
"""under the name of a built-in player"""
LINES = {
    name: 1 + next(n for n, line in enumerate(CODE.splitlines()) if line.strip() == code)
    for name, code in {
        "boom": 'raise ValueError("boom")',
        "quits": "sys.exit(3)",
        "interrupts": "raise KeyboardInterrupt",
    }.items()
}
"""where they fail"""


def install(folder: Path) -> dict[str, str]:
    """Install all of them in a folder, and return the environment in which they are found."""
    (folder / "plugged.py").write_text(CODE)
    package = folder / "plugged-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: plugged\nVersion: 1\n")
    players = GOOD | UNLOADABLE | FAILING | TAKEN
    lines = [f"{name} = {target}" for name, target in players.items()]
    (package / "entry_points.txt").write_text("\n".join(["[rapido.players]", *lines, ""]))
    inherited = os.environ.get("PYTHONPATH")
    paths = [str(folder), *([inherited] if inherited else [])]
    return {"PYTHONPATH": os.pathsep.join(paths)}
