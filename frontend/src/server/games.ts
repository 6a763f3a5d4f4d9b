// A game from its record: every step of it, as the rules see it.

import { ask, Refusal } from "./api";
import { steps as played } from "./steps";
import type { DamageView, EventView, GameRecord, GameView, RecordView, ReviewView, StepView } from "../wire.gen";
import { brought, isBrought } from "../storage/imported-records";

export interface History {
  readonly record: GameRecord;
  readonly start: GameView;
  readonly steps: readonly StepView[];
  /** whether every move of the record keeps to the rules, and its result is right */
  readonly legal: boolean;
  /** what is wrong with a record from elsewhere after its last step */
  readonly damage: DamageView | null;
}

/** An event, with the turn it belongs to and where everyone stands after its move. */
export interface Told {
  readonly event: EventView;
  readonly turn: number;
  readonly game: GameView;
}

const LONGEST = 2000; // moves that the server plays at once

/** Fetch the record of a game, and have every move of it played again. */
export async function recall(id: string): Promise<History> {
  const { record, damage } = await (isBrought(id) ? readAgain(id) : fetched(id));
  const moves = record.moves.slice(0, LONGEST);
  const found = await played({ players: record.players.length, start: record.start, moves });
  const last = found.steps.at(-1)?.game ?? found.start;
  const legal = damage === null && found.fault === null && (moves.length < record.moves.length || resultOf(last) === record.result);
  // The picture of a game goes by its name, which the rules do not know.
  const steps = found.steps.map((step) => ({ ...step, game: { ...step.game, id } }));
  return { record, start: { ...found.start, id }, steps, legal, damage };
}

/** What everything in a game was worth. */
export function reviewed(id: string): Promise<ReviewView> {
  if (isBrought(id)) return ask<ReviewView>("POST", "/api/review", { record: textOf(id) });
  return ask<ReviewView>("GET", `/api/games/${encodeURIComponent(id)}/review`);
}

interface Found {
  readonly record: GameRecord;
  readonly damage: DamageView | null;
}

async function fetched(id: string): Promise<Found> {
  return { record: await ask<GameRecord>("GET", `/api/games/${encodeURIComponent(id)}.json`), damage: null };
}

async function readAgain(id: string): Promise<Found> {
  const { record, damage } = await ask<RecordView>("POST", "/api/record", { record: textOf(id) });
  if (!record) throw new Refusal("bad_record");
  return { record, damage };
}

function textOf(id: string): string {
  const found = brought.find(id);
  if (!found) throw new Refusal("no_such_room");
  return found.text;
}

/** The result as records write it. */
export function resultOf(game: GameView): string {
  return game.winner === null ? "unfinished" : `${"ABCDEF"[game.winner]} wins`;
}

/** All events one after the other; what follows on `turn` belongs to the turn that begins. */
export function toldIn(start: GameView, steps: readonly Pick<StepView, "events" | "game">[]): Told[] {
  let turn = start.turn;
  return steps.flatMap(({ events, game }) =>
    events.map((event) => {
      if (event.event === "turn") turn += 1;
      return { event, turn, game };
    }),
  );
}
