"""The tutorial script: every move is legal, and every requested action is possible."""

import json
from pathlib import Path

from rapido.players.network import Network
from rapido.record import read_moves, read_position
from rapido.rules import Phase, apply, legal_actions
from rapido.turn.analysis import TurnAnalysis

SCRIPT = json.loads(Path("frontend/src/views/learn/script.json").read_text("utf-8"))
LEARNER = 0


FREE = "any"
"""the learner decides; the game goes on in a new position"""


def test_every_step_follows_the_rules() -> None:
    for chapter in SCRIPT["chapters"]:
        state = read_position(chapter["start"])
        assert state.players == len(chapter["players"])
        for step in chapter["steps"]:
            if "start" in step:
                state = read_position(step["start"])
                assert (state.players, state.finish) == (len(chapter["players"]), 12)
            if step["expect"] == FREE:
                assert (state.player, state.phase) == (LEARNER, Phase.DECIDE), step
            elif step["expect"] is not None:
                assert state.player == LEARNER, step
                assert read_moves(step["expect"], state)[0] in legal_actions(state), step
            for token in step["tokens"]:
                for move in read_moves(token, state):
                    state = apply(state, move).state


def test_free_decisions_have_a_best_choice_and_others() -> None:
    """What the lesson says about a choice is worth saying."""
    chapter = SCRIPT["chapters"][0]
    state, spread = read_position(chapter["start"]), list[float]()
    for step in chapter["steps"]:
        state = read_position(step["start"]) if "start" in step else state
        if step["expect"] == FREE:
            wins = [
                win[LEARNER] for win in TurnAnalysis(state, Network.shipped(3)).actions.values()
            ]
            assert len(wins) >= 5
            spread.append(max(wins) - min(wins))
            continue
        for token in step["tokens"]:
            for move in read_moves(token, state):
                state = apply(state, move).state
    assert len(spread) == 2
    assert min(spread) > 0.05


def test_script_covers_everything_and_the_first_chapter_is_won() -> None:
    seen: set[str] = set()
    for chapter in SCRIPT["chapters"]:
        state = read_position(chapter["start"])
        for step in chapter["steps"]:
            state = read_position(step["start"]) if "start" in step else state
            for token in step["tokens"]:
                for move in read_moves(token, state):
                    state, events = apply(state, move)
                    seen |= {event.name for event in events}
        if len(chapter["players"]) > 2:
            assert (state.phase, state.player) == (Phase.OVER, LEARNER)
    assert seen == {"scored", "rolled", "climbed", "fell", "placed", "thrown_out", "turn", "won"}
    assert {len(chapter["players"]) for chapter in SCRIPT["chapters"]} == {2, 3}
