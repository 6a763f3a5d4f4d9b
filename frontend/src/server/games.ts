// Loads the record of a game and replays it through the server's rules.

import { formatResult } from "../game/notation";
import { importedRecords, isImported } from "../storage/games/imported-records";
import type { DamageView, GameRecord, GameView, RecordView, ReviewView, StepView } from "../wire.gen";
import { ApiError, request } from "./api";
import { playSteps } from "./steps";

export interface GameHistory {
  readonly record: GameRecord;
  readonly start: GameView;
  readonly steps: readonly StepView[];
  /** whether every move of the record keeps to the rules, and its result is right */
  readonly legal: boolean;
  /** what is wrong with a record from elsewhere after its last step */
  readonly damage: DamageView | null;
}

const LONGEST = 2000; // moves that the server plays at once

/** Fetch the record of a game, and have every move of it played again. */
export async function loadGame(id: string): Promise<GameHistory> {
  const { record, damage } = await (isImported(id) ? readAgain(id) : fetched(id));
  const moves = record.moves.slice(0, LONGEST);
  const found = await playSteps({ players: record.players.length, start: record.start, moves });
  const last = found.steps.at(-1)?.game ?? found.start;
  const legal =
    damage === null && found.fault === null && (moves.length < record.moves.length || formatResult(last.winner) === record.result);
  // The picture of a game goes by its name, which the rules do not know.
  const steps = found.steps.map((step) => ({ ...step, game: { ...step.game, id } }));
  return { record, start: { ...found.start, id }, steps, legal, damage };
}

/** What everything in a game was worth. */
export function loadReview(id: string): Promise<ReviewView> {
  if (isImported(id)) return request<ReviewView>("POST", "/api/review", { record: textOf(id) });
  return request<ReviewView>("GET", `/api/games/${encodeURIComponent(id)}/review`);
}

interface Found {
  readonly record: GameRecord;
  readonly damage: DamageView | null;
}

async function fetched(id: string): Promise<Found> {
  return { record: await request<GameRecord>("GET", `/api/games/${encodeURIComponent(id)}.json`), damage: null };
}

async function readAgain(id: string): Promise<Found> {
  const { record, damage } = await request<RecordView>("POST", "/api/record", { record: textOf(id) });
  if (!record) throw new ApiError("bad_record");
  return { record, damage };
}

function textOf(id: string): string {
  const found = importedRecords.find(id);
  if (!found) throw new ApiError("no_such_room");
  return found.text;
}
