"""The kernel in WebAssembly: `python bench/wasm.py`.

Compressed sizes; decisions of the strongest player in the page's worker, with the messages there
and back, each in a turn of which nothing is known; games a second in Node. A decision takes the
least of its rounds, since other programs only add to it; the p99 of all rounds is beside it, with
what the machine adds. Chromium's CPU throttling does not reach
workers, so times are measured without it and multiplied: throttling pauses a thread three quarters
of the time, which is the same for one that only computes. Needs Chromium, the built page and the
test dependencies; takes two minutes.
"""

import gzip
import sys
from argparse import ArgumentParser
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from page import PHONE, row, visit
from players import games
from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from rapido.kernel.native.build_wasm import TARGET
from rapido.record import write_position
from rapido.rules import PLAYERS
from tests.browser.chromium import ADVICE, OPTIONS, find_chromium
from tests.browser.test_core import core_script
from tests.faults.server import UNLIMITED, Server
from tests.kernel.wasm.node import VARIANT_NAMES, bundle_kernel, run_kernel

KB = 1000
MAX_KERNEL, MAX_WEIGHTS = 60, 950
SLOWER = 4
ROUNDS = 8
MAX_DECISION = 20.0
NO_VECTORS = "WebAssembly.validate = () => false"
DECIDE = """async ([url, positions]) => {
  const core = Object.values(await import(url)).find((each) => each?.steps && each?.choose);
  const least = positions.map(() => Infinity);
  const all = [];
  for (let round = 0; round <= ROUNDS; round++)
    for (const [index, position] of positions.entries()) {
      const start = performance.now();
      await core.choose(position, "perfect", 0);
      const time = performance.now() - start;
      if (round === 0) continue;
      least[index] = Math.min(least[index], time);
      all.push(time);
    }
  return [least, all];
}"""
"""the first round loads and compiles"""


def sizes() -> None:
    for name in VARIANT_NAMES:
        size = len(gzip.compress((TARGET / name).read_bytes(), 9)) / KB
        row(f"{name}, gzip", f"{size:.1f} KB", f"at most {MAX_KERNEL} KB", size <= MAX_KERNEL)
    weights = [path.read_bytes() for path in sorted(TARGET.glob("value-*.bin"))]
    packed = [len(gzip.compress(each, 9)) / KB for each in weights]
    by_players = ", ".join(f"{size:.0f}" for size in packed)
    total = sum(packed)
    row("weights, gzip, all", f"{total:.0f} KB", f"at most {MAX_WEIGHTS} KB", total <= MAX_WEIGHTS)
    row("weights, gzip, 2 to 6 players", f"{by_players} KB")


def some_positions(players: int, count: int) -> list[str]:
    """Return decisions of the strongest player, hardly two of them in the same turn."""
    rng, found = Random(players), list[str]()
    for decisions in games(players, rng):
        found += map(write_position, rng.sample(decisions, min(8, len(decisions))))
        if len(found) >= count:
            break
    rng.shuffle(found)
    return found[:count]


def decisions(browser: Browser, server: Server, players: int, count: int) -> None:
    positions = some_positions(players, count)
    for name, script in (("SIMD", ""), ("scalar", NO_VECTORS)):
        with visit(browser, server, PHONE) as page:
            page.add_init_script(script)
            page.goto("/rules")
            times, all_times = page.evaluate(
                DECIDE.replace("ROUNDS", str(ROUNDS)),
                [f"/static/a/{core_script().name}", positions],
            )
        p99, p99_of_all = (quantiles(each, n=100)[98] for each in (times, all_times))
        slow = SLOWER * p99
        row(
            f"decision in a worker, {players} players, {name}",
            f"{median(times):.2f}, p99 {p99:.2f}, of all rounds {p99_of_all:.2f} ms",
            f"p99 times {SLOWER}: {slow:.1f} ms, at most {MAX_DECISION:.0f}",
            slow <= MAX_DECISION,
        )


def node_games(seconds: float) -> None:
    weights = sorted(TARGET.glob("value-*.bin"))
    with TemporaryDirectory() as folder:
        bundle = bundle_kernel(Path(folder))
        script = Path(__file__).with_name("wasm_games.mjs")
        for name in VARIANT_NAMES:
            for players, heuristic, perfect in run_kernel(
                script, bundle, name, str(seconds), *weights
            ):
                found = f"{heuristic:.0f}, {perfect:.1f} /s"
                row(f"games in Node, {players} players, {name}: heuristic, perfect", found)


def main() -> None:
    parser = ArgumentParser(description="Measures the kernel in WebAssembly.")
    parser.add_argument("--positions", type=int, default=400, help="decisions to time (400)")
    parser.add_argument("--seconds", type=float, default=1, help="CPU time of each row in Node (1)")
    asked = parser.parse_args()
    executable = find_chromium()
    if executable is None:
        sys.exit(ADVICE)
    sizes()
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), UNLIMITED)
        server.start()
        browser = playwright.chromium.launch(executable_path=executable, args=OPTIONS)
        try:
            for players in PLAYERS:
                decisions(browser, server, players, asked.positions)
        finally:
            browser.close()
            server.close()
    node_games(asked.seconds)


if __name__ == "__main__":
    main()
