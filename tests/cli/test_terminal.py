"""`rapido play` in a real terminal: colors, Ctrl-C, end of input."""

import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Generator
from contextlib import contextmanager, suppress

from tests.cli.run import Shell


class Screen:
    """A program running in a pseudo-terminal."""

    def __init__(self, master: int, program: subprocess.Popen[bytes]) -> None:
        self._master = master
        self.program = program
        self.shown = ""

    def wait_for(self, text: str, seconds: float = 60) -> None:
        deadline = time.monotonic() + seconds
        while text not in self.shown:
            assert time.monotonic() < deadline, f"{text!r} never appeared; screen: {self.shown!r}"
            if select.select([self._master], [], [], 0.2)[0]:
                try:
                    self.shown += os.read(self._master, 65536).decode(errors="replace")
                except OSError:
                    break
        assert text in self.shown, self.shown

    def press_ctrl_c(self) -> int:
        """Send SIGINT until the program exits; return the exit status.

        A signal that arrives just before the program blocks on input is handled only later.
        """
        for _ in range(6):
            self.program.send_signal(signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                return self.program.wait(10)
        return self.program.wait(0)

    def type(self, text: str) -> None:
        self.shown = ""
        os.write(self._master, text.encode())


@contextmanager
def terminal(shell: Shell, *arguments: str) -> Generator[Screen]:
    master, slave = pty.openpty()
    program = subprocess.Popen(
        [sys.executable, "-m", "rapido", *arguments],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env=shell.environment | {"TERM": "xterm-256color"},
        start_new_session=True,
    )
    os.close(slave)
    try:
        yield Screen(master, program)
    finally:
        program.kill()
        program.wait()
        os.close(master)


def test_turn_in_color(shell: Shell) -> None:
    with terminal(shell, "play", "Ana", "Ben", "--seed", "1") as screen:
        screen.wait_for("Ana\x1b[0m > ")
        assert "\x1b[31m●" in screen.shown
        screen.type("r\n")
        screen.wait_for("Ana\x1b[0m > ")
        screen.type("5\n")
        screen.wait_for("Ben\x1b[0m > ")
        assert "places" in screen.shown


def test_ctrl_c_saves_and_exits(shell: Shell) -> None:
    with terminal(shell, "play", "Ana", "Ben") as screen:
        screen.wait_for("Ana\x1b[0m > ")
        assert screen.press_ctrl_c() == 130
        screen.wait_for("The game is saved.")
    assert shell.saved.exists()


def test_ctrl_c_during_setup(shell: Shell) -> None:
    with terminal(shell, "play") as screen:
        screen.wait_for("How many people are playing here?")
        assert screen.press_ctrl_c() == 130
        assert "Traceback" not in screen.shown
    assert not shell.saved.exists()


def test_ctrl_d_saves_and_exits(shell: Shell) -> None:
    with terminal(shell, "play", "Ana", "Ben") as screen:
        screen.wait_for("Ana\x1b[0m > ")
        screen.type("\x04")
        screen.wait_for("The game is saved.")
        assert screen.program.wait(60) == 0


def test_killed_game_loses_nothing(shell: Shell) -> None:
    with terminal(shell, "play", "Ana", "Ben", "--seed", "1") as screen:
        screen.wait_for("Ana\x1b[0m > ")
        screen.type("r\n")
        screen.wait_for("Ana rolls".replace(" ", "\x1b[0m "))
        screen.program.kill()
    assert "A46" in shell.saved.read_text("utf-8") or "1. A" in shell.saved.read_text("utf-8")


def test_ctrl_c_stops_the_engine(shell: Shell) -> None:
    with terminal(shell, "engine") as screen:
        screen.type('{"cmd":"quit?"}\n')
        screen.wait_for("bad_request")
        assert screen.press_ctrl_c() == 130
        assert "Traceback" not in screen.shown
