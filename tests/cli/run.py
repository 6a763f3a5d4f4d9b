"""Run `rapido` in a child process with its own home and data directory."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Shell:
    home: Path

    @property
    def environment(self) -> dict[str, str]:
        inherited = {
            name: os.environ[name] for name in ("PATH", "PYTHONPATH") if name in os.environ
        }
        return inherited | {
            "HOME": str(self.home),
            "XDG_DATA_HOME": str(self.home / "data"),
            "LANG": "en_US.UTF-8",
            "PYTHONIOENCODING": "utf-8",
            "COLUMNS": "80",
        }

    @property
    def saved(self) -> Path:
        return self.home / "data" / "rapido" / "terminal.rapido"

    @property
    def finished(self) -> list[Path]:
        return sorted((self.home / "data" / "rapido" / "games").glob("*.rapido"))

    def run(
        self, *arguments: str | Path, typed: str = "", **environment: str
    ) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(
            [sys.executable, "-m", "rapido", *map(str, arguments)],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            env=self.environment | environment,
            cwd=self.home,
            check=False,
            timeout=60,
        )
        assert "Traceback" not in done.stderr
        return done
