// Plays a record token by token while it is being parsed.

import type { Kernel, State, Step } from "../../kernel";
import { RuleError } from "../errors";
import { playToken } from "../play";
import { fittingTokens, type PlayedMove } from "../tokens";
import { BadRecord, type Where } from "./damage";
import { type Headers, type RecordedGame, resultOf } from "./game";

export class Transcript {
  state: State;
  readonly #moves: PlayedMove<Step>[] = [];

  constructor(
    readonly kernel: Kernel,
    readonly headers: Headers,
  ) {
    this.state = headers.start;
  }

  /** The game so far. */
  get record(): RecordedGame {
    return { ...this.headers, moves: this.#moves, end: this.state };
  }

  /** Applies the moves of one token, all or none of them. */
  play(where: Where, token: string): void {
    try {
      const { moves, state } = playToken(this.kernel, this.state, token);
      this.#moves.push(...moves);
      this.state = state;
    } catch (error) {
      throw error instanceof RuleError ? this.unexpected(where, token, error) : error;
    }
  }

  /** Compares the recorded result with the actual one. */
  end(where: Where, found: string): void {
    const result = resultOf(this.state);
    if (found !== result) throw new BadRecord(where, found, "result", result);
  }

  /** The error for a token that is not legal here, with those that are. */
  unexpected(where: Where, token: string, because: RuleError | null = null): BadRecord {
    if (this.state.phase === "over") return new BadRecord(where, token, "result", resultOf(this.state), because);
    return new BadRecord(where, token, "move", fittingTokens(this.kernel, this.state), because);
  }
}
