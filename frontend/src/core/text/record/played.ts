// Reads a record from elsewhere, text or JSON, and plays its moves up to the first that is damaged or illegal: POST /api/record.

import { isLonger, strip } from "../../../game/text/unicode-text";
import type { GameRecord, PlayedGame, RecordPlayer, StepView } from "../../../wire.gen";
import type { Kernel } from "../../kernel";
import { checkText } from "../limits";
import { turnsIn } from "../play";
import { writePosition } from "../position";
import { writeTokens } from "../tokens";
import { boardView, stepView } from "../view";
import { BadRecord, damageView } from "./damage";
import { type Participant, type Reading, type RecordedGame, resultOf } from "./game";
import { readJsonForm, VERSION } from "./json-form";
import { standInTokens } from "./stand-ins";
import { readTextForm } from "./text-form";

/** characters of a record: enough for a game of a hundred thousand turns */
const MAX_LENGTH = 8 * 1024 * 1024;

export function played(kernel: Kernel, text: string): PlayedGame {
  return playedGame(kernel, readRecord(kernel, text));
}

/** Parses a game in either form: JSON begins with a brace, text never does. */
export function readRecord(kernel: Kernel, given: string): Reading {
  checkText("a record", given);
  const text = given.startsWith("\ufeff") ? given.slice(1) : given;
  if (isLonger(text, MAX_LENGTH))
    return { record: null, damage: new BadRecord(1, String.fromCodePoint(text.codePointAt(0) ?? 0), "length") };
  return strip(text).startsWith("{") ? readJsonForm(kernel, text) : readTextForm(kernel, text);
}

export function playedGame(kernel: Kernel, { record, damage }: Reading): PlayedGame {
  const damaged = damage && damageView(damage);
  if (!record) return { record: null, damage: damaged, start: null, steps: [] };
  const steps: StepView[] = [];
  const standIns = standInTokens(record);
  let turn = 1;
  for (const [index, { token, step }] of writeTokens(record.moves).entries()) {
    turn += turnsIn(step.events);
    const view = stepView(kernel, token, step.events, step.state, turn);
    steps.push(standIns.has(index) ? { ...view, stand_in: true } : view);
  }
  return { record: recordView(record, steps), damage: damaged, start: boardView(kernel, record.start), steps };
}

function recordView({ tags, players, start, seal, secret, end }: RecordedGame, steps: readonly StepView[]): GameRecord {
  return {
    rapido: VERSION,
    tags: Object.fromEntries(tags),
    players: players.map(playerView),
    start: writePosition(start),
    seal,
    secret,
    moves: steps.map(({ token }) => token),
    result: resultOf(end),
  };
}

function playerView({ name, computer, word, commitment, salt }: Participant): RecordPlayer {
  return { name, computer, word, ...(commitment && { commitment }), ...(salt && { salt }) };
}
