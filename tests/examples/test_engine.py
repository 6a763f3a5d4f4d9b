"""The engine in JavaScript: it plays whole games, and sits at a table of a real server."""

import asyncio
import json
import subprocess
from pathlib import Path
from random import Random

import pytest

import hatch_build
from rapido.engine_protocol.client import EngineClient
from rapido.players import player_named
from rapido.rules import ROLLS, Phase, Rolled, apply, new_game
from rapido.workers import WorkerCommand
from tests.faults.client import Tab, run
from tests.faults.server import Server
from tests.protocol.test_bot import Bot, check_record, wait_for_end, wait_for_seats

ENGINE = Path("examples/engine/engine.mjs").absolute()


async def games_won(games: int) -> dict[int, int]:
    """Let it play against random players; return how many games it wins, by number of players."""
    engine = EngineClient(WorkerCommand([hatch_build.node(), str(ENGINE)], show_errors=True), 60)
    uniform, rng = player_named("uniform"), Random(1)
    won: dict[int, int] = {2: 0, 3: 0, 6: 0}
    for players in won:
        for game in range(games):
            state, seat = new_game(players, 10), game % players
            while state.phase is not Phase.OVER:
                if state.phase is Phase.DICE:
                    state = apply(state, Rolled(rng.choice(ROLLS))).state
                elif state.player == seat:
                    # `choose` raises if the action is illegal.
                    state = apply(state, await engine.choose(state, "jay", game)).state
                else:
                    state = apply(state, uniform.choose(state, rng)).state
            won[players] += state.player == seat
    assert [player.name for player in await engine.players()] == ["jay"]
    await engine.close()
    return won


def test_it_plays_legal_games_and_beats_random_players() -> None:
    won = asyncio.run(games_won(24))
    # Equal players would win 12, 8 and 4.
    assert won[2] > 16
    assert won[3] > 12
    assert won[6] > 8


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ("not JSON", "bad_request"),
        ('{"cmd": "toString"}', "bad_request"),
        ('{"cmd": "choose", "bot": "jay"}', "no_game"),
        ('{"cmd": "load"}', "bad_position"),
        ('{"cmd": "load", "position": {"phase": "start", "pairs": []}}', "bad_position"),
    ],
)
def test_it_answers_mistakes_like_rapidos_own_engine(request_: str, code: str) -> None:
    lines = f'{request_}\n{{"id": 7, "cmd": "quit"}}\n{{"cmd": "bots"}}\n'
    done = subprocess.run(
        [hatch_build.node(), ENGINE], input=lines, capture_output=True, text=True, check=True
    )
    answer, quit_answer = map(json.loads, done.stdout.splitlines())
    assert answer["ok"] is False
    assert answer["error"]["code"] == code
    assert answer["error"]["message"]
    assert quit_answer == {"id": 7, "ok": True}


def test_it_plays_at_a_table(server: Server) -> None:
    async def game() -> None:
        host = server.new_guest()
        room = server.new_room(host, 2)
        tab = await Tab.open(server.port, room, host)
        await tab.do("configure", finish=8)
        await tab.do("setseat", seat=0, kind="computer", bot="uniform")
        command = ["--bot", "jay", "--", hatch_build.node(), str(ENGINE)]
        bot = await Bot.start(server, room, "--name", "Jay", *command)
        await wait_for_seats(tab, 1)
        await tab.do("begin")
        check_record(server, await wait_for_end(tab), ["Player A", "Jay"])
        await tab.do("leave")
        status, out, error = await bot.wait()
        assert (status, error) == (0, "")
        assert out.startswith("Playing on seat 2.\n")

    run(game())
