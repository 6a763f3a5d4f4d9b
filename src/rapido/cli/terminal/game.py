"""One game in the terminal, from the first throw to the verified dice."""

import shlex
import time
from collections.abc import Sequence
from dataclasses import replace
from random import Random

from rich.text import Text

from rapido.cli.command_line import command_line
from rapido.cli.options.language import language_option
from rapido.cli.rules import rules_in_short, where_all_rules_are
from rapido.cli.terminal.board import BoardRenderer
from rapido.cli.terminal.menu import Menu, MenuCommand
from rapido.cli.terminal.narrate import Line, narrate
from rapido.cli.terminal.output import Output
from rapido.cli.terminal.prompt import Prompt, Quit
from rapido.cli.terminal.saved_games import SavedGames
from rapido.cli.verify import check_record
from rapido.fair import SealedDice, Verdict
from rapido.locales import Say
from rapido.players import (
    IllegalChoice,
    LeftOut,
    NoSuchBot,
    PlayerFailed,
    ask,
    names,
    player_named,
)
from rapido.record import Record, write_time
from rapido.rules import (
    Action,
    Move,
    Phase,
    Rolled,
    Throw,
    TurnPassed,
    apply,
    legal_actions,
)

_LOG_LENGTH = 30


class Game:
    """Plays a record to its end, and saves it after every move."""

    def __init__(
        self, record: Record, output: Output, say: Say, saved_games: SavedGames, language: str
    ) -> None:
        self._record = replace(record, moves=())
        self._output = output
        self._say = say
        self._saved_games = saved_games
        self._language = language
        self._names = [player.name for player in record.players]
        self._renderer = BoardRenderer(
            self._names, say, ascii_only=output.ascii_only, width=output.width
        )
        self._prompt = Prompt(output, say)
        self._menu = Menu(self._names, say)
        self._dice = SealedDice.of(
            bytes.fromhex(record.secret), (player.word for player in record.players)
        )
        self._state = record.start
        self._turn = 1
        self._rolls = [0] * record.start.players
        self._log: list[Line] = []
        self._last_player: int | None = None
        for move in record.moves:
            self._make(move)

    def play(self, pace: float) -> None:
        """Computer players wait `pace` seconds before they act."""
        while self._state.phase is not Phase.OVER:
            if self._record.players[self._state.player].computer:
                time.sleep(pace)
                action = self._computer_action()
            else:
                action = self._ask()
            self._act(action)
        self._end()

    def _act(self, action: Action) -> None:
        """Make a move; a throw is saved together with its dice, before anyone sees them."""
        lines = self._make(action)
        if isinstance(action, Throw):
            player = self._state.player
            lines += self._make(Rolled(self._dice.roll(player, self._rolls[player] + 1)))
        self._saved_games.save(self._record)
        self._print_lines(lines)

    def _make(self, move: Move) -> list[Line]:
        player = self._state.player
        step = apply(self._state, move)
        self._state = step.state
        self._record = replace(self._record, moves=(*self._record.moves, move))
        self._rolls[player] += isinstance(move, Rolled)
        self._turn += sum(isinstance(event, TurnPassed) for event in step.events)
        lines = list(narrate(step.events, step.state, self._names, self._say))
        self._log += lines
        return lines

    def _print_lines(self, lines: Sequence[Line]) -> None:
        """Print lines, with the player's symbol at the beginning of each turn."""
        for turn_of, sentence in lines:
            new_turn = turn_of != self._last_player
            sign = self._renderer.symbol(turn_of) if new_turn else " "
            self._output.print(Text.assemble(sign, " ", self._renderer.sentence(sentence)))
            self._last_player = turn_of

    def _computer_action(self) -> Action:
        state = self._state
        # The seal is public and reveals nothing about future rolls.
        rng = Random(f"{self._record.seal} {len(self._record.moves)}")
        bot, name = self._record.players[state.player].computer, self._names[state.player]
        try:
            return ask(player_named(bot), state, rng)
        except (LeftOut, PlayerFailed, IllegalChoice) as error:
            reason = error.explain(self._say)
        except NoSuchBot:  # a saved game, and the plug-in is gone
            reason = self._say("error-no_such_bot", name=bot, known=", ".join(names()))
        sentence = self._say("play-computer-failed", player=name, reason=reason)
        self._output.print(sentence, style="yellow")
        return legal_actions(state)[-1]

    def _ask(self) -> Action:
        """Show the table and the choices until the player makes a move."""
        state = self._state
        if state.phase is Phase.ROLL:
            self._output.print("")
            self._output.draw(self._renderer.table(state, self._turn))
            self._output.print(self._say("play-your-turn", player=self._names[state.player]))
        else:
            self._output.draw(self._renderer.dice(state))
        for key, choice in self._menu.choices(state):
            self._output.print(Text.assemble("  ", (key, "bold"), "  ", choice))
        self._output.print(f"  {self._menu.commands()}", style="dim")
        prompt = self._renderer.name(state.player)
        while True:
            answer = self._prompt.until(prompt, "", lambda typed: self._menu.read(typed, state))
            if not isinstance(answer, MenuCommand):
                return answer
            self._run_command(answer)

    def _run_command(self, command: MenuCommand) -> None:
        match command:
            case MenuCommand.RULES:
                for paragraph in rules_in_short(self._say, self._state.finish):
                    self._output.print(paragraph)
                self._output.print(where_all_rules_are(self._say, self._language))
            case MenuCommand.LOG:
                self._output.print(self._say("play-log"), style="bold")
                self._print_lines(self._log[-_LOG_LENGTH:])
            case MenuCommand.QUIT:
                raise Quit

    def _end(self) -> None:
        """Show the final table, verify every roll, and save the record."""
        self._output.print("")
        self._output.draw(self._renderer.table(self._state, self._turn))
        tags = dict(self._record.tags) | {"Ended": write_time(time.time())}
        self._record = replace(self._record, tags=tuple(tags.items()))
        check = check_record(self._record)
        assert check.verdict is Verdict.GENUINE  # noqa: S101 - these dice were rolled
        self._output.print(self._say("play-opened", rolls=check.rolls))
        path = self._saved_games.finish(self._record)
        self._output.print(self._say("play-record", file=str(path)))
        verify = [*command_line("verify"), str(path), *language_option(self._language)]
        command = shlex.join(verify)
        self._output.print(self._say("play-verify-hint", command=command), whole=command)
