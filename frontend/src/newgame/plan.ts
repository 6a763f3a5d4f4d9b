// Who plays a new game, and the commands that seat them.

import { ApiError } from "../game/api-error";
import { MAX_NAME_LENGTH } from "../game/limits";
import type { Command } from "../wire.gen";

export interface Person {
  readonly name: string;
  /** null: the seat's default color */
  readonly color: number | null;
}

/** Who plays: people on this device first, then computer players, then open seats. */
export interface Plan {
  readonly people: readonly Person[];
  readonly computers: number;
  readonly level: string;
  readonly open: number;
  /** whether the game begins at once; with open seats it never does */
  readonly begin?: boolean;
  /** which of the people is the youngest and starts, or a starter drawn by lot; otherwise the first one starts */
  readonly starter?: number | "random";
  /** a position to continue, and which of its players the first person is */
  readonly from?: { readonly position: string; readonly seat: number };
}

/** A command that the room refused, and the seat it was about. */
export class SeatRefusal extends ApiError {
  constructor(
    code: string,
    readonly seat: number | null,
  ) {
    super(code);
  }
}

/** The commands that set up a new room, in order. */
export function commandsOf(plan: Plan): readonly Command[] {
  const first = plan.from?.seat ?? 0;
  const count = seatsIn(plan);
  const seats = [first, ...Array.from({ length: count }, (_, seat) => seat).filter((seat) => seat !== first)];
  const sit = plan.people.map(({ name, color }, index): Command => {
    return { do: "sit", seat: seats[index] ?? index, name: name.trim().slice(0, MAX_NAME_LENGTH), colour: color };
  });
  const fill = Array.from({ length: plan.computers }, (_, index): Command => {
    return { do: "setseat", seat: seats[plan.people.length + index] ?? index, kind: "computer", bot: plan.level };
  });
  const start = startOf(plan);
  return [...sit, ...fill, ...start, ...(plan.open === 0 && plan.begin !== false ? [{ do: "begin" } as const] : [])];
}

/** Nothing needs to be said if the first person starts. */
function startOf({ starter = 0 }: Plan): readonly Command[] {
  if (starter === 0) return [];
  return [starter === "random" ? { do: "configure", starter } : { do: "configure", starter: "youngest", youngest: starter }];
}

export function seatsIn(plan: Plan): number {
  return plan.people.length + plan.computers + plan.open;
}
