// The kernel in Node: the module itself, and what is asked of its memory.

import { describe, expect, it } from "vitest";
import type { Kernel, State } from "../kernel";
import { WasmKernel } from "./kernel";
import { kernelOf, moduleOf, VARIANTS } from "./kernel.testing";

/** Plays the first legal action, always with the same dice, until the game is over. */
function playOut(kernel: Kernel, start: State): number {
  let state = start;
  for (let moves = 0; ; moves++) {
    if (state.phase === "over") return moves;
    const action = state.phase === "dice" ? ({ do: "roll", dice: [4, 5] } as const) : kernel.legalActions(state).at(-1);
    const step = action && kernel.apply(state, action);
    if (!step) throw new Error("no legal action");
    state = step.state;
  }
}

describe.each(VARIANTS)("%s", (variant) => {
  it("imports nothing", async () => {
    expect(WebAssembly.Module.imports(await moduleOf(variant))).toEqual([]);
  });

  it.each([2, 3, 4, 5, 6])("plays a game of %i players", async (players) => {
    const kernel = await kernelOf(variant);
    const start = kernel.newGame(players, 21);
    expect(start).toEqual({
      steps: Array.from({ length: players }, () => 0),
      pairs: [],
      player: 0,
      phase: "roll",
      pair: null,
      dice: null,
      rolls: 0,
      finish: 21,
    });
    expect(playOut(kernel, start)).toBeGreaterThan(20);
  });

  it("refuses numbers that 32 bits would make legal", async () => {
    const kernel = await kernelOf(variant);
    const start = kernel.newGame(3, 21);
    for (const pair of [2 ** 32, 0.5, NaN, -1, 256]) {
      expect(kernel.apply(start, { do: "throw", pair })).toBeNull();
      expect(kernel.refusal(start, { do: "throw", pair })).toBe("no_such_pair");
    }
  });

  it.each([
    [1, 21],
    [7, 21],
    [2.5, 21],
    [3, 0],
    [3, 1000],
  ])("has no game of %d players to step %d", async (players, finish) => {
    const kernel = await kernelOf(variant);
    expect(() => kernel.newGame(players, finish)).toThrow("bad_request");
  });
});

it("refuses a module of another build", async () => {
  const empty = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
  expect(() => new WasmKernel(new WebAssembly.Module(empty))).toThrow("the kernel has no rapido_layout");
  await expect(kernelOf("kernel.wasm")).resolves.toBeInstanceOf(WasmKernel);
});
