"""A turn has the same number everywhere: it begins when it passes, even if it wins by scoring."""

from rapido.record import Reading, last_state, write_text
from rapido.review import review
from rapido.rooms.model.evolve import evolve
from rapido.rooms.model.facts import Began, Configured, Ended, Opened, Played, SeatKind, SeatSet
from rapido.rooms.model.room import Game, Room
from rapido.rules import Phase
from rapido.web.view.game import played_game
from rapido.web.view.room import game_view
from tests.review.fast_random_values import FastRandomValues
from tests.review.games import played


def played_in_room(players: int, finish: int, tokens: list[str]) -> Game:
    facts = [
        Opened("host", players, "game", "seal"),
        Configured(finish=finish),
        *(SeatSet(seat, SeatKind.PERSON, "host", f"P{seat}", seat) for seat in range(players)),
        Began(tuple(range(players))),
        *map(Played, tokens),
        Ended("secret", "next", "seal"),
    ]
    room = Room("room")
    for at, fact in enumerate(facts, 1):
        room = evolve(room, fact, at).room
    assert room.game is not None
    return room.game


def test_table_replay_review_and_record_agree() -> None:
    by_scoring = 0
    for seed in range(60):
        record = played(2 + seed % 3, 4, seed, max_moves=10_000 if seed % 3 else seed)
        steps = played_game(Reading(record)).steps
        tokens = [step.token for step in steps]
        last = steps[-1].game.turn if steps else 1
        assert review(record, FastRandomValues()).turns == last
        if tokens and not tokens[-1].endswith("?"):
            game = played_in_room(record.start.players, record.start.finish, tokens)
            assert game_view(game).turn == last
            by_scoring += game.state.phase is Phase.OVER and game.state.rolls == 0
        lines = [line for line in write_text(record).split("\n") if line[:1].isdigit()]
        end = last_state(record)
        without_tokens = end.rolls == 0 and end.phase is not Phase.DICE
        assert len(lines) == last - without_tokens
    assert by_scoring > 5
