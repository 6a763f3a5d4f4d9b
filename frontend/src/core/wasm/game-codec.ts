// A position in the kernel's memory, as `game` of game.h; kernel/native/game.py is the same in Python.

import { MAX_PLAYERS } from "../../game/limits";
import { valueOf } from "../../game/notation";
import type { Pair, State } from "../kernel";
import type { Layout } from "./layout";
import type { KernelMemory } from "./memory";
import { PHASES, rollIndex, rollOf } from "./numbers";

const FREE = 0x7f;
const NOBODY = 0xff;
const IN_FRONT = -1;
const MEMBERS = ["worth", "owner", "steps", "finish", "field", "faces", "players", "player", "phase", "pair", "dice", "rolls"] as const;

export class GameCodec {
  readonly size: number;
  readonly #memory: KernelMemory;
  readonly #at: Readonly<Record<(typeof MEMBERS)[number], number>>;

  constructor(memory: KernelMemory, layout: Layout) {
    this.#memory = memory;
    this.#at = layout.members("game", MEMBERS);
    this.size = layout.number("game");
  }

  write(game: number, state: State): void {
    const { view, bytes } = this.#memory;
    const at = this.#at;
    bytes.fill(0, game, game + this.size);
    bytes.fill(FREE, game + at.worth, game + at.worth + 8);
    bytes.fill(NOBODY, game + at.owner, game + at.owner + 8);
    bytes.fill(IN_FRONT & 0xff, game + at.field, game + at.field + 2 * MAX_PLAYERS);
    state.steps.forEach((step, player) => view.setInt16(game + at.steps + 2 * player, step, true));
    view.setInt16(game + at.finish, state.finish, true);
    for (const { owner, index, field, dice } of state.pairs) {
      bytes[game + at.field + 2 * owner + index] = field;
      bytes[game + at.faces + 2 * owner + index] = rollIndex(dice);
      if (field === 0) continue;
      bytes[game + at.worth + field] = valueOf(dice);
      bytes[game + at.owner + field] = owner | (index << 3);
    }
    bytes[game + at.players] = state.steps.length;
    bytes[game + at.player] = state.player;
    bytes[game + at.phase] = PHASES.indexOf(state.phase);
    bytes[game + at.pair] = state.pair ?? 0;
    bytes[game + at.dice] = state.dice ? rollIndex(state.dice) : 0;
    view.setUint32(game + at.rolls, state.rolls, true);
  }

  read(game: number): State {
    const { view } = this.#memory;
    const at = this.#at;
    const players = view.getUint8(game + at.players);
    const phase = PHASES[view.getUint8(game + at.phase)] ?? "over";
    const thrown = phase === "dice" || phase === "decide";
    return {
      steps: Array.from({ length: players }, (_, player) => view.getInt16(game + at.steps + 2 * player, true)),
      pairs: this.#pairs(game, players),
      player: view.getUint8(game + at.player),
      phase,
      pair: thrown ? view.getUint8(game + at.pair) : null,
      dice: phase === "decide" ? rollOf(view.getUint8(game + at.dice)) : null,
      rolls: view.getUint32(game + at.rolls, true),
      finish: view.getInt16(game + at.finish, true),
    };
  }

  #pairs(game: number, players: number): readonly Pair[] {
    const pairs: Pair[] = [];
    const each = players === 2 ? 2 : 1;
    for (let owner = 0; owner < players; owner++)
      for (let index = 0; index < each; index++) {
        const field = this.#fieldOf(game, owner, index);
        if (field === IN_FRONT) continue;
        pairs.push({ owner, index, field, dice: rollOf(this.#memory.view.getUint8(game + this.#at.faces + 2 * owner + index)) });
      }
    return pairs;
  }

  /** A pair that was thrown out still has the field from which it was. */
  #fieldOf(game: number, owner: number, index: number): number {
    const { view } = this.#memory;
    const field = view.getInt8(game + this.#at.field + 2 * owner + index);
    const lies = field <= 0 || view.getUint8(game + this.#at.owner + field) === (owner | (index << 3));
    return lies ? field : IN_FRONT;
  }
}
