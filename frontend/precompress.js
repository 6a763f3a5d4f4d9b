// Writes a .br and a .gz beside every file of the built page that becomes smaller, so that the server compresses nothing.
// Run by `npm run build`; the server ignores variants that are older than their file.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const FOLDER = join(import.meta.dirname, "../src/rapido/web/static");
const COMPRESSIBLE = /\.(?:bin|css|html|js|json|svg|txt|wasm|webmanifest)$/;
const SMALLEST = 512; // below this many bytes, headers cost more than is saved

for (const entry of readdirSync(FOLDER, { recursive: true, withFileTypes: true })) {
  const file = join(entry.parentPath, entry.name);
  if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
  const content = readFileSync(file);
  if (content.length < SMALLEST) continue;
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: size }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
}
