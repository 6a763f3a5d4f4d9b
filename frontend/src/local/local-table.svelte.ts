// A table in this browser, behind the same interface as a room of the server.
// Every change is stored before it is shown, so that a table goes on exactly where the page was left.

import { core } from "../core/client";
import type { Core } from "../core/core";
import { ApiError } from "../game/api-error";
import type { Keeping, LocalFeatures, Table, TableStatus } from "../game/table";
import { localTables } from "../storage/games/database-tables";
import type { LocalTables, StoredTable } from "../storage/games/local-tables";
import { writeTableSettings } from "../storage/table-settings";
import type { Command, GameView, Phrase, Place, RoomView, Throw, Update, Welcome } from "../wire.gen";
import { chooseMove, delayOf, LOCAL_LEVELS } from "./computer-players";
import { ComputerTimer } from "./computer-timer";
import { decide, type TableCommand } from "./decide";
import { boardOf, MAX_MOVES, runningGame } from "./moves";
import { withScore } from "./score";
import { moveChanges, type ShownChange, shownChanges } from "./shown-changes";
import { actingSeat, roomView, YOU } from "./table-state";
import { TableStorage } from "./table-storage.svelte";
import { type OpenTabs, openTabs, type Tabs } from "./tabs/tabs";

/** Milliseconds until the next attempt after a failure, such as a chunk that could not be loaded. */
const RETRY = 3000;
/** another tab has changed the table */
const STALE = "stale";

/** Injected dependencies, replaced in tests. */
export interface LocalServices {
  readonly tables: LocalTables;
  readonly core: Pick<Core, "steps" | "choose">;
  readonly openTabs: OpenTabs;
}

const SERVICES: LocalServices = { tables: localTables, core, openTabs };

export class LocalTable implements Table, LocalFeatures {
  view: RoomView | null = $state.raw(null);
  readonly you = YOU;
  readonly present: readonly string[] = [YOU];
  readonly absent = [];
  status: TableStatus = $state("connecting");
  readonly clockOffset = 0;
  movedTo = $state("");
  failure = $state("");
  readonly local: LocalFeatures = this;

  #table: StoredTable | null = null;
  #board: GameView | null = null;
  /** changes that could not be stored for lack of space */
  #unstored: readonly ShownChange[] = [];
  /** commands and openings, one after another */
  #last: Promise<unknown> = Promise.resolve();
  #hurried = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  /** no other tab has taken over */
  #playsHere = false;
  #closed = false;
  readonly #storage: TableStorage;
  readonly #timer: ComputerTimer;
  readonly #tabs: Tabs;
  readonly #updateListeners = new Set<(update: Update) => void>();
  readonly #welcomeListeners = new Set<(welcome: Welcome) => void>();

  constructor(
    readonly room: string,
    readonly services: LocalServices = SERVICES,
  ) {
    this.#storage = new TableStorage(room, services.tables);
    this.#timer = new ComputerTimer(() => void this.#playComputer(), this.#onReturn);
    this.#tabs = services.openTabs(room, this.#onTakenOver);
    this.playHere();
  }

  get keeping(): Keeping {
    return this.#storage.keeping;
  }

  onUpdate(listener: (update: Update) => void): () => void {
    this.#updateListeners.add(listener);
    return () => this.#updateListeners.delete(listener);
  }

  onWelcome(listener: (welcome: Welcome) => void): () => void {
    this.#welcomeListeners.add(listener);
    return () => this.#welcomeListeners.delete(listener);
  }

  /** There is nobody to talk to. */
  onPhrase(_: (guest: string, phrase: Phrase) => void): () => void {
    return () => undefined;
  }

  sendPhrase(_: Phrase): void {
    // see onPhrase
  }

  hurry(): void {
    this.#hurried = true;
    this.#schedule();
  }

