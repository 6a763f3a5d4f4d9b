// Which rule of docs/rules.md applies to an event or an error.

import type { EventView } from "../wire.gen";

/** The rule behind an event, such as R18. */
export function ruleOf(event: EventView, players: number): string | null {
  switch (event.event) {
    case "scored":
      return players === 2 ? "R25" : "R5";
    case "rolled":
      return event.valid === false ? "R12" : event.dice?.includes(0) ? "R9" : "R8";
    case "climbed":
      return "R11";
    case "fell":
      return "R13";
    case "placed":
      return "R14";
    case "thrown_out":
      return "R18";
    case "won":
      return "R20";
    case "turn":
      return null;
  }
}

const REFUSALS: Readonly<Record<string, string>> = {
  not_your_turn: "R3",
  roll_first: "R4",
  game_over: "R20",
  no_such_field: "R14",
  field_occupied: "R15",
  no_such_pair: "R22",
  pair_on_board: "R23",
  bad_dice: "R2",
};

/** The rule behind an error; most errors have nothing to do with the rules of the game. */
export function ruleOfRefusal(code: string): string | null {
  return REFUSALS[code] ?? null;
}

export function ruleLink(rule: string): string {
  return `/rules#${rule.toLowerCase()}`;
}
