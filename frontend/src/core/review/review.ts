// A review of a record: POST /api/review.

import type { ReviewedGame } from "../../wire.gen";
import type { Kernel } from "../kernel";
import { badRequest, RuleError } from "../text/errors";
import type { BadRecord } from "../text/record/damage";
import type { RecordedGame } from "../text/record/game";
import { playedGame, readRecord } from "../text/record/played";
import { reviewGame } from "./game";
import { checkFinish } from "./value-function";

/** as the server's limit, so that a review never says more in one place than in the other */
const MAX_MOVES = 1500;

/** A game that can be reviewed, up to the damage of its record. */
export interface Reviewable {
  readonly record: RecordedGame;
  readonly damage: BadRecord | null;
}

/** Needs the weights for as many players as there are in the game. */
export function review(kernel: Kernel, text: string): ReviewedGame {
  const { record, damage } = readReviewable(kernel, text);
  return { ...reviewGame(kernel, record, damage), played: playedGame(kernel, { record, damage }) };
}

/** Reads a record as far as it is valid. */
export function readReviewable(kernel: Kernel, text: string): Reviewable {
  const { record, damage } = readRecord(kernel, text);
  if (!record) throw damage ?? badRequest("there is no game in this record");
  if (record.moves.length > MAX_MOVES) throw new RuleError("too_long", `games of up to ${MAX_MOVES} moves can be reviewed`);
  if (record.seal && !record.secret && record.end.phase !== "over")
    throw new RuleError("still_playing", "a game with sealed dice can be reviewed when their secret is revealed");
  checkFinish(record.start.finish);
  return { record, damage };
}
