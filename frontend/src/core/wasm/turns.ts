// One turn worked out exactly, as `analysis` and `turn_odds` of turn.h.

import { DIE_A, DIE_B, valueOf } from "../../game/notation";
import type { Analysis, State, TurnOdds, Win } from "../kernel";
import type { Evaluators } from "./evaluators";
import type { KernelExports } from "./exports";
import type { Layout } from "./layout";
import type { KernelMemory } from "./memory";
import { actionNumbers, actionOf } from "./numbers";
import type { Rules } from "./rules";

const DOUBLE = 8; // bytes
const OUTCOMES = 36;
const FIELDS = 6;
/** the values of all rolls, as placed of turn_odds is ordered */
const VALUES = [...new Set(DIE_A.flatMap((a) => DIE_B.map((b) => valueOf([a, b]))))].sort((a, b) => a - b);

export class Turns {
  readonly #kernel: KernelExports;
  readonly #memory: KernelMemory;
  readonly #rules: Rules;
  readonly #evaluators: Evaluators;
  readonly #seats: number;
  readonly #analysis: number;
  readonly #analysisAt: Readonly<Record<"legal" | "best" | "win" | "actions" | "outcomes", number>>;
  readonly #odds: number;
  readonly #oddsAt: Readonly<Record<"placed" | "fallen" | "won", number>>;

  constructor(kernel: KernelExports, memory: KernelMemory, layout: Layout, rules: Rules, evaluators: Evaluators) {
    this.#kernel = kernel;
    this.#memory = memory;
    this.#rules = rules;
    this.#evaluators = evaluators;
    this.#seats = layout.number("MAX_PLAYERS");
    this.#analysis = memory.reserve(layout.number("analysis"));
    this.#analysisAt = layout.members("analysis", ["legal", "best", "win", "actions", "outcomes"]);
    this.#odds = memory.reserve(layout.number("turn_odds"));
    this.#oddsAt = layout.members("turn_odds", ["placed", "fallen", "won"]);
  }

  analyze(state: State): Analysis {
    const evaluator = this.#evaluators.for(state.steps.length);
    this.#rules.games.write(this.#rules.game, state);
    this.#kernel.rapido_analyze(evaluator, this.#rules.game, this.#analysis);
    const { view } = this.#memory;
    const at = this.#analysisAt;
    const players = state.steps.length;
    const numbers = actionNumbers(view.getUint32(this.#analysis + at.legal, true));
    return {
      actions: numbers.map((number) => ({ action: actionOf(number), win: this.win(this.#analysis + at.actions, number, players) })),
      best: numbers.indexOf(view.getInt32(this.#analysis + at.best, true)),
      win: this.win(this.#analysis + at.win, 0, players),
      outcomes: Array.from({ length: OUTCOMES }, (_, outcome) => this.win(this.#analysis + at.outcomes, outcome, players)),
    };
  }

  odds(state: State): TurnOdds {
    const evaluator = this.#evaluators.for(state.steps.length);
    this.#rules.games.write(this.#rules.game, state);
    this.#kernel.rapido_odds(evaluator, this.#rules.game, this.#odds);
    const { view } = this.#memory;
    const at = this.#oddsAt;
    const placed = VALUES.flatMap((value, index) =>
      Array.from({ length: FIELDS }, (_, field) => ({
        value,
        field,
        chance: view.getFloat64(this.#odds + at.placed + DOUBLE * (FIELDS * index + field), true),
      })),
    );
    return {
      placed: placed.filter(({ chance }) => chance > 0),
      fallen: view.getFloat64(this.#odds + at.fallen, true),
      won: view.getFloat64(this.#odds + at.won, true),
    };
  }

  /** One row of an array of chances: all rows have as many numbers as there can be players. */
  win(array: number, row: number, players: number): Win {
    const { view } = this.#memory;
    const start = array + DOUBLE * this.#seats * row;
    return Array.from({ length: players }, (_, seat) => view.getFloat64(start + DOUBLE * seat, true));
  }
}
