// A table in this browser, behind the same interface as a room of the server.
// Every change is stored before it is shown, so that a table goes on exactly where the page was left.

import { core } from "../core/client";
import type { Core } from "../core/core";
import { ApiError } from "../game/api-error";
import type { Keeping, LocalFeatures, Table, TableStatus } from "../game/table";
import { localTables } from "../storage/games/database-tables";
import { ChangedElsewhere, type LocalTables, StorageFull, type StoredTable } from "../storage/games/local-tables";
import type { Command, EventView, GameView, Phrase, Place, RoomView, Throw, Update, Welcome } from "../wire.gen";
import { chooseMove, delayOf, LOCAL_LEVELS } from "./computer-players";
import { type Change, decide, ended } from "./decide";
import { boardOf, playMove, runningGame } from "./moves";
import { actingSeat, roomView, YOU } from "./table-state";
import { type OpenTabs, openTabs, type Tabs } from "./tabs";

/** After a failure, such as a chunk that could not be loaded, a computer player tries again. */
const RETRY = 3000;
/** Milliseconds for which computer players go on while nobody looks. */
const HIDDEN_GRACE = 60_000;

/** Injected dependencies, replaced in tests. */
export interface LocalServices {
  readonly tables: LocalTables;
  readonly core: Pick<Core, "steps" | "choose">;
  readonly openTabs: OpenTabs;
}

const SERVICES: LocalServices = { tables: localTables, core, openTabs };

/** A change with what the rules say has happened, and the position after it. */
interface ShownChange extends Change {
  readonly events: readonly EventView[];
  readonly board: GameView | null;
}

export class LocalTable implements Table, LocalFeatures {
  view: RoomView | null = $state.raw(null);
  readonly you = YOU;
  readonly present: readonly string[] = [YOU];
  status: TableStatus = $state("connecting");
  readonly clockOffset = 0;
  keeping: Keeping = $state("kept");
  movedTo = $state("");
  failure = $state("");
  readonly local: LocalFeatures = this;

  #table: StoredTable | null = null;
  #board: GameView | null = null;
  /** changes that could not be stored for lack of space */
  #unstored: readonly ShownChange[] = [];
  /** commands and openings, one after another */
  #last: Promise<unknown> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hiddenSince = 0;
  #hurried = false;
  #closed = false;
  readonly #tabs: Tabs;
  readonly #updateListeners = new Set<(update: Update) => void>();
  readonly #welcomeListeners = new Set<(welcome: Welcome) => void>();

  constructor(
    readonly room: string,
    readonly services: LocalServices = SERVICES,
  ) {
    this.#tabs = services.openTabs(room, this.#onTakenOver);
    document.addEventListener("visibilitychange", this.#onVisibility);
    this.playHere();
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
        const context = { levels: LOCAL_LEVELS, chance: randomInteger(), now: Date.now() };
        await this.#commit(await this.#shown(decide(table, command, context)));
      }
    });
  }

  playHere(): void {
    this.#tabs.takeOver();
    void this.#inTurn(() => this.#load());
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
      this.keeping = "memory";
      await this.#commit(this.#unstored);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#onVisibility);
    this.#tabs.close();
  }

  /** The table, if this tab plays at it and nothing waits to be stored. */
  #open(): StoredTable {
    if (this.status === "elsewhere") throw new ApiError("elsewhere");
    if (!this.#table || this.status !== "open") throw new ApiError("no_such_room");
    if (this.keeping === "full") throw new ApiError("storage_full");
    return this.#table;
  }

  async #load(): Promise<void> {
    const { tables, core: rules } = this.services;
    try {
      const table = await tables.table(this.room);
      if (!table) {
        this.status = "gone";
        return;
      }
      const board = table.game && (await boardOf(table.game, rules));
      if (this.keeping !== "memory") this.keeping = (await tables.lasts()) ? "kept" : "memory";
      this.#unstored = [];
      const view = this.#show(table, board);
      this.status = "open";
      const welcome: Welcome = { type: "welcome", you: YOU, view, missed: [], complete: false, present: this.present, now: seconds() };
      for (const listener of this.#welcomeListeners) listener(welcome);
      this.#schedule();
    } catch {
      if (!this.#closed) this.#timer = setTimeout(() => void this.#inTurn(() => this.#load()), RETRY);
    }
  }

  async #move(table: StoredTable, command: Throw | Place): Promise<void> {
    const { game, events, board } = await playMove(runningGame(table), command, this.services.core, Date.now());
    const played = { ...table, version: table.version + 1, at: game.moved, game };
    const changes: ShownChange[] = [{ fact: "played", table: played, events, board }];
    if (game.winner !== null)
      changes.push({ fact: "ended", table: { ...ended(played, game), version: played.version + 1 }, events: [], board });
    await this.#commit(changes);
  }

  /** The positions after some changes that are not moves. */
  async #shown(changes: readonly Change[]): Promise<readonly ShownChange[]> {
    const shown: ShownChange[] = [];
    for (const change of changes) {
      const { game } = change.table;
      const board = change.fact === "began" && game ? await boardOf(game, this.services.core) : this.#board;
      shown.push({ ...change, events: [], board });
    }
    return shown;
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
    const { tables } = this.services;
    if (this.keeping === "memory") {
      tables.hold(table);
      return;
    }
    try {
      await tables.save(table, this.#table?.version ?? 0);
      this.keeping = "kept";
    } catch (error) {
      if (error instanceof ChangedElsewhere) {
        this.#onTakenOver();
        throw new ApiError("elsewhere");
      }
      if (!(error instanceof StorageFull)) throw new ApiError("unavailable");
      this.keeping = "full";
      this.#unstored = changes;
      throw new ApiError("storage_full");
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
    clearTimeout(this.#timer);
    if (this.#closed || this.status !== "open" || this.keeping === "full" || !this.#table || this.#isAsleep()) return;
    if (actingSeat(this.#table)?.kind !== "computer") {
      this.#hurried = false;
      return;
    }
    this.#timer = setTimeout(() => void this.#playComputer(), delay ?? (this.#hurried ? 0 : delayOf(this.#table)));
  }

  async #playComputer(): Promise<void> {
    try {
      await this.#inTurn(async () => {
        const table = this.#open();
        const seat = actingSeat(table);
        if (seat?.kind !== "computer" || !this.#board || this.#closed) return;
        const game = runningGame(table);
        const move = await chooseMove(game, this.#board, seat.bot, this.services.core);
        await this.#move(table, move);
      });
      this.failure = "";
    } catch (error) {
      const code = error instanceof ApiError ? error.code : "unknown";
      if (code === "game_too_long") {
        await this.do({ do: "abandon" });
        return;
      }
      if (this.status === "open" && this.keeping !== "full") this.failure = code;
      this.#schedule(RETRY);
    }
  }

  /** Nobody looks, and has not for some time: the game waits. */
  #isAsleep(): boolean {
    return document.hidden && this.#hiddenSince > 0 && Date.now() - this.#hiddenSince > HIDDEN_GRACE;
  }

  readonly #onVisibility = (): void => {
    this.#hiddenSince = document.hidden ? Date.now() : 0;
    if (!document.hidden) this.#schedule();
  };

  readonly #onTakenOver = (): void => {
    clearTimeout(this.#timer);
    if (this.status !== "gone") this.status = "elsewhere";
  };

  /** Does some work when everything before it has been done. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => null);
    return result;
  }
}

function seconds(): number {
  return Date.now() / 1000;
}

function randomInteger(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
