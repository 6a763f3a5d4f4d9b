// The tables in this browser and the games played there: in IndexedDB, or in memory where the browser stores nothing.

import type { SeatKind, Series, Settings } from "../../wire.gen";
import type { SeatedPlayer } from "./recent-rooms";

export interface StoredSeat {
  readonly kind: SeatKind;
  readonly name: string;
  readonly colour: number;
  readonly bot: string;
  /** for the dice of the next game, or of the game that the seat belongs to */
  readonly word: string;
}

export interface StoredGame {
  readonly id: string;
  /** hexadecimal digits; all dice of the game follow from it and the words */
  readonly secret: string;
  /** the seat of each player, in the order of play */
  readonly order: readonly number[];
  /** the players as they were when the game began, in the order of play */
  readonly seats: readonly StoredSeat[];
  readonly start: string;
  readonly moves: readonly string[];
  /** after all moves */
  readonly position: string;
  readonly turn: number;
  /** how often each player has rolled */
  readonly rolls: readonly number[];
  /** whether it has ended, by a winner or by hand */
  readonly over: boolean;
  readonly winner: number | null;
  /** everyone's step, for lists */
  readonly steps: readonly number[];
  /** the player to act */
  readonly player: number;
  /** when it began and when the last move was made, in milliseconds since 1970 */
  readonly began: number;
  readonly moved: number;
}

/** How often somebody has won, and who that was when they last won. */
export interface StoredStanding {
  readonly kind: SeatKind;
  readonly name: string;
  readonly colour: number;
  readonly bot: string;
  readonly evening: number;
  readonly series: number;
  readonly total: number;
}

export interface StoredScore {
  /** of those who have won a game */
  readonly standings: readonly StoredStanding[];
  /** how many games of the series somebody has won */
  readonly seriesGames: number;
  /** the goal of that series */
  readonly series: Series;
  readonly games: number;
  /** when the last game ended, in milliseconds since 1970 */
  readonly ended: number;
}

export interface StoredTable {
  readonly id: string;
  /** counts the changes */
  readonly version: number;
  readonly at: number;
  readonly seats: readonly StoredSeat[];
  readonly settings: Settings;
  readonly nextGame: string;
  readonly nextSecret: string;
  /** the position in which the first game begins, until it has begun; empty for a new game */
  readonly start: string;
  readonly game: StoredGame | null;
  /** the ids of the finished games */
  readonly games: readonly string[];
  /** the room of the server in which the game goes on; empty if it does not */
  readonly movedTo: string;
  /** who has won how often; tables of before have none */
  readonly score?: StoredScore;
}

/** Another tab has changed the table since it was read. */
export class ChangedElsewhere extends Error {}

/** The browser has no space left for this page. */
export class StorageFull extends Error {}

export interface LocalTables {
  /** Stores a table, if nobody has changed it since version `seen`; 0 is a new one. Its finished game is stored with it. */
  save(table: StoredTable, seen: number): Promise<void>;
  /** Keeps a table in memory that cannot be stored, until it is saved; `seen` as above. */
  hold(table: StoredTable, seen: number): void;
  /** whether a table is in memory only, and lost with the page */
  holds(id: string): boolean;
  /** Null if there is none; rejects if that cannot be read. */
  table(id: string): Promise<StoredTable | null>;
  /** newest first */
  tables(): Promise<readonly StoredTable[]>;
  /** a running or finished game */
  game(id: string): Promise<StoredGame | null>;
  /** the finished games, newest first */
  games(): Promise<readonly StoredGame[]>;
  removeTable(id: string): Promise<void>;
  removeGame(id: string): Promise<void>;
}

/** The players of a game, as in the lists of recent rooms. */
export function sittersOf(seats: readonly StoredSeat[]): readonly SeatedPlayer[] {
  return seats
    .filter(({ kind }) => kind !== "open")
    .map(({ name, colour, kind }) => ({ name, colour, computer: kind === "computer", mine: kind === "person" }));
}

/** Tables without a running game that are kept, so that the same people can play again. */
const IDLE_TABLES = 8;

/** Removes tables that nobody has come back to. Their finished games stay, and so does every game that is not finished. */
export async function removeOldTables(tables: Pick<LocalTables, "tables" | "removeTable">): Promise<void> {
  const idle = (await tables.tables()).filter(({ game }) => game === null || game.over);
  for (const { id } of idle.slice(IDLE_TABLES)) await tables.removeTable(id);
}

export function newestFirst<Item>(items: readonly Item[], time: (item: Item) => number): readonly Item[] {
  return items.toSorted((one, other) => time(other) - time(one));
}
