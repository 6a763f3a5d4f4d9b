// A table with a series of games, as the page sees it: a room of the server, or one in this browser.

import type { AbsentGuest, Command, Phrase, RoomView, Update, Welcome } from "../wire.gen";

/** `lost` reconnects automatically, `gone` does not; `elsewhere`: the game is open in another tab. */
export type TableStatus = "connecting" | "open" | "lost" | "gone" | "elsewhere" | "outdated";

export interface Table {
  readonly room: string;
  readonly view: RoomView | null;
  /** the id of this browser in seats and messages */
  readonly you: string;
  /** the ids of all browsers at the table */
  readonly present: readonly string[];
  /** people with seats, and the host, who are not at the table */
  readonly absent: readonly AbsentGuest[];
  readonly status: TableStatus;
  /** milliseconds by which the clock of the table is ahead of this one */
  readonly clockOffset: number;
  /** null in a room of the server */
  readonly local: LocalFeatures | null;

  /** Calls the listener on every update, in order; returns a function that unsubscribes it. */
  onUpdate(listener: (update: Update) => void): () => void;
  /** Calls the listener when the table is opened, and again after every interruption. */
  onWelcome(listener: (welcome: Welcome) => void): () => void;
  onPhrase(listener: (guest: string, phrase: Phrase) => void): () => void;
  /** Settles when the command is stored; rejects with an ApiError if it is refused. */
  do(command: Command): Promise<void>;
  sendPhrase(phrase: Phrase): void;
  /** Takes the game over from another tab. */
  playHere(): void;
  close(): void;
}

/** `kept`: every move is stored; `memory`: the browser stores nothing, and the game is lost with the page; `full`: no move is made until there is space. */
export type Keeping = "kept" | "memory" | "full";

/** What only a table in this browser has. */
export interface LocalFeatures {
  readonly keeping: Keeping;
  /** why the table cannot be opened or a computer player cannot act for the time being, as an error code; empty if they can */
  readonly failure: string;
  /** the room in which the game goes on; empty if it does not */
  readonly movedTo: string;
  setMovedTo(room: string): Promise<void>;
  /** Computer players act at once until a person is to act; those of a server keep their pace. */
  hurry(): void;
  /** Tries again to store what could not be stored. */
  storeAgain(): Promise<void>;
  /** Plays on although nothing can be stored. */
  playUnstored(): void;
}
