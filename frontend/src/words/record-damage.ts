// One sentence on what is wrong in a record and where, as in the terminal.

import type { DamageView } from "../wire.gen";
import { errorSentence } from "./error-sentence";
import { say } from "./words.svelte";

export function damageSentence({ line, member, token, expected, example, because }: DamageView): string {
  const where = line === null ? member : say("damage-line", { line: String(line) });
  const kind = say(`expected-${expected}`);
  const wanted = example ? say("damage-example", { expected: kind, example }) : kind;
  const found = token ? say("damage", { where, token }) : say("damage-missing", { where });
  // A token that is no move at all needs no other reason.
  const reason = because === null || because === "bad_request" ? [] : [errorSentence(because)];
  return [found, ...reason, say("damage-expected", { expected: wanted })].join(" ");
}
