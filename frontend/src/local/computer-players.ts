// The computer players of a local table: when they act, and what they do.

import { type Core, NO_LOCAL_GAMES, NOT_LOADED } from "../core/core";
import { ApiError } from "../game/api-error";
import { computerTempo } from "../game/pace/tempo";
import type { StoredGame, StoredTable } from "../storage/games/local-tables";
import type { GameView, Pace, Place, Throw } from "../wire.gen";
import { sealOfDigits } from "./dice";

/** The computer players that need no server, weakest first. */
export const LOCAL_LEVELS = ["uniform", "beginner", "bold", "careful", "heuristic", "spiteful", "perfect"];
const DEFAULT_LEVEL = "heuristic";

/** The level itself, or a similar one if only a server has it. */
export function localLevel(level: string): string {
  return LOCAL_LEVELS.includes(level) ? level : DEFAULT_LEVEL;
}

/** Milliseconds before a computer player acts, as on the server; here it gets quicker with the animations. */
const DELAYS: Readonly<Record<Pace, number>> = { quick: 150, normal: 600, calm: 1600 };

export function delayOf({ settings: { pace }, game }: Pick<StoredTable, "settings" | "game">): number {
  const tempo = pace === "normal" && game ? computerTempo(pace, game.turn, game.seats.length) : 1;
  return DELAYS[pace] * tempo;
}

/** Failures without which a player could play: the game waits, and the table says for what. */
const WAITING: readonly string[] = [NOT_LOADED, NO_LOCAL_GAMES];

/** Asks a computer player; if it fails in any other way, any legal move is made: a game must never stop. */
export async function chooseMove(
  game: Pick<StoredGame, "position" | "secret" | "moves">,
  { actions }: Pick<GameView, "actions">,
  level: string,
  core: Pick<Core, "choose">,
): Promise<Throw | Place> {
  // The seal is no secret: whatever seeds a computer player must not tell it the dice.
  const seed = Number.parseInt(sealOfDigits(game.secret).slice(0, 8), 16) + game.moves.length;
  const chosen = await core.choose(game.position, localLevel(level), seed).catch((error: unknown) => {
    if (error instanceof ApiError && WAITING.includes(error.code)) throw error;
    return null;
  });
  const legal = actions.map((action): Throw | Place =>
    action.do === "throw" ? { do: "throw", pair: action.pair ?? 0 } : { do: "place", field: action.field ?? 0 },
  );
  const found = legal.find((each) => JSON.stringify(each) === JSON.stringify(chosen && normalized(chosen)));
  return found ?? legal.at(-1) ?? { do: "throw", pair: 0 };
}

function normalized(move: Throw | Place): Throw | Place {
  return move.do === "throw" ? { do: "throw", pair: move.pair ?? 0 } : { do: "place", field: move.field };
}
