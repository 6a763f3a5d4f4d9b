// Loads games with all their steps: from the server, or from this browser, where the core plays and reviews them.

import { core } from "../core/client";
import { ApiError } from "../game/api-error";
import { isImported, isLocal, isStoredHere } from "../game/links/game-id";
import { formatResult } from "../game/notation";
import { localTables } from "../storage/games/database-tables";
import { importedRecords } from "../storage/games/imported-records";
import { localRecord } from "../storage/games/local-record";
import type { DamageView, GameRecord, GameView, PlayedGame, ReviewedGame, StepView } from "../wire.gen";
import { request } from "./api";

export interface GameHistory {
  readonly record: GameRecord;
  readonly start: GameView;
  /** one for each of the record's moves, with the same index */
  readonly steps: readonly StepView[];
  /** whether the rules played exactly these moves to exactly this result */
  readonly legal: boolean;
  /** what is wrong in an imported record after its last step */
  readonly damage: DamageView | null;
}

/** the last loaded game that can no longer change: people switch between its replay and its review */
let cached: { readonly id: string; readonly history: GameHistory } | null = null;

export async function loadGame(id: string): Promise<GameHistory> {
  if (cached?.id === id) return cached.history;
  return remember(id, await playedGame(id));
}

async function playedGame(id: string): Promise<PlayedGame> {
  return isStoredHere(id) ? core.played(await textOf(id)) : request<PlayedGame>("GET", `${path(id)}/steps`);
}

/** Loads the value of every roll and every choice, with the game itself. */
export async function loadReview(id: string): Promise<{ readonly review: ReviewedGame; readonly history: GameHistory }> {
  const record = isStoredHere(id) ? await textOf(id) : JSON.stringify(await request<GameRecord>("GET", `${path(id)}.json`));
  const review = await core.review(record);
  return { review, history: remember(id, review.played) };
}

/** Stores an imported record and returns its id; null if nothing of it could be parsed. */
export async function importRecord(text: string): Promise<{ readonly id: string | null; readonly damage: DamageView | null }> {
  const played = await core.played(text);
  if (!played.record) return { id: null, damage: played.damage };
  const names = played.record.players.map(({ name }) => name);
  const id = importedRecords.keep(text, names);
  remember(id, played);
  return { id, damage: played.damage };
}

function remember(id: string, { record, damage, start, steps }: PlayedGame): GameHistory {
  if (!record || !start) throw new ApiError("bad_record");
  // The board tells games apart by their id, which steps played from a record do not have.
  const history = {
    record,
    damage,
    legal: damage === null && isPlayed(record, steps),
    start: { ...start, id },
    steps: steps.map((step) => ({ ...step, game: { ...step.game, id } })),
  };
  if (isImported(id) || record.secret !== "") cached = { id, history };
  return history;
}

function isPlayed(record: GameRecord, steps: readonly StepView[]): boolean {
  const sameMoves = record.moves.length === steps.length && record.moves.every((token, index) => token === steps[index]?.token);
  return sameMoves && formatResult(steps.at(-1)?.game.winner ?? null) === record.result;
}

function path(id: string): string {
  return `/api/games/${encodeURIComponent(id)}`;
}

/** The record of a game in this browser. */
async function textOf(id: string): Promise<string> {
  const local = isLocal(id) ? await localTables.game(id) : null;
  const text = local ? JSON.stringify(localRecord(local)) : importedRecords.find(id)?.text;
  if (text === undefined) throw new ApiError("no_such_game");
  return text;
}
