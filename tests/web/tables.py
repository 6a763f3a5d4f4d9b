"""Rooms with two seated guests, and random play in them."""

from random import Random

from rapido.fair import Verdict, verify
from rapido.record import Record
from tests.faults.client import Tab, acting_seat, random_move
from tests.faults.server import Server


async def play(tabs: dict[int, Tab], moves: int = 10_000) -> None:
    """Play the seats of these tabs at random until the game ends or `moves` moves are made."""
    rng, first = Random(1), next(iter(tabs.values()))
    while first.view["playing"] and moves:
        seat = acting_seat(first.view)
        if seat in tabs:
            tab = tabs[seat]
            version = first.view["version"]
            while tab.view["version"] < version:
                await tab.receive()
            move = random_move(tab.view, rng)
            done = await tab.do(move.pop("do"), seen=version, **move)
            moves -= 1
            while first.view["version"] < done:
                await first.receive()
        else:
            await first.receive()


async def table(server: Server, finish: int = 8) -> tuple[str, list[str], list[Tab]]:
    """Open a room and seat two guests."""
    tokens = [server.new_guest(), server.new_guest()]
    room = server.new_room(tokens[0])
    tabs = [await Tab.open(server.port, room, token) for token in tokens]
    await tabs[0].do("configure", finish=finish)
    await tabs[0].do("sit", seat=0, name="Ana")
    await tabs[1].do("sit", seat=1, name="Ben")
    return room, tokens, tabs


def is_genuine(record: Record) -> bool:
    words = [player.word for player in record.players]
    found = verify(record.start, record.moves, seal=record.seal, secret=record.secret, words=words)
    return found.verdict is Verdict.GENUINE
