// The changes of a local table with what the page shows of them: events and the position.

import type { StoredTable } from "../storage/games/local-tables";
import type { EventView, GameView, Place, Throw } from "../wire.gen";
import { type Change, ended } from "./decide";
import { boardOf, playMove, type RulesCore, runningGame } from "./moves";

/** A change with what the rules say has happened, and the position after it. */
export interface ShownChange extends Change {
  readonly events: readonly EventView[];
  readonly board: GameView | null;
}

/** The positions after some changes that are not moves; `board` is the position before. */
export async function shownChanges(changes: readonly Change[], board: GameView | null, rules: RulesCore): Promise<readonly ShownChange[]> {
  const shown: ShownChange[] = [];
  for (const change of changes) {
    const { game } = change.table;
    const after = change.fact === "began" && game ? await boardOf(game, rules) : board;
    shown.push({ ...change, events: [], board: after });
  }
  return shown;
}

/** What a move changes: the game, and perhaps that it has ended. */
export async function moveChanges(table: StoredTable, command: Throw | Place, rules: RulesCore): Promise<readonly ShownChange[]> {
  const { game, events, board } = await playMove(runningGame(table), command, rules, Date.now());
  const played = { ...table, version: table.version + 1, at: game.moved, game };
  const changes: ShownChange[] = [{ fact: "played", table: played, events, board }];
  if (game.winner !== null)
    changes.push({ fact: "ended", table: { ...ended(played, game), version: played.version + 1 }, events: [], board });
  return changes;
}
