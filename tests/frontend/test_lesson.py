"""The tutorial script: every move is legal, and every requested action is possible."""

import json
from pathlib import Path

from rapido.record import read_moves, read_position
from rapido.rules import Phase, apply, legal_actions

SCRIPT = json.loads(Path("frontend/src/views/learn/script.json").read_text("utf-8"))
LEARNER = 0


def test_every_step_follows_the_rules() -> None:
    for chapter in SCRIPT["chapters"]:
        state = read_position(chapter["start"])
        assert state.players == len(chapter["players"])
        for step in chapter["steps"]:
            if step["expect"] is not None:
                assert state.player == LEARNER, step
                assert read_moves(step["expect"], state)[0] in legal_actions(state), step
            for token in step["tokens"]:
                for move in read_moves(token, state):
                    state = apply(state, move).state


def test_script_covers_everything_and_the_first_chapter_is_won() -> None:
    seen: set[str] = set()
    for chapter in SCRIPT["chapters"]:
        state = read_position(chapter["start"])
        for token in (token for step in chapter["steps"] for token in step["tokens"]):
            for move in read_moves(token, state):
                state, events = apply(state, move)
                seen |= {event.name for event in events}
        if len(chapter["players"]) > 2:
            assert (state.phase, state.player) == (Phase.OVER, LEARNER)
    assert seen == {"scored", "rolled", "climbed", "fell", "placed", "thrown_out", "turn", "won"}
    assert {len(chapter["players"]) for chapter in SCRIPT["chapters"]} == {2, 3}
