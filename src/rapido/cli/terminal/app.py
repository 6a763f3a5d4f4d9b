"""`rapido play`: resume or set up a game, play it, and save it on exit."""

import secrets
import shlex
import time
from collections.abc import Sequence
from pathlib import Path

from rapido.cli.command_line import command_line
from rapido.cli.messages import print_error
from rapido.cli.options.language import language_option
from rapido.cli.record_file import FileError, describe_damage, load_record
from rapido.cli.terminal.game import Game
from rapido.cli.terminal.output import Output
from rapido.cli.terminal.prompt import InvalidInput, Prompt, Quit
from rapido.cli.terminal.saved_games import SavedGames
from rapido.cli.terminal.setup import ask_for_seats, ask_for_words, seats_from
from rapido.fair import SECRET_BYTES, seal_of, secret_from_seed
from rapido.locales import catalog
from rapido.record import Participant, Record, last_state, replay, time_tags
from rapido.rules import Phase, TurnPassed, new_game


class TerminalApp:
    def __init__(self, language: str, save: Path | None) -> None:
        self._language = language
        self._say = catalog(language)
        self._output = Output()
        self._prompt = Prompt(self._output, self._say)
        self._saved_games = SavedGames(save, self._say)
        where = ["--save", str(save)] if save else []
        self._command = shlex.join([*command_line("play"), *where, *language_option(language)])
        self._saved = False

    def run(self, words: Sequence[str], seed: str | None, finish: int, pace: float) -> int:
        """Return the exit status."""
        try:
            self._output.print(self._say("play-subtitle"))
            self._saved_games.check()
            # Wrong names are refused before a saved game is moved aside.
            seats = seats_from(words, self._say) if words else None
            record = self._unfinished_game(new=bool(words)) or self._begin(seats, seed, finish)
            self._saved = True
            game = Game(record, self._output, self._say, self._saved_games, self._language)
            game.play(pace)
        except Quit:
            self._goodbye()
        except KeyboardInterrupt:
            self._output.print("")
            self._goodbye()
            return 130
        except (FileError, InvalidInput) as error:
            print_error(error)
            return 2
        return 0

    def _begin(
        self, named: tuple[Participant, ...] | None, seed: str | None, finish: int
    ) -> Record:
        """Set up the seats, seal the dice, only then ask for lucky words, and save."""
        seats = named or ask_for_seats(self._prompt, self._say)
        secret = secrets.token_bytes(SECRET_BYTES) if seed is None else secret_from_seed(seed)
        seal = seal_of(secret).hex()
        self._output.print(self._say("play-sealed", seal=seal[:8]))
        if named is None:
            seats = ask_for_words(seats, self._prompt, self._say)
        record = Record(
            players=seats,
            start=new_game(len(seats), finish),
            seal=seal,
            secret=secret.hex(),
            tags=time_tags(time.time()),
        )
        self._saved_games.save(record)
        return record

    def _unfinished_game(self, *, new: bool) -> Record | None:
        """Return the saved game to resume; a damaged or unwanted one is moved aside."""
        if not self._saved_games.current.exists():
            return None
        reading = load_record(self._saved_games.current, self._say)
        moved_to = None
        if reading.damage is not None:
            damage, no_game = describe_damage(reading.damage, self._say), reading.record is None
            if no_game and self._saved_games.named:
                file = str(self._saved_games.current)
                raise FileError(f"{damage} {self._say('play-foreign-file', file=file)}")
            self._output.print(damage, style="yellow")
            moved_to = self._saved_games.move_aside()
            key = "play-put-away-file" if no_game else "play-put-away"
            self._output.print(self._say(key, file=str(moved_to)))
        record = reading.record
        over = record is not None and last_state(record).phase is Phase.OVER
        if record and not new and not over and self._asks_to_resume(record):
            self._saved_games.save(record)
            return record
        if moved_to is None:
            name = record.seal[:8] if record and over else ""
            moved_to = self._saved_games.move_aside(name or "unfinished")
            self._output.print(self._say("play-put-away", file=str(moved_to)))
        return None

    def _asks_to_resume(self, record: Record) -> bool:
        if not record.secret:
            return False
        events = [event for step in replay(record) for event in step.events]
        turn = 1 + sum(isinstance(event, TurnPassed) for event in events)
        players = ", ".join(player.name for player in record.players)
        return self._prompt.yes(self._say("play-continue", players=players, turn=turn))

    def _goodbye(self) -> None:
        if self._saved:
            self._output.print(self._say("play-saved", command=self._command), whole=self._command)
