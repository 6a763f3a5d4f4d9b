// The lines of the game log: text, turn, color and rule of each event.

import type { Player } from "../game/player";
import { ruleOf } from "../game/rule-references";
import type { TimelineEvent } from "../game/timeline";
import { eventSentence } from "./events";

export interface LogLine {
  readonly turn: number;
  readonly text: string;
  /** who did it */
  readonly player?: Player | undefined;
  /** the rule behind it, such as R18 */
  readonly rule?: string | null;
  /** whether a computer player did it in place of the person */
  readonly standIn?: boolean;
}

const MAX_LINES = 160;
/** what somebody has done; the rest follows from it */
const CHOSEN = ["rolled", "placed"];

/** Describes what happened; only the last part of a long game. */
export function logLines(timeline: readonly TimelineEvent[], players: readonly Player[], most = MAX_LINES): LogLine[] {
  return timeline.slice(-most).flatMap(({ event, turn, game, standIn }) => {
    const text = eventSentence(event, game, players);
    const player = players[event.by ?? event.player];
    const mark = standIn && CHOSEN.includes(event.event) ? { standIn } : {};
    return text === null ? [] : [{ turn, text, player, rule: ruleOf(event, players.length), ...mark }];
  });
}

/** Groups the lines by turn. */
export function groupByTurn(lines: readonly LogLine[]): { readonly turn: number; readonly lines: readonly LogLine[] }[] {
  const found: { turn: number; lines: LogLine[] }[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last?.turn === line.turn) last.lines.push(line);
    else found.push({ turn: line.turn, lines: [line] });
  }
  return found;
}
