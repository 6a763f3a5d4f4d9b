"""Records for tests, and hypothesis strategies for them."""

from random import Random

from hypothesis import strategies as st

from rapido.record import Participant, Record
from rapido.rules import PLAYERS, Move, Phase, apply, new_game
from tests.play import possible_moves, random_moves

NAMES = (
    st.text(
        st.characters(exclude_categories=["Cc", "Cs", "Zl", "Zp", "Cf"]), min_size=1, max_size=20
    )
    .map(str.strip)
    .filter(bool)
)
WORDS = NAMES | st.just("")
DIGITS = st.binary(min_size=32, max_size=32).map(bytes.hex) | st.just("")
TAGS = st.dictionaries(st.sampled_from(["Date", "Event", "Place", "Round"]), NAMES, max_size=3)


TAG_NAMES = ("Date", "A", "Z", "AAZ", "Za", "Zz", "RoundOfTheEvening", "A" + "b" * 39)
"""valid tag names"""
INVALID_TAG_NAMES = (
    "",
    "a",
    "date",
    "@a",
    "[a",
    "A@",
    "A[",
    "A`",
    "A{",
    "A1",
    "Été",
    "A B",
    "A" + "b" * 40,
)
"""invalid tag names; a valid one is a capitalized word of at most 40 letters, A to Z"""


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Draw a game with any start, any length and any names."""
    players = draw(st.sampled_from(PLAYERS))
    rng = Random(draw(st.integers(0, 2**32)))
    start = new_game(players, draw(st.integers(1, 30)))
    for _ in range(draw(st.sampled_from([0, 0, 1, 2, 3, 10]))):
        if start.phase is not Phase.OVER:
            start = apply(start, rng.choice(possible_moves(start))).state
    state, moves = start, list[Move]()
    for _ in range(draw(st.integers(0, 80))):
        if state.phase is Phase.OVER:
            break
        moves.append(rng.choice(possible_moves(state)))
        state = apply(state, moves[-1]).state
    participants = [
        Participant(
            draw(NAMES),
            draw(st.sampled_from(["", "uniform"])),
            draw(WORDS),
            draw(DIGITS),
            draw(DIGITS),
        )
        for _ in range(players)
    ]
    tags = tuple(draw(TAGS).items())
    return Record(tuple(participants), start, tuple(moves), draw(DIGITS), draw(DIGITS), tags)


def small_record(players: int = 3, seed: int = 1) -> Record:
    """Return a complete random game."""
    names = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn")[:players]
    moves = random_moves(players, Random(seed), 6)
    participants = tuple(Participant(name) for name in names)
    return Record(participants, new_game(players, 6), tuple(moves), tags=(("Date", "2026-11-15"),))
