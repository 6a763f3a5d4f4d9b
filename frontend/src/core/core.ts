// What the page computes by itself, without a server: the requests and answers are those of the server's endpoints.

import type { AdviceView, Place, PlayedGame, PositionView, ReviewedGame, StepsRequest, StepsView, Throw } from "../wire.gen";

/** the code of a request that needs a file which could not be loaded; it may work later */
export const NOT_LOADED = "not_loaded";
/** the code of `choose` where the kernel does not run */
export const NO_LOCAL_GAMES = "no_local_games";

export interface Core {
  /** Plays tokens; the first illegal one is returned as `fault`, after the steps before it. */
  steps(request: StepsRequest): Promise<StepsView>;
  /** Reads a record, text or JSON, and plays its moves up to the first that is damaged or illegal. */
  played(record: string): Promise<PlayedGame>;
  /** The same with the value of every roll and every choice. */
  review(record: string): Promise<ReviewedGame>;
  position(text: string): Promise<PositionView>;
  advice(position: string): Promise<AdviceView>;
  /** What a computer player does; the same seed gives the same choice. */
  choose(position: string, level: string, seed: number): Promise<Throw | Place>;
  /**
   * Calls back with the share, 0 to 1, of a large file that is being loaded, and with null when it is there or has failed;
   * at once if one is being loaded. What waits for a file that cannot be loaded rejects with ApiError(NOT_LOADED).
   * Returns a function that ends the calls.
   */
  watchLoading(listener: (share: number | null) => void): () => void;
}
