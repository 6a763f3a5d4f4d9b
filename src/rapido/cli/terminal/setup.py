"""Who plays: from the command line, or by asking."""

from collections.abc import Iterable
from typing import Final

from rapido.cli.terminal.ask import Asker, Refusal
from rapido.cli.terminal.cast import computer_named
from rapido.locales import Say
from rapido.players import NoSuchBot, names, player_named
from rapido.record import Participant, is_line
from rapido.rules import PLAYERS

NAME_LENGTH: Final = 20
COMPUTER: Final = "bot:"
STANDARD: Final = "heuristic"


def seats_from(words: Iterable[str], say: Say) -> tuple[Participant, ...]:
    """Read `NAME` as a person and `bot:LEVEL` as a computer player; what is refused is a Refusal."""
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
        taken = {seat.name for seat in seats}
        name = asker.until(
            say("play-name", number=number),
            say("play-person", number=number),
            lambda answer, taken=taken: _fresh_name(answer, taken, say),
        )
        word = asker.until(say("play-word", name=name), "", lambda answer: _word(answer, say))
        seats.append(Participant(name, word=word))
    least = max(0, min(PLAYERS) - people)
    usual = max(least, 2 if people == 1 else 0)
    computers = asker.number(say("play-computers"), least, most - people, min(usual, most - people))
    if computers:
        bot = _ask_for_level(asker, say)
        for _ in range(computers):
            seats.append(computer_named(bot, {seat.name for seat in seats}))
    return tuple(seats)


def _ask_for_level(asker: Asker, say: Say) -> str:
    known = names()
    question = "\n".join(
        [*(f"  {n}  {name}: {player_named(name).about}" for n, name in enumerate(known, 1))]
    )
    usual = known.index(STANDARD) + 1 if STANDARD in known else 1
    choice = asker.number(f"{question}\n{say('play-level')}", 1, len(known), usual)
    return known[choice - 1]


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


def _word(word: str, say: Say) -> str:
    if not is_line(word):
        raise Refusal(say("expected-line"))
    return word
