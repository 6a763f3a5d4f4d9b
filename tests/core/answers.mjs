// Answers lists of requests, one JSON line each: node answers.mjs BUNDLE KERNEL

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [bundle, wasm] = process.argv.slice(2);
const { answerAll, openKernel } = await import(pathToFileURL(bundle).href);
const kernel = await openKernel(readFileSync(wasm));
for await (const line of createInterface({ input: process.stdin })) process.stdout.write(`${answerAll(kernel, line)}\n`);
