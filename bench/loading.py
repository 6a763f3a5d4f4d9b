"""Loading a room with a long game, vs. replaying the same moves: `python bench/loading.py`."""

import asyncio
import tempfile
import tracemalloc
from pathlib import Path
from random import Random

from rounds import rates

from rapido.bus.memory import MemoryBus
from rapido.record import letter_of, write_faces
from rapido.rooms.clock import SystemClock
from rapido.rooms.model.facts import AnyFact, Began, Configured, Opened, Played, SeatKind, SeatSet
from rapido.rooms.model.moves import play_token
from rapido.rooms.options import RoomOptions
from rapido.rooms.ports import Entry
from rapido.rooms.service import RoomService
from rapido.rules import ROLLS, Phase, Place, Rolled, State, apply, legal_actions, new_game
from rapido.store.sqlite.store import SqliteStore

LENGTHS = (1_000, 10_000, 20_000)
PLAYERS, FINISH = 6, 999
OPTIONS = RoomOptions(
    bot_delay=1,
    bot_delay_quick=1,
    bot_delay_calm=1,
    stand_in_grace=1,
    absence_timeout=30,
    host_absence_timeout=60,
    reveal_timeout=1,
    retry_interval=1,
    recent_changes=256,
    rooms_in_memory=2000,
    moves_per_game=10**6,
    games_per_room=10**6,
    entries_per_room=10**6,
)


class NoBots:
    async def choose(self, state: State, bot: str, seed: int) -> None:
        """Choose nothing: nobody plays here."""

    async def why_unusable(self, bot: str) -> str:
        del bot
        return ""


def tokens(length: int) -> list[str]:
    """Return the moves of a random game; with this finish it is not over before."""
    rng, state, played = Random(1), new_game(PLAYERS, FINISH), list[str]()
    while len(played) < length and state.phase is not Phase.OVER:
        action, player = rng.choice(legal_actions(state)), state.player
        state = apply(state, action).state
        if isinstance(action, Place):
            played.append(f"@{action.field}")
        else:
            rolled = Rolled(rng.choice(ROLLS))
            state = apply(state, rolled).state
            played.append(letter_of(player, action.pair) + write_faces(rolled.roll))
    return played


async def store_game(store: SqliteStore, played: list[str]) -> None:
    facts: list[AnyFact] = [
        Opened("guest", PLAYERS, f"game {len(played)}", "5e" * 32),
        Configured(finish=FINISH),
        *(SeatSet(seat, SeatKind.PERSON, "guest", color=seat) for seat in range(PLAYERS)),
        Began(tuple(range(PLAYERS))),
        *(Played(token) for token in played),
    ]
    entries = [
        Entry(version, float(version), "guest", f"key {version}", fact, "5e" * 8)
        for version, fact in enumerate(facts, 1)
    ]
    await store.append(str(len(played)), entries)


def load(store: SqliteStore, length: int) -> int:
    """Load the room as a server does after a restart."""

    async def run() -> int:
        service = RoomService(store, MemoryBus(), SystemClock(), NoBots(), OPTIONS)
        return (await service.get(str(length))).version

    return asyncio.run(run())


def replay(played: list[str]) -> int:
    state = new_game(PLAYERS, FINISH)
    for token in played:
        state = play_token(state, token).state
    return len(played)


def main() -> None:
    games = {length: tokens(length) for length in LENGTHS}
    with tempfile.TemporaryDirectory() as folder:
        store = asyncio.run(_filled(Path(folder), games))
        print("moves    load        of which rules   most memory")
        for length, played in games.items():
            found = rates(
                {
                    "load": lambda length=length: load(store, length),
                    "replay": lambda played=played: replay(played),
                },
                rounds=5,
            )
            tracemalloc.start()
            load(store, length)
            peak = tracemalloc.get_traced_memory()[1]
            tracemalloc.stop()
            seconds, share = length / found["load"], found["load"] / found["replay"]
            print(
                f"{length:<6,}   {seconds:.3f} s     {share:.0%}              {peak / 2**20:.1f} MB"
            )
        asyncio.run(store.close())


async def _filled(folder: Path, games: dict[int, list[str]]) -> SqliteStore:
    store = SqliteStore(folder / "rapido.sqlite")
    for played in games.values():
        await store_game(store, played)
    return store


if __name__ == "__main__":
    main()
