"""What a person can type at the table, and what it means."""

from collections.abc import Iterator, Sequence
from enum import Enum

from rapido.cli.terminal.ask import Refusal
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


class Wish(Enum):
    """What a person may want besides a move."""

    RULES = "rules"
    LOG = "log"
    QUIT = "quit"


class Menu:
    """The choices of a person at the table, under letters of the person's language."""

    def __init__(self, names: Sequence[str], say: Say) -> None:
        """Speak of players by these names."""
        self._names = names
        self._say = say
        self._roll = say("play-key-roll")
        self._wishes = {say(f"play-key-{wish.value}"): wish for wish in Wish}

    def choices(self, state: State) -> Iterator[tuple[str, str]]:
        """List every key with what it does."""
        throwable = throwable_pairs(state)
        if state.phase is Phase.DECIDE:
            yield self._roll, self._say("play-choose-roll-again")
        elif state.pairs_each == 1:
            yield self._roll, self._say("play-choose-roll")
        else:
            for pair in throwable:
                yield f"{self._roll}{pair + 1}", self._say("play-choose-roll-pair", pair=pair + 1)
        yield from self._places(state)

    def wishes(self) -> str:
        """List the keys that are no moves."""
        return self._say("play-more", **{wish.value: key for key, wish in self._wishes.items()})

    def read(self, typed: str, state: State) -> Action | Wish:
        """Understand what a person typed; what is refused is refused with a sentence."""
        word = typed.lower()
        if word in self._wishes:
            return self._wishes[word]
        action = self._action(word, state)
        if action is None:
            key = "play-not-understood" if typed else "play-choose-one"
            raise Refusal(self._say(key, typed=typed))
        try:
            apply(state, action)
        except RapidoError as error:
            raise Refusal(self._say(f"error-{error.code}")) from error
        return action

    def _action(self, word: str, state: State) -> Action | None:
        if word.isascii() and word.isdigit():
            return Place(int(word[:3]))
        # Enter is enough where there is nothing else to do.
        if word == self._roll or (not word and state.phase is Phase.ROLL):
            return Throw(throwable_pairs(state)[0])
        if word in {f"{self._roll}1", f"{self._roll}2"}:
            return Throw(int(word[-1]) - 1)
        return None

    def _places(self, state: State) -> Iterator[tuple[str, str]]:
        """Name every free field, those together that throw out the same pairs."""
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
