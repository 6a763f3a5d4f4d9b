// The rules of the game, as the kernel knows them.

import { ApiError } from "../../game/api-error";
import { MAX_FINISH, MAX_PLAYERS, MIN_PLAYERS } from "../../game/limits";
import type { Action, Move, Pair, Refusal, State, Step } from "../kernel";
import { EventCodec } from "./event-codec";
import type { KernelExports } from "./exports";
import { GameCodec } from "./game-codec";
import type { Layout } from "./layout";
import type { KernelMemory } from "./memory";
import { actionsOf, moveNumbers, REFUSALS } from "./numbers";

export class Rules {
  readonly games: GameCodec;
  /** where the position is that is computed with */
  readonly game: number;
  readonly #events: EventCodec;
  readonly #happened: number;
  readonly #kernel: KernelExports;

  constructor(kernel: KernelExports, memory: KernelMemory, layout: Layout) {
    this.#kernel = kernel;
    this.games = new GameCodec(memory, layout);
    this.#events = new EventCodec(memory, layout);
    this.game = memory.reserve(this.games.size);
    this.#happened = memory.reserve(this.#events.size);
  }

  newGame(players: number, finish: number): State {
    if (!isBetween(players, MIN_PLAYERS, MAX_PLAYERS) || !isBetween(finish, 1, MAX_FINISH)) throw new ApiError("bad_request");
    this.#kernel.rapido_begin(this.game, players, finish);
    return this.games.read(this.game);
  }

  legalActions(state: State): readonly Action[] {
    this.games.write(this.game, state);
    return actionsOf(this.#kernel.rapido_legal(this.game));
  }

  apply(state: State, move: Move): Step | null {
    this.games.write(this.game, state);
    const count = this.#kernel.rapido_move(this.game, ...moveNumbers(move), this.#happened);
    return count < 0 ? null : this.#step(count);
  }

  refusal(state: State, move: Move): Refusal | null {
    this.games.write(this.game, state);
    return REFUSALS[this.#kernel.rapido_refusal(this.game, ...moveNumbers(move))] ?? null;
  }

  startTurn(state: State): State {
    this.games.write(this.game, state);
    return this.#step(this.#kernel.rapido_start_turn(this.game, this.#happened)).state;
  }

  thrownOut(state: State, field: number): readonly Pair[] {
    this.games.write(this.game, state);
    const fields = this.#kernel.rapido_thrown_out(this.game, field);
    return state.pairs.filter((pair) => (fields >> pair.field) & 1).sort((a, b) => a.field - b.field);
  }

  #step(events: number): Step {
    return { state: this.games.read(this.game), events: this.#events.read(this.#happened, events) };
  }
}

function isBetween(number: number, least: number, most: number): boolean {
  return Number.isInteger(number) && least <= number && number <= most;
}
