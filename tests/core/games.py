"""Random games, positions, tokens and records, most of them as the rules want them."""

from dataclasses import replace
from random import Random

from rapido.record import Participant, Record, stand_in_tags, write_moves
from rapido.rules import PLAYERS, Move, Phase, State, apply, new_game
from tests.foreign_text.hostile import HARMLESS
from tests.play import possible_moves


def draw_state(rng: Random) -> State:
    start = new_game(rng.choice(PLAYERS), rng.choice((1, 5, 21, 999)))
    return play(start, draw_moves(start, rng, rng.choice((0, 1, 2, 10, 60))))


def draw_impossible_position(rng: Random) -> str:
    """Draw a position in the right form that is probably impossible."""
    finish = rng.choice((0, 1, 3, 21, 999))
    steps = [
        rng.randrange(finish + 1) if rng.random() < 0.9 else rng.randrange(30) for _ in "ABCDEFG"
    ]
    fields = ["-"] * 6
    for _ in range(rng.choice((0, 1, 2, 3, 6))):
        at = rng.randrange(6)
        fields[at] = fields[at].removeprefix("-") + rng.choice("AaBbCDF") + _faces(rng)
    rolled = (
        f"{rng.choice('AaBbCF')}{rng.choice(('?', _faces(rng)))}:{rng.choice((1, 2, 9, 10**8))}"
    )
    turn = rng.choice((rng.choice("ABCF"), rolled, rolled, rng.choice("ABC") + "!", "B!:2"))
    race = ",".join(map(str, steps[: rng.choice((1, 2, 2, 2, 3, 3, 6, 7))]))
    return f"{race}/{finish} {'/'.join(fields)} {turn}"


def _faces(rng: Random) -> str:
    return rng.choice(("46", "11", "X6", "7X", "XX", "23", "62", "99")[: rng.choice((6, 8))])


def draw_moves(state: State, rng: Random, count: int) -> list[Move]:
    moves: list[Move] = []
    while len(moves) < count and state.phase is not Phase.OVER:
        moves.append(rng.choice(possible_moves(state)))
        state = apply(state, moves[-1]).state
    return moves


def play(state: State, moves: list[Move]) -> State:
    for move in moves:
        state = apply(state, move).state
    return state


def draw_tokens(start: State, moves: list[Move], rng: Random) -> list[str]:
    """Write moves as tokens; some throws and their dice are written apart."""
    tokens = [token for token, _ in write_moves(moves, start)]
    if rng.random() < 0.5:
        return tokens
    apart = [[token[0] + "?", token[1:]] if len(token) == 3 else [token] for token in tokens]
    return [token for parts in apart for token in parts]


def draw_token(rng: Random) -> str:
    thrown = rng.choice("ABCDEFabG") + rng.choice(("?", "46", "11", "X6", "77"))
    return rng.choice((thrown, thrown[1:], f"@{rng.randrange(7)}"))


def draw_record(rng: Random) -> Record:
    start = new_game(rng.choice(PLAYERS), rng.choice((1, 6, 21)))
    if rng.random() < 0.4:
        start = play(start, draw_moves(start, rng, 20))
    moves = draw_moves(start, rng, rng.choice((0, 5, 40, 400)))
    names = [_line(rng) or "Ana" for _ in range(start.players)]
    digits = [rng.randbytes(32).hex() if rng.random() < 0.3 else "" for _ in range(14)]
    participants = [
        Participant(
            name,
            rng.choice(("", "perfect")),
            rng.choice(("", "luck", "Übermut")),
            *digits[seat::6][:2],
        )
        for seat, name in enumerate(names)
    ]
    tags = {rng.choice(("Date", "Event", "Place", "A", "Zz")): _line(rng) or "x" for _ in range(2)}
    dice = digits[12:]
    record = Record(tuple(participants), start, tuple(moves), dice[0], dice[1], tuple(tags.items()))
    return with_stand_ins(record, rng)


def with_stand_ins(record: Record, rng: Random) -> Record:
    """Say of some records that a computer player made some of the moves, or something like it."""
    if rng.random() < 0.5:
        return record
    tokens = range(sum(1 for _ in write_moves(record.moves, record.start)))
    share = rng.choice((0.05, 0.5, 0.95))
    tags = dict(record.tags)
    tags |= dict(stand_in_tags(record, [token for token in tokens if rng.random() < share]))
    for _ in range(rng.choice((0, 0, 2))):
        name = f"StandIn{rng.choice('ABCF')}{rng.choice(('', 'a', 'o', 'p'))}"
        tags[name] = " ".join(_span(rng) for _ in range(rng.choice((1, 1, 4))))
    return replace(record, tags=tuple(tags.items()))


def _span(rng: Random) -> str:
    place = [
        rng.choice(("1", "2", "7", "30", "9999999")) + rng.choice(("", "", ".1", ".2", ".9999999"))
        for _ in range(2)
    ]
    strange = rng.choice(("0", "2.", "-3", "1.0", "12345678", "\uff12", "x"))
    return rng.choice((place[0], "-".join(place), "-".join(place), strange))


def _line(rng: Random) -> str:
    return rng.choice((*HARMLESS.values(), "Ana", "Ben ; x", "A: b", "An\u200ba", '"', "\\n", "'"))
