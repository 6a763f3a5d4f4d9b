// The state of the referee: records the moves and applies the rules.

import type { Stage } from "../../board/stage.svelte";
import { core } from "../../core/client";
import { ApiError } from "../../game/api-error";
import { placeToken, rollToken } from "../../game/notation";
import type { Player } from "../../game/player";
import { type Correction, readGame, type RefereeGame, type RefereeSetup, writeGame, writeSetup } from "../../storage/referee-game";
import type { GameView, StepsView, StepView } from "../../wire.gen";
import { errorSentence } from "../../words/error-sentence";
import { nameOf } from "../../words/names";
import { say } from "../../words/words.svelte";
import { inOrder, withoutMoves } from "./setup/game-setup";

export class Referee {
  saved = $state.raw<RefereeGame | null>(readGame());
  start = $state.raw<GameView | null>(null);
  steps = $state.raw<readonly StepView[]>([]);
  /** a request is running */
  busy = $state(false);
  /** why the last token, or the whole game, was refused, as an error code */
  problem = $state<string | null>(null);

  readonly game: GameView | null = $derived(this.steps.at(-1)?.game ?? this.start);

  /** a token entered while the rules could not be loaded */
  #waiting: string | null = null;

  constructor(readonly stage: Stage) {}

  /** Starts a game, replacing the previous one. */
  async begin(setup: RefereeSetup): Promise<void> {
    writeSetup(setup);
    this.#write({ setup, moves: [], corrections: [] });
    await this.open();
  }

  /** Ends the game: the next one starts with the setup. */
  end(): void {
    this.#write(null);
    this.start = null;
    this.steps = [];
    this.problem = null;
  }

  /** Loads all states of the game. */
  async open(): Promise<void> {
    const saved = this.saved;
    if (!saved) return;
    this.problem = null;
    const found = await this.#ask(saved.moves, 0);
    if (!found || this.saved !== saved) return;
    const moves = saved.moves.slice(0, found.steps.length); // drops stored moves that the rules do not allow
    if (moves.length < saved.moves.length) this.#write({ ...saved, moves });
    this.start = found.start;
    this.steps = found.steps;
    this.stage.players = refereePlayers(saved.setup);
    this.stage.set(found.steps.at(-1)?.game ?? found.start);
  }

  roll(pair: number, faces: readonly [number, number]): Promise<void> {
    return this.game ? this.#enter(rollToken(this.game.player, pair, faces)) : Promise.resolve();
  }

  place(field: number): Promise<void> {
    return this.#enter(placeToken(field));
  }

  /** Retries what failed. */
  again(): Promise<void> {
    if (this.#waiting === null) return this.open();
    return this.#enter(this.#waiting);
  }

  /** Takes back the last moves. */
  undo(count = 1): void {
    if (!this.saved || this.steps.length < count) return;
    const notes: Correction[] = [];
    for (let left = this.steps.length - 1; notes.length < count; left -= 1) {
      const before = this.steps[left - 1]?.game ?? this.start;
      const token = this.steps[left]?.token ?? "";
      notes.push({ token, player: before?.player ?? 0, turn: before?.turn ?? 1, after: this.steps.length - count });
    }
    this.#waiting = null;
    this.problem = null;
    this.steps = this.steps.slice(0, this.steps.length - count);
    this.#write(withoutMoves(this.saved, notes));
    if (this.game) this.stage.set(this.game);
  }

  /** The error code for a token that would be refused now, or null. */
  async refusal(token: string): Promise<string | null> {
    const moves = this.saved?.moves ?? [];
    const found = await this.#play([...moves, token], moves.length);
    return found.fault?.code ?? null;
  }

  async #enter(token: string): Promise<void> {
    const saved = this.saved;
    if (!saved || this.busy) return;
    this.busy = true;
    this.problem = null;
    this.#waiting = token;
    const moves = [...saved.moves, token];
    const found = await this.#ask(moves, saved.moves.length);
    this.busy = false;
    if (!found || this.saved !== saved) return;
    this.#waiting = null;
    const [step] = found.steps;
    if (found.fault || !step) {
      this.problem = found.fault?.code ?? "bad_request";
      return;
    }
    this.steps = [...this.steps, step];
    this.#write({ ...saved, moves });
    // The real dice have already been rolled; only what follows is animated.
    await this.stage.play(
      step.events.filter((event) => event.event !== "rolled"),
      step.game,
    );
  }

  async #ask(moves: readonly string[], from: number): Promise<StepsView | null> {
    try {
      return await this.#play(moves, from);
    } catch (error) {
      this.problem = error instanceof ApiError ? error.code : "not_loaded";
      return null;
    }
  }

  #play(moves: readonly string[], from: number): Promise<StepsView> {
    const { players, finish } = this.saved?.setup ?? { players: [0, 0], finish: 21 };
    return core.steps({ players: players.length, finish, moves, from });
  }

  #write(saved: RefereeGame | null): void {
    this.saved = saved;
    writeGame(saved);
  }
}

/** Why something failed; without the rules, the real game goes on. */
export function problemSentence(code: string): string {
  return code === "offline" || code === "not_loaded" ? say("referee-offline") : errorSentence(code);
}

/** The players in the order of play, as the board displays them. */
export function refereePlayers(setup: RefereeSetup): Player[] {
  return inOrder(setup).map((player) => ({ name: nameOf(player), color: player.colour }));
}
