# pyright: basic, reportMissingImports=false
# ruff: noqa: PLC0415, ANN401, S101 - the packages are optional, and it is a check
"""Games on a GPU beside Pgx: `python bench/gpu_envs.py`, on a machine with an NVIDIA GPU and nvcc.

First the games on the GPU are compared with those of `NativeBatch` and of the rules in Python: the
same seeds, the same actions, all buffers after every step. Then everybody plays random legal
actions, chosen on the GPU, with observations and the next game after each one that has ended. Pgx
plays as its authors do it (jit, vmap, scan, `auto_reset`); of several ways to draw random numbers
and actions its fastest counts. Rates are medians of steps a second; a step is an action of a
player. `--pgx FOLDER` is where pgx is, if it is not installed; `--json FILE` writes all figures.
"""

import argparse
import gc
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from io import TextIOWrapper
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).parent.parent
ROUNDS = 5
SECONDS = 0.15
"""of one round, about"""
GRAPH_STEPS = 64
SIZES = tuple(1 << bits for bits in range(14, 21))
PGX_SIZES = tuple(1 << bits for bits in range(12, 21, 2))
PLAYERS = (2, 3, 4, 5, 6)
SHOWN = ("observations", "masks", "current_players", "rewards", "dones", "numbers")


def main() -> int:
    parser = argparse.ArgumentParser(description="Games on a GPU beside Pgx.")
    parser.add_argument("--pgx", type=Path, help="a folder that contains pgx")
    parser.add_argument("--json", type=Path, help="a file for all figures")
    parser.add_argument("--quick", action="store_true", help="fewer sizes")
    options = parser.parse_args()
    sys.path.insert(0, str(ROOT / "src"))
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(line_buffering=True)
    if options.pgx is not None:
        sys.path.append(str(options.pgx.resolve()))
    # Torch and JAX share the memory of the GPU.
    os.environ.setdefault("XLA_PYTHON_CLIENT_MEM_FRACTION", "0.5")
    build = ROOT / "src/rapido/kernel/native/build.py"
    began = time.perf_counter()
    subprocess.run([sys.executable, str(build)], check=True)  # noqa: S603
    print(f"kernel built in {time.perf_counter() - began:.1f} s")
    describe_machine()
    sizes, pgx_sizes = (SIZES[::3], PGX_SIZES[::2]) if options.quick else (SIZES, PGX_SIZES)
    found: dict[str, Any] = {}
    parts: dict[str, Callable[[], Any]] = {
        "compare": compare,
        "rapido": lambda: measure_rapido(sizes),
        "cpu": measure_cpu,
        "pgx": lambda: measure_pgx(pgx_sizes),
        "rapido again": lambda: measure_rapido(sizes[-1:], players=(3,)),
    }
    for name, part in parts.items():
        found[name] = part()
        if options.json is not None:
            options.json.write_text(json.dumps(found, indent=1))
    print_summary(found)
    return 0


def describe_machine() -> None:
    import numpy as np
    import torch

    versions = f"Python {sys.version.split()[0]}, numpy {np.__version__}, torch {torch.__version__}"
    print(f"{torch.cuda.get_device_name()}, {versions}")


def compare() -> dict[str, int]:
    """Play the same games on GPU and CPU; raise where anything differs."""
    import numpy as np
    import torch

    from rapido.kernel.batch import NativeBatch
    from rapido.kernel.gpu import GpuBatch

    began = time.perf_counter()
    GpuBatch(1, 2, 1)
    print(f"GPU code compiled or loaded in {time.perf_counter() - began:.1f} s")
    cases = [(n, players, 21) for n in (1, 1000) for players in PLAYERS]
    cases += [(1 << 17, 3, 21), (1 << 17, 2, 21), (500, 3, 1), (500, 2, 4), (500, 4, 255)]
    counts = {"steps": 0, "games": 0, "python_steps": 0}
    for n, players, finish in cases:
        for kind in ("float32", "uint8"):
            seed = 1000 * players + finish
            gpu = GpuBatch(n, players, seed, finish, dtype=getattr(torch, kind))
            cpu = NativeBatch(n, players, seed, finish, threads=8 if n > 1000 else 1, dtype=kind)
            for _ in range(60 if n > 1000 else 400):
                actions = gpu.random_actions()
                expected = cpu.random_actions()
                assert np.array_equal(actions.cpu().numpy(), expected), "actions"
                gpu.step(actions)
                cpu.step(expected)
                for name in SHOWN:
                    on_gpu = getattr(gpu, name).cpu().numpy()
                    assert np.array_equal(on_gpu, getattr(cpu, name)), (name, n, players, finish)
                counts["steps"] += n
                counts["games"] += int(cpu.dones.sum())
            gpu.check()
            assert gpu.state(n - 1) == cpu.state(n - 1)
    counts["python_steps"] = compare_with_rules()
    compare_in_jax()
    print(
        f"equal to NativeBatch in {counts['steps']:,} steps, {counts['games']:,} games ended;"
        f" equal to the rules in Python in {counts['python_steps']:,} steps\n"
    )
    return counts


