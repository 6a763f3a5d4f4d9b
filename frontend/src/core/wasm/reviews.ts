// Luck and skill of a whole game, as `review_entry` of review.h.

import { ApiError } from "../../game/api-error";
import type { Move, ReviewedDecision, ReviewedMoves, ReviewedRoll, State } from "../kernel";
import type { Evaluators } from "./evaluators";
import type { KernelExports } from "./exports";
import type { Layout } from "./layout";
import type { KernelMemory } from "./memory";
import { actionNumbers, actionOf, moveByte } from "./numbers";
import type { Rules } from "./rules";
import type { Turns } from "./turns";

const MEMBERS = ["kind", "legal", "best", "before", "after", "luck", "correction", "variance", "actions"] as const;

export class Reviews {
  readonly #kernel: KernelExports;
  readonly #memory: KernelMemory;
  readonly #rules: Rules;
  readonly #evaluators: Evaluators;
  readonly #turns: Turns;
  readonly #entry: number;
  readonly #at: Readonly<Record<(typeof MEMBERS)[number], number>>;
  readonly #ends: number;
  readonly #endsAt: Readonly<Record<"start" | "end", number>>;
  readonly #kinds: Readonly<Record<"roll" | "decision", number>>;

  constructor(kernel: KernelExports, memory: KernelMemory, layout: Layout, rules: Rules, evaluators: Evaluators, turns: Turns) {
    this.#kernel = kernel;
    this.#memory = memory;
    this.#rules = rules;
    this.#evaluators = evaluators;
    this.#turns = turns;
    this.#entry = layout.number("review_entry");
    this.#at = layout.members("review_entry", MEMBERS);
    this.#ends = memory.reserve(layout.number("review_ends"));
    this.#endsAt = layout.members("review_ends", ["start", "end"]);
    this.#kinds = { roll: layout.number("ROLL_ENTRY"), decision: layout.number("DECISION_ENTRY") };
  }

  review(start: State, moves: readonly Move[]): ReviewedMoves {
    const players = start.steps.length;
    const evaluator = this.#evaluators.for(players);
    const entries = this.#memory.temporary(moves.length * (this.#entry + 1));
    const bytes = entries + moves.length * this.#entry;
    this.#memory.bytes.set(moves.map(moveByte), bytes);
    this.#rules.games.write(this.#rules.game, start);
    const legal = this.#kernel.rapido_review(evaluator, this.#rules.game, bytes, moves.length, entries, this.#ends);
    if (legal < moves.length) throw new ApiError("bad_request");
    return {
      start: this.#turns.win(this.#ends + this.#endsAt.start, 0, players),
      end: this.#turns.win(this.#ends + this.#endsAt.end, 0, players),
      moves: moves.map((move, index) => this.#reviewed(entries + index * this.#entry, move, players)),
    };
  }

  #reviewed(entry: number, move: Move, players: number): ReviewedRoll | ReviewedDecision | null {
    const kind = this.#memory.view.getInt32(entry + this.#at.kind, true);
    if (kind === this.#kinds.roll) return this.#roll(entry, players);
    return kind === this.#kinds.decision ? this.#decision(entry, move, players) : null;
  }

  #roll(entry: number, players: number): ReviewedRoll {
    const win = (name: "before" | "after" | "luck" | "correction") => this.#turns.win(entry + this.#at[name], 0, players);
    const variance = this.#memory.view.getFloat64(entry + this.#at.variance, true);
    return { kind: "roll", before: win("before"), after: win("after"), luck: win("luck"), correction: win("correction"), variance };
  }

  #decision(entry: number, move: Move, players: number): ReviewedDecision {
    const { view } = this.#memory;
    const numbers = actionNumbers(view.getUint32(entry + this.#at.legal, true));
    return {
      kind: "decision",
      actions: numbers.map((number) => ({ action: actionOf(number), win: this.#turns.win(entry + this.#at.actions, number, players) })),
      best: numbers.indexOf(view.getInt32(entry + this.#at.best, true)),
      chosen: numbers.indexOf(moveByte(move)),
    };
  }
}
