// Answers lists of requests, one JSON line each: node answers.mjs BUNDLE KERNEL WEIGHTS...

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [bundle, module, ...weights] = process.argv.slice(2);
const { answerAll, openKernel } = await import(pathToFileURL(bundle).href);
const kernel = openKernel(readFileSync(module), weights.map((file) => readFileSync(file)));
for await (const line of createInterface({ input: process.stdin })) process.stdout.write(`${answerAll(kernel, line)}\n`);
