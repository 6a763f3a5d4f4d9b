"""An evening at the terminal: greet, go on with what was left or set up anew, play, say goodbye."""

import secrets
import shlex
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from rapido.cli.command_line import command_line
from rapido.cli.record_file import FileTrouble, describe_damage, load_record
from rapido.cli.terminal.ask import Asker, Left, Refusal
from rapido.cli.terminal.game import Game
from rapido.cli.terminal.paper import Paper
from rapido.cli.terminal.saves import Saves
from rapido.cli.terminal.setup import ask_for_seats, ask_for_words, seats_from
from rapido.fair import SECRET_BYTES, seal_of, secret_from_seed
from rapido.locales import catalogue
from rapido.record import Record, last_state, replay
from rapido.rules import Phase, TurnPassed, new_game


class Evening:
    """One call of `rapido play`."""

    def __init__(self, language: str, save: Path | None) -> None:
        """Speak this language, and keep the game in this file if one is named."""
        self._say = catalogue(language)
        self._paper = Paper()
        self._asker = Asker(self._paper, self._say)
        self._saves = Saves(save, self._say)
        self._command = shlex.join(
            [*command_line("play"), *(["--save", str(save)] if save else [])]
        )
        self._saved = False

    def run(self, words: Sequence[str], seed: str | None, finish: int, pace: float) -> int:
        """Play until the game ends or the person leaves, and return the exit status."""
        try:
            self._paper.print(self._say("play-subtitle"))
            record = self._left_behind(new=bool(words)) or self._begin(words, seed, finish)
            self._saved = True
            Game(record, self._paper, self._say, self._saves).play(pace)
        except Left:
            self._goodbye()
        except KeyboardInterrupt:
            self._paper.print("")
            self._goodbye()
            return 130
        except (FileTrouble, Refusal) as trouble:
            print(trouble, file=sys.stderr)
            return 2
        return 0

    def _begin(self, words: Sequence[str], seed: str | None, finish: int) -> Record:
        """Find out who plays, seal the dice, only then ask for lucky words, and save."""
        seats = seats_from(words, self._say) if words else ask_for_seats(self._asker, self._say)
        secret = secrets.token_bytes(SECRET_BYTES) if seed is None else secret_from_seed(seed)
        seal = seal_of(secret).hex()
        self._paper.print(self._say("play-sealed", seal=seal[:8]))
        if not words:
            seats = ask_for_words(seats, self._asker, self._say)
        record = Record(
            players=seats,
            start=new_game(len(seats), finish),
            seal=seal,
            secret=secret.hex(),
            tags=(("Date", datetime.now(UTC).strftime("%Y-%m-%d")),),
        )
        self._saves.keep(record)
        return record

    def _left_behind(self, *, new: bool) -> Record | None:
        """Find the game to go on with; a damaged or unwanted one is kept under another name."""
        if not self._saves.current.exists():
            return None
        reading = load_record(self._saves.current, self._say)
        aside = None
        if reading.damage is not None:
            self._paper.print(describe_damage(reading.damage, self._say), style="yellow")
            aside = self._saves.put_away()
            self._paper.print(self._say("play-put-away", file=str(aside)))
        if (record := reading.record) and not new and self._goes_on(record):
            self._saves.keep(record)
            return record
        if aside is None:
            self._paper.print(self._say("play-put-away", file=str(self._saves.put_away())))
        return None

    def _goes_on(self, record: Record) -> bool:
        if not record.secret or last_state(record).phase is Phase.OVER:
            return False
        events = [event for step in replay(record) for event in step.events]
        turn = 1 + sum(isinstance(event, TurnPassed) for event in events)
        players = ", ".join(player.name for player in record.players)
        return self._asker.yes(self._say("play-continue", players=players, turn=turn))

    def _goodbye(self) -> None:
        if self._saved:
            self._paper.print(self._say("play-saved", command=self._command))
