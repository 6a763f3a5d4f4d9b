// What a computer player does.

import type { Place, Throw } from "../wire.gen";
import type { Kernel } from "./kernel";
import { readPosition } from "./text/position";

/** Only levels that estimate chances need the weights. */
export function choose(kernel: Kernel, position: string, level: string, seed: number): Throw | Place {
  return kernel.choose(readPosition(position), level, seed);
}
