"""The choices a player can type at the table."""

from collections.abc import Iterator, Sequence
from enum import Enum

from rapido.cli.terminal.prompt import InvalidInput
from rapido.locales import Say
from rapido.rules import (
    Action,
    Phase,
    Place,
    RapidoError,
    State,
    Throw,
    apply,
    legal_actions,
    throwable_pairs,
    thrown_out_by,
)


class MenuCommand(Enum):
    """Commands that are not moves."""

    RULES = "rules"
    LOG = "log"
    QUIT = "quit"


class Menu:
    """Maps keys of the player's language to actions and commands."""

    def __init__(self, names: Sequence[str], say: Say) -> None:
        self._names = names
        self._say = say
        self._roll = say("play-key-roll")
        self._commands = {say(f"play-key-{command.value}"): command for command in MenuCommand}

    def choices(self, state: State) -> Iterator[tuple[str, str]]:
        """Yield each key with what it does."""
        throwable = throwable_pairs(state)
        if state.phase is Phase.DECIDE:
            yield self._roll, self._say("play-choose-roll-again")
        elif state.pairs_each == 1:
            yield self._roll, self._say("play-choose-roll")
        else:
            for pair in throwable:
                yield f"{self._roll}{pair + 1}", self._say("play-choose-roll-pair", pair=pair + 1)
        yield from self._places(state)

    def commands(self) -> str:
        """Describe the keys of the commands."""
        return self._say(
            "play-more", **{command.value: key for key, command in self._commands.items()}
        )

    def read(self, typed: str, state: State) -> Action | MenuCommand:
        """Parse the input; raise InvalidInput with the reason if it is invalid."""
        word = typed.lower()
        if word in self._commands:
            return self._commands[word]
        action = self._action(word, state)
        if action is None:
            key = "play-not-understood" if typed else "play-choose-one"
            raise InvalidInput(self._say(key, typed=typed))
        try:
            apply(state, action)
        except RapidoError as error:
            raise InvalidInput(self._say(f"error-{error.code}")) from error
        return action

    def _action(self, word: str, state: State) -> Action | None:
        if word.isascii() and word.isdigit():
            return Place(int(word[:3]))
        # If rolling is the only choice, Enter is enough.
        if word == self._roll or (not word and state.phase is Phase.ROLL):
            return Throw(throwable_pairs(state)[0])
        if word in {f"{self._roll}1", f"{self._roll}2"}:
            return Throw(int(word[-1]) - 1)
        return None

    def _places(self, state: State) -> Iterator[tuple[str, str]]:
        """Yield the free fields, grouped by the pairs they throw out."""
        fields: dict[str, list[str]] = {}
        for action in legal_actions(state):
            if isinstance(action, Place):
                fields.setdefault(self._victims(state, action.field), []).append(str(action.field))
        for victims, keys in fields.items():
            key = "play-choose-place-throwing-out" if victims else "play-choose-place"
            yield " ".join(keys), self._say(key, count=len(keys), victims=victims)

    def _victims(self, state: State, field: int) -> str:
        return ", ".join(
            self._say("play-victim", player=self._names[pair.owner], value=pair.roll.value)
            for pair in thrown_out_by(state, field)
        )
