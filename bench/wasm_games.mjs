// Games in Node with the kernel: node wasm_games.mjs BUNDLE KERNEL SECONDS WEIGHTS...
// Prints games a second, by number of players, of players at random and of the strongest ones.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [bundle, module, seconds, ...weights] = process.argv.slice(2);
const { WasmKernel } = await import(pathToFileURL(bundle).href);
const kernel = new WasmKernel(new WebAssembly.Module(readFileSync(module)));
for (const file of weights) kernel.loadWeights(readFileSync(file));

const DIE_A = [0, 1, 2, 3, 4, 7];
const DIE_B = [0, 1, 2, 3, 5, 6];
const any = (list) => list[Math.floor(Math.random() * list.length)];

function play(players, level) {
  let state = kernel.newGame(players, 21);
  while (state.phase !== "over") {
    const dice = state.phase === "dice";
    state = kernel.apply(state, dice ? { do: "roll", dice: [any(DIE_A), any(DIE_B)] } : kernel.choose(state, level, 0)).state;
  }
}

/** By CPU time, since other programs run beside it. */
function gamesPerSecond(players, level) {
  const limit = Number(seconds) * 1e6;
  play(players, level); // compiled once
  const start = process.cpuUsage();
  for (let games = 1; ; games++) {
    play(players, level);
    const { user, system } = process.cpuUsage(start);
    if (user + system > limit) return (games * 1e6) / (user + system);
  }
}

const rows = [2, 3, 4, 5, 6].map((players) => [players, gamesPerSecond(players, "heuristic"), gamesPerSecond(players, "perfect")]);
process.stdout.write(JSON.stringify(rows));
