// How lucky a player's dice were, and whether that is more than ordinary chance.

import type { LuckVerdict, LuckView } from "../../../wire.gen";
import type { Entry } from "../entries";
import { normalShare } from "./normal";
import { SIGMAS } from "./skill";

/** with fewer rolls there is no verdict */
const FEWEST = 12;
/** how many standard deviations are more than ordinary chance */
const REMARKABLE = 1.3;

/** Compares the luck of a player's own dice with what these very rolls could have brought. */
export function playerLuck(entries: readonly Entry[], variances: readonly number[], seat: number): LuckView {
  let [total, variance, rolls] = [0, 0, 0];
  for (const [number, entry] of entries.entries()) {
    if (entry.kind !== "roll" || entry.player !== seat) continue;
    total += entry.luck;
    variance += variances[number] ?? 0;
    rolls += 1;
  }
  const sigmas = variance > 0 ? total / Math.sqrt(variance) : 0;
  return { total, spread: SIGMAS * Math.sqrt(variance), rolls, share: normalShare(sigmas), verdict: verdictOn(sigmas, rolls) };
}

function verdictOn(sigmas: number, rolls: number): LuckVerdict {
  if (rolls < FEWEST) return "few";
  if (Math.abs(sigmas) <= REMARKABLE) return "within";
  return sigmas > 0 ? "lucky" : "unlucky";
}
