"""A game at the terminal, from the first throw to the opened envelope."""

import shlex
import time
from collections.abc import Sequence
from dataclasses import replace
from random import Random

from rich.text import Text

from rapido.cli.command_line import command_line
from rapido.cli.rules import rules_in_short
from rapido.cli.terminal.ask import Asker, Left
from rapido.cli.terminal.board import Artist
from rapido.cli.terminal.menu import Menu, Wish
from rapido.cli.terminal.narrate import Told, narrate
from rapido.cli.terminal.paper import Paper
from rapido.cli.terminal.saves import Saves
from rapido.cli.verify import check_record
from rapido.fair import SealedDice, Verdict
from rapido.locales import Say
from rapido.players import player_named
from rapido.record import Record
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
    """Plays a record on until it is finished, and saves it after every move."""

    def __init__(self, record: Record, paper: Paper, say: Say, saves: Saves) -> None:
        """Take up the game where the record stands."""
        self._record = replace(record, moves=())
        self._paper = paper
        self._say = say
        self._saves = saves
        self._names = [player.name for player in record.players]
        self._artist = Artist(self._names, say, ascii_only=paper.ascii_only)
        self._asker = Asker(paper, say)
        self._menu = Menu(self._names, say)
        self._dice = SealedDice.of(
            bytes.fromhex(record.secret), (player.word for player in record.players)
        )
        self._state = record.start
        self._turn = 1
        self._rolls = [0] * record.start.players
        self._log: list[Told] = []
        self._told_last: int | None = None
        for move in record.moves:
            self._make(move)

    def play(self, pace: float) -> None:
        """Play to the end; computer players take a breath of `pace` seconds before they act."""
        while self._state.phase is not Phase.OVER:
            if self._record.players[self._state.player].computer:
                time.sleep(pace)
                action = self._computer_action()
            else:
                action = self._ask()
            self._act(action)
        self._end()

    def _act(self, action: Action) -> None:
        """Make a move; a throw and its dice are saved together, before anyone sees them."""
        told = self._make(action)
        if isinstance(action, Throw):
            player = self._state.player
            told += self._make(Rolled(self._dice.roll(player, self._rolls[player] + 1)))
        self._saves.keep(self._record)
        self._tell(told)

    def _make(self, move: Move) -> list[Told]:
        player = self._state.player
        step = apply(self._state, move)
        self._state = step.state
        self._record = replace(self._record, moves=(*self._record.moves, move))
        self._rolls[player] += isinstance(move, Rolled)
        self._turn += sum(isinstance(event, TurnPassed) for event in step.events)
        told = list(narrate(step.events, step.state, self._names, self._say))
        self._log += told
        return told

    def _tell(self, told: Sequence[Told]) -> None:
        """Print sentences, with a player's symbol where that player's turn begins."""
        for turn_of, sentence in told:
            fresh = turn_of != self._told_last
            sign = self._artist.symbol(turn_of) if fresh else " "
            self._paper.print(Text.assemble(sign, " ", self._artist.sentence(sentence)))
            self._told_last = turn_of

    def _computer_action(self) -> Action:
        state = self._state
        legal = legal_actions(state)
        # The seal is known to all and tells nothing about the dice to come.
        rng = Random(f"{self._record.seal} {len(self._record.moves)}")
        try:
            action = player_named(self._record.players[state.player].computer).choose(state, rng)
        except Exception:  # noqa: BLE001 - other people's players may fail in any way
            action = None
        if action in legal:
            return action
        name = self._names[state.player]
        self._paper.print(self._say("play-computer-failed", player=name), style="yellow")
        return legal[-1]

    def _ask(self) -> Action:
        """Show what lies on the table and what can be done, until the person makes a move."""
        state = self._state
        if state.phase is Phase.ROLL:
            self._paper.print("")
            self._paper.draw(self._artist.table(state, self._turn))
            self._paper.print(self._say("play-your-turn", player=self._names[state.player]))
        else:
            self._paper.draw(self._artist.dice(state))
        for key, choice in self._menu.choices(state):
            self._paper.print(Text.assemble("  ", (key, "bold"), "  ", choice))
        self._paper.print(f"  {self._menu.wishes()}", style="dim")
        prompt = self._artist.name(state.player)
        while True:
            answer = self._asker.until(prompt, "", lambda typed: self._menu.read(typed, state))
            if not isinstance(answer, Wish):
                return answer
            self._fulfil(answer)

    def _fulfil(self, wish: Wish) -> None:
        match wish:
            case Wish.RULES:
                for paragraph in rules_in_short(self._say, self._state.finish):
                    self._paper.print(paragraph)
            case Wish.LOG:
                self._paper.print(self._say("play-log"), style="bold")
                self._tell(self._log[-_LOG_LENGTH:])
            case Wish.QUIT:
                raise Left

    def _end(self) -> None:
        """Show how it ended, open the envelope, check every roll, keep the record."""
        self._paper.print("")
        self._paper.draw(self._artist.table(self._state, self._turn))
        check = check_record(self._record)
        assert check.verdict is Verdict.GENUINE  # noqa: S101 - these very dice were rolled
        self._paper.print(self._say("play-opened", rolls=check.rolls))
        path = self._saves.finish(self._record)
        self._paper.print(self._say("play-record", file=str(path)))
        self._paper.print(
            self._say("play-verify-hint", command=shlex.join([*command_line("verify"), str(path)]))
        )