def compare_with_rules() -> int:
    import numpy as np
    import torch

    from rapido.kernel.batch.buffers import complete
    from rapido.kernel.batch.core import Setup
    from rapido.kernel.batch.reference import PythonCore
    from rapido.kernel.gpu import GpuBatch

    steps, n = 0, 40
    for players in PLAYERS:
        gpu = GpuBatch(n, players, 5)
        arrays = complete({}, n, players, np.float32)
        numbers = np.zeros(n, np.uint64)
        rules = PythonCore(Setup(n, players, 21, 5, arrays, numbers))
        rules.reset(0, n)
        for _ in range(150):
            actions = gpu.random_actions()
            gpu.step(actions.to(torch.int32))
            rules.step(actions.cpu().numpy(), 0, n)
            for name, expected in {**arrays._asdict(), "numbers": numbers}.items():
                assert np.array_equal(getattr(gpu, name).cpu().numpy(), expected), (name, players)
            steps += n
        assert [gpu.state(game) for game in range(n)] == [rules.state(game) for game in range(n)]
    return steps


def compare_in_jax() -> None:
    """Play with actions of JAX, and read the tensors there."""
    import jax
    import numpy as np

    from rapido.kernel.batch import NativeBatch
    from rapido.kernel.gpu import GpuBatch

    n = 256
    gpu, cpu = GpuBatch(n, 3, 1), NativeBatch(n, 3, 1)
    for _ in range(100):
        masks = jax.dlpack.from_dlpack(gpu.masks)
        actions = jax.numpy.argmax(masks, axis=1).astype("int32")
        gpu.step(actions)
        cpu.step(np.argmax(cpu.masks, axis=1))
        seen = jax.dlpack.from_dlpack(gpu.observations)
        assert np.array_equal(np.asarray(seen), cpu.observations), "observations in JAX"
    gpu.check()


def rate(do: Callable[[], None], wait: Callable[[], None], steps: int) -> float:
    """Return the median steps a second; `do` plays that many."""
    do()
    wait()
    began = time.perf_counter()
    do()
    wait()
    times = max(1, round(SECONDS / (time.perf_counter() - began)))
    rates: list[float] = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        for _ in range(times):
            do()
        wait()
        rates.append(times * steps / (time.perf_counter() - began))
    return median(rates)


def measure_rapido(sizes: tuple[int, ...], players: tuple[int, ...] = PLAYERS) -> list[Any]:
    import torch

    from rapido.kernel.gpu import GpuBatch

    print("Rapido, steps a second, launched one by one and as a CUDA graph")
    found: list[Any] = []
    for count in players:
        for n in sizes:
            row: dict[str, Any] = {"players": count, "n": n}
            for kind in ("float32", "uint8") if count == 3 else ("float32",):
                batch = GpuBatch(n, count, 1, dtype=getattr(torch, kind))
                chosen = batch.random_actions()

                def some_steps(batch: GpuBatch = batch, chosen: torch.Tensor = chosen) -> None:
                    for _ in range(GRAPH_STEPS):
                        batch.random_actions(chosen)
                        batch.step(chosen)

                some_steps()  # outside of the graph, so that it is warm
                torch.cuda.synchronize()
                graph = torch.cuda.CUDAGraph()
                gc.collect()  # what it destroys during the capture would end the capture
                with torch.cuda.graph(graph):
                    some_steps()
                steps = n * GRAPH_STEPS
                row[kind] = rate(some_steps, torch.cuda.synchronize, steps)
                row[f"{kind} graph"] = rate(graph.replay, torch.cuda.synchronize, steps)
                batch.check()
                if kind == "float32":
                    row["choose us"] = gpu_time(lambda b=batch, c=chosen: b.random_actions(c))
            found.append(row)
            rates = " ".join(f"{name} {row[name]:.3e}" for name in row if name[0] in "fu")
            print(f"  {count} players, n = {n:>9,}: {rates}; {row['choose us']:.0f} us to choose")
    return found


