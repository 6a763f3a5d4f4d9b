// Games without a room: positions, legal actions and events of a list of tokens, from the server's rules.

import { ask } from "./api";
import type { StepsRequest, StepsView } from "../wire.gen";

/** Play the tokens; a token that is refused is the `fault`, and what came before it is there. */
export function steps(request: StepsRequest): Promise<StepsView> {
  return ask<StepsView>("POST", "/api/steps", request);
}

const LETTERS = "ABCDEF";
const FACES = ["X", "1", "2", "3", "4", "5", "6", "7"];

/** The letter of a pair in the notation: a capital, or a small one for a second pair. */
export function letter(player: number, pair: number): string {
  const capital = LETTERS[player] ?? "";
  return pair === 0 ? capital : capital.toLowerCase();
}

/** The word for a throw and its dice: A46. */
export function rolled(player: number, pair: number, faces: readonly [number, number]): string {
  return letter(player, pair) + faces.map((face) => FACES[face] ?? "").join("");
}

/** The word for placing: @3. */
export function placed(field: number): string {
  return `@${field}`;
}
