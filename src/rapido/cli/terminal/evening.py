"""An evening at the terminal: greet, go on with what was left or set up anew, play, say goodbye."""

import secrets
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from rich.console import Console
from rich.text import Text

from rapido.cli.record_file import FileTrouble, describe_damage, load_record
from rapido.cli.terminal.ask import Asker, Left, Refusal
from rapido.cli.terminal.game import Game
from rapido.cli.terminal.saves import Saves
from rapido.cli.terminal.setup import ask_for_seats, seats_from
from rapido.fair import SECRET_BYTES, seal_of, secret_from_seed
from rapido.locales import catalogue
from rapido.record import Participant, Record, last_state, replay
from rapido.rules import Phase, TurnPassed, new_game

_COMMAND = "rapido play"


class Evening:
    """One call of `rapido play`."""

    def __init__(self, language: str, save: Path | None) -> None:
        """Speak this language, and keep the game in this file if one is named."""
        self._say = catalogue(language)
        self._console = Console(highlight=False)
        self._asker = Asker(self._console, self._say)
        self._saves = Saves(save, self._say)
        self._command = f"{_COMMAND} --save {save}" if save else _COMMAND
        self._saved = False

    def run(self, words: Sequence[str], seed: str | None, finish: int, pace: float) -> int:
        """Play until the game ends or the person leaves, and return the exit status."""
        try:
            self._greet()
            record = self._left_behind(new=bool(words))
            if record is None:
                seats = seats_from(words, self._say) if words else self._ask_for_seats()
                record = self._begin(seats, seed, finish)
            self._saved = True
            Game(record, self._console, self._say, self._saves).play(pace)
        except Left:
            self._goodbye()
        except KeyboardInterrupt:
            self._console.print()
            self._goodbye()
            return 130
        except (FileTrouble, Refusal) as trouble:
            print(trouble, file=sys.stderr)
            return 2
        return 0

    def _greet(self) -> None:
        self._console.print(
            Text.assemble((self._say("play-title"), "bold"), "  ", self._say("play-subtitle"))
        )

    def _ask_for_seats(self) -> tuple[Participant, ...]:
        return ask_for_seats(self._asker, self._say)

    def _begin(self, seats: tuple[Participant, ...], seed: str | None, finish: int) -> Record:
        """Seal the dice of a new game, save it, and show the seal."""
        secret = secrets.token_bytes(SECRET_BYTES) if seed is None else secret_from_seed(seed)
        record = Record(
            players=seats,
            start=new_game(len(seats), finish),
            seal=seal_of(secret).hex(),
            secret=secret.hex(),
            tags=(("Date", datetime.now(UTC).strftime("%Y-%m-%d")),),
        )
        self._saves.keep(record)
        self._print(self._say("play-sealed", seal=record.seal[:8]))
        return record

    def _left_behind(self, *, new: bool) -> Record | None:
        """Find the game to go on with; one that is damaged or not gone on with is kept elsewhere."""
        if not self._saves.current.exists():
            return None
        reading = load_record(self._saves.current, self._say)
        aside = None
        if reading.damage is not None:
            self._print(describe_damage(reading.damage, self._say), style="yellow")
            aside = self._saves.put_away()
            self._print(self._say("play-put-away", file=str(aside)))
        if (record := reading.record) and not new and self._goes_on(record):
            self._saves.keep(record)
            return record
        if aside is None:
            self._print(self._say("play-put-away", file=str(self._saves.put_away())))
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
            self._print(self._say("play-saved", command=self._command))

    def _print(self, text: str, style: str = "") -> None:
        self._console.print(text, style=style, markup=False)
