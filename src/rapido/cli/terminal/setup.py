"""The seats of a game, from the command line or by asking."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from rapido.cli.messages import print_error
from rapido.cli.options.nearest import with_guess
from rapido.cli.terminal.appearance import named_computer
from rapido.cli.terminal.prompt import InvalidInput, Prompt
from rapido.foreign_text import name_key
from rapido.locales import Say
from rapido.players import (
    LADDER,
    LeftOut,
    NoSuchBot,
    left_out,
    name_taken,
    player_named,
    usable_names,
)
from rapido.record import Participant, is_name
from rapido.rules import PLAYERS

NAME_LENGTH: Final = 20
COMPUTER: Final = "bot:"
STANDARD: Final = "heuristic"


def seats_from(words: Iterable[str], say: Say) -> tuple[Participant, ...]:
    """Parse `NAME` as a person and `bot:NAME` as a computer player, or raise InvalidInput."""
    seats: list[Participant] = []
    for word in words:
        taken = {seat.name for seat in seats}
        if word.startswith(COMPUTER):
            seats.append(named_computer(_known_bot(word.removeprefix(COMPUTER), say), taken))
        else:
            seats.append(Participant(_fresh_name(word, taken, say)))
    if len(seats) not in PLAYERS:
        raise InvalidInput(say("play-too-few" if len(seats) < 2 else "play-too-many"))
    return tuple(seats)


def ask_for_seats(prompt: Prompt, say: Say) -> tuple[Participant, ...]:
    """Ask who plays; the defaults are one person and two computer players."""
    most = max(PLAYERS)
    people = prompt.number(say("play-people"), 0, most, 1)
    seats: list[Participant] = []
    for number in range(1, people + 1):
        name = prompt.until(
            say("play-name", number=number),
            say("play-person", number=number),
            partial(_fresh_name, taken={seat.name for seat in seats}, say=say),
        )
        seats.append(Participant(name))
    least, room = max(0, min(PLAYERS) - people), most - people
    default = min(room, 2 if people == 1 else least)
    computers = prompt.number(say("play-computers"), least, room, default) if room else 0
    if computers:
        bot = _ask_for_bot(prompt, say)
        for _ in range(computers):
            seats.append(named_computer(bot, {seat.name for seat in seats}))
    first = _ask_for_youngest(seats[:people], prompt, say) if people > 1 else 0
    return (*seats[first:], *seats[:first])


def ask_for_words(
    seats: Iterable[Participant], prompt: Prompt, say: Say
) -> tuple[Participant, ...]:
    """Ask every person for a lucky word, once the seal has been shown."""
    return tuple(
        seat if seat.computer else replace(seat, word=_ask_for_word(seat.name, prompt, say))
        for seat in seats
    )


def _ask_for_word(name: str, prompt: Prompt, say: Say) -> str:
    def read(word: str) -> str:
        if not is_name(word):
            raise InvalidInput(say("play-bad-word"))
        return word

    return prompt.until(say("play-word", name=name), "", read)


def _ask_for_youngest(people: Sequence[Participant], prompt: Prompt, say: Say) -> int:
    """Ask who starts by the rules; a number or a name is an answer."""
    listed = ", ".join(f"{n} {person.name}" for n, person in enumerate(people, 1))

    def read(answer: str) -> int:
        known = [*map(str, range(1, len(people) + 1)), *(name_key(each.name) for each in people)]
        if name_key(answer) not in known:
            raise InvalidInput(say("play-youngest-who"))
        return known.index(name_key(answer)) % len(people)

    return prompt.until(say("play-youngest", players=listed), "1", read)


def _ask_for_bot(prompt: Prompt, say: Say) -> str:
    for broken in left_out().values():
        prompt.explain(f"  {broken.explain(say)}")
    known = usable_names()
    for number, name in enumerate(known, 1):
        prompt.explain(f"  {number}  {_about(name, say)}")
    default = known.index(STANDARD) + 1 if STANDARD in known else 1
    return known[prompt.number(say("play-bot"), 1, len(known), default) - 1]


def _about(name: str, say: Say) -> str:
    """Describe built-in players in the reader's language, plug-ins in their own words."""
    if name in LADDER:
        return f"{say(f'bot-name-{name}')} · {say(f'bot-{name}')}"
    return f"{name} · {player_named(name).about}"


def _known_bot(name: str, say: Say) -> str:
    try:
        player_named(name)
    except LeftOut as error:
        raise InvalidInput(error.explain(say)) from error
    except NoSuchBot as error:
        known = usable_names()
        sentence = say("error-no_such_bot", name=name, known=", ".join(known))
        raise InvalidInput(with_guess(sentence, name, known, say)) from error
    if ignored := name_taken(name):
        print_error(ignored.explain(say))
    return name


def _fresh_name(name: str, taken: set[str], say: Say) -> str:
    if not name or not is_name(name, NAME_LENGTH):
        raise InvalidInput(say("play-bad-name", most=NAME_LENGTH))
    if name_key(name) in map(name_key, taken):
        raise InvalidInput(say("play-same-name", name=name))
    return name