def gpu_time(do: Callable[[], object]) -> float:
    """Return the microseconds of one call on the GPU."""
    import torch

    times: list[float] = []
    for _ in range(20):
        begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        begin.record()
        do()
        end.record()
        torch.cuda.synchronize()
        times.append(begin.elapsed_time(end) * 1000)
    return median(times)


def measure_cpu() -> list[Any]:
    from rapido.kernel.batch import NativeBatch

    found: list[Any] = []
    for threads in (1, os.cpu_count() or 1):
        batch = NativeBatch(1 << 14, 3, 1, threads=threads)
        chosen = batch.random_actions()

        def some_steps(batch: NativeBatch = batch, chosen: Any = chosen) -> None:
            for _ in range(8):
                batch.random_actions(chosen)
                batch.step(chosen)

        found.append({"threads": threads, "rate": rate(some_steps, lambda: None, 8 << 14)})
        print(f"NativeBatch, 3 players, {threads} threads: {found[-1]['rate']:.3e}")
    return found


def measure_pgx(sizes: tuple[int, ...]) -> list[Any]:
    import jax
    import pgx

    print(f"Pgx {pgx.__version__}, jax {jax.__version__} on {jax.devices()[0]}, steps a second")
    found: list[Any] = []
    ways = [("threefry2x32", "categorical"), ("threefry2x32", "count"), ("unsafe_rbg", "count")]
    for game in ("backgammon", "2048"):
        tried = {way: pgx_rate(game, 1 << 16, *way) for way in ways}
        best = max(tried, key=lambda way: tried[way])
        print(f"  {game}: " + ", ".join(f"{'/'.join(way)} {tried[way]:.3e}" for way in ways))
        for n in sizes:
            speed = tried[best] if n == 1 << 16 else pgx_rate(game, n, *best)
            found.append({"game": game, "n": n, "rate": speed, "way": "/".join(best)})
            print(f"  {game}, n = {n:>9,}: {speed:.3e}")
    return found


def pgx_rate(name: str, n: int, prng: str, sampler: str) -> float:
    import jax
    import pgx
    from pgx.experimental import auto_reset

    game = pgx.make(name)
    step, numbers = jax.vmap(auto_reset(game.step, game.init)), jax.numpy

    def choose(key: Any, masks: Any) -> Any:
        if sampler == "categorical":
            logits = numbers.log(masks.astype(numbers.float32))
            return jax.random.categorical(key, logits, axis=-1)
        legal = numbers.cumsum(masks, axis=-1)
        drawn = jax.random.uniform(key, (n, 1)) * legal[:, -1:]
        return numbers.argmax(legal > drawn, axis=-1)

    def one(state: Any, key: Any) -> tuple[Any, None]:
        choice_key, keys = jax.random.split(key)
        action = choose(choice_key, state.legal_action_mask)
        return step(state, action, jax.random.split(keys, n)), None

    @jax.jit
    def many(state: Any, key: Any) -> tuple[Any, Any]:
        next_key, key = jax.random.split(key)
        # The state holds the observation, so each one is computed.
        return jax.lax.scan(one, state, jax.random.split(key, GRAPH_STEPS))[0], next_key

    key = jax.random.key(1, impl=prng)
    now: list[Any] = [jax.jit(jax.vmap(game.init))(jax.random.split(key, n)), key]

    def do() -> None:
        now[:] = many(*now)

    return rate(do, lambda: jax.block_until_ready(now), n * GRAPH_STEPS)


def print_summary(found: dict[str, Any]) -> None:
    best = {
        count: max(
            max(row["float32"], row["float32 graph"])
            for row in found["rapido"]
            if row["players"] == count
        )
        for count in PLAYERS
    }
    print("\nBest of all batch sizes, steps a second with observations:")
    for count, speed in best.items():
        print(f"  Rapido on the GPU, {count} players, float32: {speed:.3e}")
    for game in ("backgammon", "2048"):
        speed = max(row["rate"] for row in found["pgx"] if row["game"] == game)
        print(f"  Pgx {game}: {speed:.3e}; Rapido is {min(best.values()) / speed:.1f} to", end=" ")
        print(f"{max(best.values()) / speed:.1f} times as fast")


if __name__ == "__main__":
    sys.exit(main())