  do(command: Command): Promise<void> {
    return this.#inTurn(async () => {
      const table = this.#open();
      if (command.do === "throw" || command.do === "place") {
        runningGame(table);
        if (actingSeat(table)?.kind !== "person") throw new ApiError("not_your_turn");
        await this.#move(table, command);
      } else {
        await this.#decide(table, command);
      }
    });
  }

  playHere(): void {
    if (this.#closed) return;
    this.#playsHere = true;
    this.#tabs.takeOver();
    this.#reload();
  }

  async setMovedTo(room: string): Promise<void> {
    await this.#inTurn(async () => {
      const table = this.#open();
      const moved = { ...table, movedTo: room, version: table.version + 1 };
      await this.#commit([{ fact: "configured", table: moved, events: [], board: this.#board }]);
    });
  }

  async storeAgain(): Promise<void> {
    await this.#inTurn(async () => {
      await this.#commit(this.#unstored);
    });
  }

  playUnstored(): void {
    void this.#inTurn(async () => {
      this.#storage.allowMemory();
      await this.#commit(this.#unstored);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#timer.close();
    this.#tabs.close();
  }

  /** The table, if this tab plays at it and nothing waits to be stored. */
  #open(): StoredTable {
    if (this.status === "elsewhere") throw new ApiError("elsewhere");
    if (!this.#table || this.status !== "open") throw new ApiError("no_such_room");
    if (this.keeping === "full") throw new ApiError("storage_full");
    return this.#table;
  }

  #reload(): void {
    clearTimeout(this.#retry);
    void this.#inTurn(() => this.#load());
  }

  async #load(): Promise<void> {
    try {
      const stored = await this.#storage.load();
      if (!stored) {
        this.status = "gone";
        return;
      }
      const table = await withScore(stored, this.services.tables);
      const board = table.game && (await boardOf(table.game, this.services.core));
      this.#unstored = [];
      this.failure = "";
      const view = this.#show(table, board);
      this.status = this.#playsHere ? "open" : "elsewhere";
      if (this.status !== "open") return;
      const welcome: Welcome = { type: "welcome", you: YOU, view, missed: [], complete: false, present: this.present, now: seconds() };
      for (const listener of this.#welcomeListeners) listener(welcome);
      this.#schedule();
    } catch (error) {
      this.failure = codeOf(error);
      if (!this.#closed) this.#retry = setTimeout(() => this.#reload(), RETRY);
    }
  }

  async #decide(table: StoredTable, command: TableCommand): Promise<void> {
    const context = { levels: LOCAL_LEVELS, chance: randomInteger(), now: Date.now() };
    const changes = decide(table, command, context);
    await this.#commit(await shownChanges(changes, this.#board, this.services.core));
    const configured = command.do === "configure" ? changes.at(-1)?.table.settings : undefined;
    if (configured) writeTableSettings(configured);
  }

  async #move(table: StoredTable, command: Throw | Place): Promise<void> {
    await this.#commit(await moveChanges(table, command, this.services.core));
  }

  /** Stores changes, in one step, and then shows them one after another. */
  async #commit(changes: readonly ShownChange[]): Promise<void> {
    const last = changes.at(-1);
    if (!last) return;
    await this.#store(last.table, changes);
    this.#unstored = [];
    for (const { fact, table, events, board } of changes) {
      const view = this.#show(table, board);
      const { version } = table;
      const update: Update = { type: "update", version, fact, events, view, now: seconds() };
      for (const listener of this.#updateListeners) listener(update);
    }
    this.#schedule();
  }

  async #store(table: StoredTable, changes: readonly ShownChange[]): Promise<void> {
    if (!this.#playsHere) throw new ApiError("elsewhere"); // taken over while the move was worked out
    try {
      await this.#storage.save(table, this.#table?.version ?? 0);
    } catch (error) {
      if (this.keeping === "full") this.#unstored = changes;
      if (codeOf(error) === STALE) this.playHere(); // what the other tab has stored last counts
      throw error;
    }
  }

  #show(table: StoredTable, board: GameView | null): RoomView {
    this.#table = table;
    this.#board = board;
    this.movedTo = table.movedTo;
    return (this.view = roomView(table, board));
  }

  /** Sets the timer of the computer player to act, if there is one. */
  #schedule(delay?: number): void {
    this.#timer.cancel();
    if (this.#closed || this.status !== "open" || this.keeping === "full" || !this.#table) return;
    if (actingSeat(this.#table)?.kind === "computer") this.#timer.set(delay ?? (this.#hurried ? 0 : delayOf(this.#table)));
    else this.#hurried = false;
  }

  async #playComputer(): Promise<void> {
    try {
      await this.#inTurn(async () => {
        const table = this.#open();
        const seat = actingSeat(table);
        if (seat?.kind !== "computer" || !this.#board || this.#closed) return;
        const game = runningGame(table);
        if (game.moves.length >= MAX_MOVES) {
          await this.#decide(table, { do: "abandon" });
          return;
        }
        const move = await chooseMove(game, this.#board, seat.bot, this.services.core);
        await this.#move(table, move);
      });
      this.failure = "";
    } catch (error) {
      const code = codeOf(error);
      if (this.status === "open" && this.keeping !== "full" && code !== STALE) this.failure = code;
      this.#schedule(RETRY);
    }
  }

  readonly #onReturn = (): void => {
    if (this.status === "connecting") this.#reload();
    else this.#schedule();
  };

  readonly #onTakenOver = (): void => {
    this.#playsHere = false;
    this.#timer.cancel();
    if (this.status !== "gone") this.status = "elsewhere";
  };

  /** Does some work when everything before it has been done. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => null);
    return result;
  }
}

function codeOf(error: unknown): string {
  return error instanceof ApiError ? error.code : "unknown";
}

function seconds(): number {
  return Date.now() / 1000;
}

function randomInteger(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
