// What the kernel computes about positions and games: node analyze.mjs BUNDLE KERNEL REQUEST WEIGHTS...
// The request is JSON: positions, levels, seeds, and games as lists of moves.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [bundle, module, request, ...weights] = process.argv.slice(2);
const { WasmKernel } = await import(pathToFileURL(bundle).href);
const kernel = new WasmKernel(new WebAssembly.Module(readFileSync(module)));
for (const file of weights) kernel.loadWeights(readFileSync(file));

const { positions, levels, seeds, games } = JSON.parse(readFileSync(request, "utf-8"));
const analyses = positions.map((position) => {
  const { actions, best, win, outcomes } = kernel.analyze(position);
  const choices = position.phase === "dice" ? [] : levels.flatMap((level) => seeds.map((seed) => kernel.choose(position, level, seed)));
  return { actions, best: actions[best]?.action ?? null, win, outcomes, odds: kernel.odds(position), choices };
});
const reviews = games.map(({ start, moves }) => kernel.review(start, moves));
process.stdout.write(JSON.stringify({ analyses, reviews }));
