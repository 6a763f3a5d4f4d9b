// Plays the games of games.py with the kernel and compares all steps: node replay.mjs BUNDLE KERNEL FILES...

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { crc32 } from "node:zlib";

const HEAD = 11;
const DIE_A = [0, 1, 2, 3, 4, 7];
const DIE_B = [0, 1, 2, 3, 5, 6];

const [bundle, module, ...files] = process.argv.slice(2);
const { WasmKernel } = await import(pathToFileURL(bundle).href);
const kernel = new WasmKernel(new WebAssembly.Module(readFileSync(module)));

function moveOf(number) {
  if (number < 2) return { do: "throw", pair: number };
  if (number < 8) return { do: "place", field: number - 2 };
  return { do: "roll", dice: [DIE_A[Math.floor((number - 8) / 6)], DIE_B[(number - 8) % 6]] };
}

/** With the members of the Python package, in its order. */
function stateJson({ steps, pairs, player, phase, pair, dice, rolls, finish }) {
  const lying = pairs.map(({ owner, index, field, dice: roll }) => ({ owner, index, field, roll }));
  return JSON.stringify({ steps, pairs: lying, player, phase, pair, roll: dice, rolls, finish });
}

/** Likewise: its event of a roll has no value, and others come after the place. */
function eventJson({ event, player, pair, dice, value, valid, steps, field, by }) {
  if (event === "rolled") return { event, player, pair, roll: dice, valid };
  return { event, player, steps, pair, field, value, by };
}

let games = 0;
let moves = 0;
for (const file of files) {
  const bytes = readFileSync(file);
  for (let at = 0; at < bytes.length; games++) {
    const [players, finish, count, expected] = [bytes[at], bytes.readUInt16LE(at + 1), bytes.readUInt32LE(at + 3), bytes.readUInt32LE(at + 7)];
    let state = kernel.newGame(players, finish);
    let crc = 0;
    for (const number of bytes.subarray(at + HEAD, at + HEAD + count)) {
      const step = kernel.apply(state, moveOf(number));
      if (!step) throw new Error(`game ${games} of ${file}: move ${number} is refused in ${JSON.stringify(state)}`);
      state = step.state;
      crc = crc32(stateJson(state) + JSON.stringify(step.events.map(eventJson)), crc);
    }
    if (crc !== expected || state.phase !== "over") throw new Error(`game ${games} of ${file} differs`);
    at += HEAD + count;
    moves += count;
  }
}
console.log(JSON.stringify({ games, moves }));
