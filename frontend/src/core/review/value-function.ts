// What the value function can evaluate, and what it calls itself.

import { RuleError } from "../text/errors";

/** where chances come from, as reviews and advice name it */
export const SOURCE = "net";

/** the longest staircase that it was trained for */
const MAX_FINISH = 21;

export function checkFinish(finish: number): void {
  if (finish > MAX_FINISH) throw new RuleError("too_far", `games up to step ${MAX_FINISH} can be analyzed, not up to ${finish}`);
}
