// A move at a local table: the rules come from the core, the dice from the sealed secret.

import type { Core } from "../core/core";
import { ApiError } from "../game/api-error";
import { pairLetter, placeToken } from "../game/notation";
import type { StoredGame, StoredTable } from "../storage/games/local-tables";
import type { EventView, GameView, Place, StepsView, StepView, Throw } from "../wire.gen";
import { nextRoll } from "./dice";
import { isPlaying } from "./table-state";

/** Tokens of one game: as many as a room of the server allows. */
export const MAX_MOVES = 40_000;

export interface PlayedMove {
  readonly game: StoredGame;
  readonly events: readonly EventView[];
  /** the position after the move */
  readonly board: GameView;
}

/** what knows the rules */
export type RulesCore = Pick<Core, "steps">;

/** The running game of a table; refused if there is none. */
export function runningGame(table: StoredTable): StoredGame {
  if (!table.game || !isPlaying(table)) throw new ApiError("no_game");
  return table.game;
}

/** The position of a game, with what the player to act can do. */
export async function boardOf(game: StoredGame, rules: RulesCore): Promise<GameView> {
  return (await rules.steps({ start: game.position })).start;
}

/** Makes a move; an ApiError says which rule refuses it. */
export async function playMove(game: StoredGame, command: Throw | Place, rules: RulesCore, now: number): Promise<PlayedMove> {
  if (game.moves.length >= MAX_MOVES) throw new ApiError("game_too_long");
  const token = command.do === "place" ? placeToken(command.field) : rollIn(game, command.pair ?? 0);
  const { events, game: board } = await play(game, token, rules);
  const next: StoredGame = {
    ...game,
    moves: [...game.moves, token],
    position: board.position,
    turn: game.turn + events.filter(({ event }) => event === "turn").length,
    rolls: command.do === "place" ? game.rolls : game.rolls.map((count, player) => (player === game.player ? count + 1 : count)),
    steps: board.steps,
    player: board.player,
    winner: board.winner,
    moved: now,
  };
  return { game: next, events, board };
}

/** The token of a throw. Working out a roll does not use it up: if the throw is refused, the next one has the same dice. */
function rollIn(game: StoredGame, pair: number): string {
  return pairLetter(game.player, pair) + nextRoll(game, game.player);
}

async function play(game: StoredGame, token: string, rules: RulesCore): Promise<StepView> {
  const { steps, fault }: StepsView = await rules.steps({ start: game.position, moves: [token] });
  const step = steps[0];
  if (fault ?? !step) throw new ApiError(fault?.code ?? "bad_request");
  return step;
}
