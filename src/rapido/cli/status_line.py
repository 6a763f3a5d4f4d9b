"""One line on standard error that is overwritten again and again, if that is a terminal."""

import shutil
import sys


class StatusLine:
    def __init__(self) -> None:
        self.visible = sys.stderr.isatty()
        """in a pipe or a file nothing is written: it would only be in the way"""
        self._drawn = False

    def draw(self, text: str) -> None:
        if self.visible:
            width = shutil.get_terminal_size().columns - 1
            print(f"\r{text[:width]}\x1b[K", end="", file=sys.stderr, flush=True)
            self._drawn = True

    def erase(self) -> None:
        if self._drawn:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
            self._drawn = False
