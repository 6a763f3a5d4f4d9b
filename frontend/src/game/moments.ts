// The key moments of a game, found in its events.

import type { TimelineEvent } from "./timeline";

export interface Moment {
  readonly kind: "sweep" | "climb" | "fall" | "brave" | "lead";
  /** null for the lead */
  readonly player: number | null;
  /** number of pairs, steps, rolls or changes */
  readonly count: number;
  /** null for the lead, which concerns the whole game */
  readonly turn: number | null;
}

/** Anything less is not worth mentioning. */
const THRESHOLDS = { sweep: 2, climb: 4, fall: 2, brave: 4, lead: 2 } as const;

export function momentsOf(timeline: readonly TimelineEvent[], players: number): Moment[] {
  const found = [
    best(
      "sweep",
      sums(timeline, ({ event }) => (event.event === "thrown_out" ? [event.by ?? event.player, 1] : null)),
    ),
    best(
      "climb",
      sums(timeline, ({ event }) => (isClimb(event.event) ? [event.player, event.steps ?? 0] : null)),
    ),
    best(
      "fall",
      sums(timeline, ({ event }) => (event.event === "fell" ? [event.player, event.steps ?? 0] : null)),
    ),
    best(
      "brave",
      sums(timeline, ({ event }) => (event.event === "rolled" && event.valid ? [event.player, 1] : null)),
    ),
    { kind: "lead", player: null, count: leadChanges(timeline, players), turn: null } as const,
  ];
  return found.filter((moment) => moment !== null && moment.count >= THRESHOLDS[moment.kind]) as Moment[];
}

interface Sum {
  readonly player: number;
  readonly turn: number;
  readonly count: number;
}

/** Adds up what each player did in each turn. */
function sums(timeline: readonly TimelineEvent[], part: (each: TimelineEvent) => readonly [player: number, count: number] | null): Sum[] {
  const found = new Map<number, Sum>();
  for (const each of timeline) {
    const [player, count] = part(each) ?? [0, 0];
    if (count > 0) found.set(each.turn, { player, turn: each.turn, count: (found.get(each.turn)?.count ?? 0) + count });
  }
  return [...found.values()];
}

/** The greatest one; of equal ones the last, which players remember best. */
function best(kind: Moment["kind"], all: readonly Sum[]): Moment | null {
  const top = all.reduce<Sum | null>((most, sum) => (most === null || sum.count >= most.count ? sum : most), null);
  return top && { kind, ...top };
}

function isClimb(event: string): boolean {
  return event === "scored" || event === "climbed";
}

/** How often a different player took the lead alone. */
function leadChanges(timeline: readonly TimelineEvent[], players: number): number {
  const steps = new Array<number>(players).fill(0);
  let leader: number | null = null;
  let changes = 0;
  for (const { event, game } of timeline) {
    if (!isClimb(event.event) && event.event !== "fell") continue;
    steps[event.player] = game.steps[event.player] ?? 0;
    const most = Math.max(...steps);
    const first = steps.indexOf(most);
    if (steps.lastIndexOf(most) !== first || first === leader) continue;
    if (leader !== null) changes += 1;
    leader = first;
  }
  return changes;
}
