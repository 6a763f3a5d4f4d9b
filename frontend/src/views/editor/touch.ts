// What tapping and dragging on the editor's board does to the draft.

import type { Layout } from "../../board/layout";
import { FIELDS } from "../../game/notation";
import { type Draft, type DraftPair, withPair } from "./draft";

/** A player's pair. */
export interface PairRef {
  readonly player: number;
  readonly pair: number;
}

export function isSame(one: PairRef | null, other: PairRef | null): boolean {
  return one?.player === other?.player && one?.pair === other?.pair;
}

/** The pairs in front of their owners. */
export function unplacedPairs(draft: Draft): PairRef[] {
  return draft.pairs.flatMap((own, player) => own.flatMap(({ field }, pair) => (field === null ? [{ player, pair }] : [])));
}

/** The pair that a tap on a free field places: the chosen one, else one whose owner is not about to roll it. */
export function nextPair(draft: Draft, chosen: PairRef | null): PairRef | null {
  const waiting = unplacedPairs(draft);
  const own = (ref: PairRef): boolean => ref.player === draft.player && (draft.pairs[ref.player]?.length === 1 || ref.pair === draft.pair);
  return waiting.find((ref) => isSame(ref, chosen)) ?? waiting.find((ref) => !own(ref)) ?? waiting[0] ?? null;
}

/** A tap on a pair takes it off; a tap on a field places the next pair, and on a field that is full takes its pair off. */
export function afterTap(
  draft: Draft,
  field: number,
  touched: PairRef | null,
  chosen: PairRef | null,
): { draft: Draft; chosen: PairRef | null } {
  const off = touched ?? (field > 0 ? pairOn(draft, field) : null);
  if (off) return { draft: withPair(draft, off.player, off.pair, { field: null }), chosen: off };
  const next = nextPair(draft, chosen);
  return next ? { draft: withPair(draft, next.player, next.pair, { field }), chosen: null } : { draft, chosen: null };
}

/** A pair dropped on a field, or beside the fields: then it goes back to its owner. A pair that lies there takes its place. */
export function afterDrop(draft: Draft, dragged: PairRef, field: number | null): Draft {
  const from = pairAt(draft, dragged)?.field ?? null;
  const there = field !== null && field > 0 ? pairOn(draft, field) : null;
  const moved = withPair(draft, dragged.player, dragged.pair, { field });
  return there && !isSame(there, dragged) ? withPair(moved, there.player, there.pair, { field: from }) : moved;
}

export function pairAt(draft: Draft, { player, pair }: PairRef): DraftPair | undefined {
  return draft.pairs[player]?.[pair];
}

function pairOn(draft: Draft, field: number): PairRef | null {
  for (const [player, own] of draft.pairs.entries()) {
    const pair = own.findIndex((each) => each.field === field);
    if (pair >= 0) return { player, pair };
  }
  return null;
}

/** The field at a point of the board; null beside the fields. */
export function fieldAt({ ledges, ledge }: Layout, x: number, y: number): number | null {
  if (x < ledges.left || x > ledges.left + ledges.width) return null;
  return FIELDS.find((field) => y >= ledge(field).top && y < ledge(field).top + ledge(field).height) ?? null;
}

/** The step at a height of the board: the highest one that begins below it. */
export function stepAt({ edge }: Layout, finish: number, y: number): number {
  const steps = Array.from({ length: finish }, (_, index) => finish - index);
  return steps.find((step) => y < edge(step - 1) && (step === finish || y >= edge(step))) ?? 0;
}
