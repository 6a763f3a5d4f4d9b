"""Who plays: from the command line, or by asking."""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from typing import Final

from rapido.cli.terminal.ask import Asker, Refusal
from rapido.cli.terminal.cast import computer_named
from rapido.locales import Say
from rapido.players import LADDER, NoSuchBot, names, player_named
from rapido.record import Participant, is_line
from rapido.rules import PLAYERS

NAME_LENGTH: Final = 20
COMPUTER: Final = "bot:"
STANDARD: Final = "heuristic"


def seats_from(words: Iterable[str], say: Say) -> tuple[Participant, ...]:
    """Read `NAME` as a person, `bot:NAME` as a computer player; raise a Refusal for the rest."""
    seats: list[Participant] = []
    for word in words:
        taken = {seat.name for seat in seats}
        if word.startswith(COMPUTER):
            seats.append(computer_named(_known_bot(word.removeprefix(COMPUTER), say), taken))
        else:
            seats.append(Participant(_fresh_name(word, taken, say)))
    if len(seats) not in PLAYERS:
        raise Refusal(say("play-too-few" if len(seats) < 2 else "play-too-many"))
    return tuple(seats)


def ask_for_seats(asker: Asker, say: Say) -> tuple[Participant, ...]:
    """Ask who plays; Enter alone leads to a game of one person against two computer players."""
    most = max(PLAYERS)
    people = asker.number(say("play-people"), 0, most, 1)
    seats: list[Participant] = []
    for number in range(1, people + 1):
        name = asker.until(
            say("play-name", number=number),
            say("play-person", number=number),
            partial(_fresh_name, taken={seat.name for seat in seats}, say=say),
        )
        seats.append(Participant(name))
    least, room = max(0, min(PLAYERS) - people), most - people
    usual = min(room, 2 if people == 1 else least)
    computers = asker.number(say("play-computers"), least, room, usual) if room else 0
    if computers:
        bot = _ask_for_bot(asker, say)
        for _ in range(computers):
            seats.append(computer_named(bot, {seat.name for seat in seats}))
    return tuple(seats)


def ask_for_words(seats: Iterable[Participant], asker: Asker, say: Say) -> tuple[Participant, ...]:
    """Let every person give a lucky word to the dice, once their seal has been shown."""
    return tuple(
        seat if seat.computer else replace(seat, word=_ask_for_word(seat.name, asker, say))
        for seat in seats
    )


def _ask_for_word(name: str, asker: Asker, say: Say) -> str:
    def read(word: str) -> str:
        if not is_line(word):
            raise Refusal(say("play-bad-word"))
        return word

    return asker.until(say("play-word", name=name), "", read)


def _ask_for_bot(asker: Asker, say: Say) -> str:
    known = names()
    described = [f"  {n}  {name}: {_about(name, say)}" for n, name in enumerate(known, 1)]
    question = "\n".join([*described, say("play-bot")])
    usual = known.index(STANDARD) + 1 if STANDARD in known else 1
    return known[asker.number(question, 1, len(known), usual) - 1]


def _about(name: str, say: Say) -> str:
    """Describe our own players in the person's language, others in their own words."""
    return say(f"bot-{name}") if name in LADDER else player_named(name).about


def _known_bot(name: str, say: Say) -> str:
    try:
        player_named(name)
    except NoSuchBot as error:
        known = ", ".join(names())
        raise Refusal(say("error-no_such_bot", name=name, known=known)) from error
    return name


def _fresh_name(name: str, taken: set[str], say: Say) -> str:
    if not name or not is_line(name, NAME_LENGTH):
        raise Refusal(say("play-bad-name", most=NAME_LENGTH))
    if name in taken:
        raise Refusal(say("play-same-name", name=name))
    return name
