// The rooms visited on this device and the games that ended there.

import type { GameView, RoomView } from "../../wire.gen";
import { browserStorage, type KeyValueStorage, readJson, writeJson } from "../json";

/** A seated player; the name may be empty, and is then shown in the language of the page. */
export interface SeatedPlayer {
  readonly name: string;
  readonly colour: number;
  readonly computer: boolean;
  readonly mine: boolean;
}

export interface RecentRoom {
  readonly room: string;
  /** when it was last visited, in milliseconds since 1970 */
  readonly at: number;
  /** in the order of play */
  readonly sitters: readonly SeatedPlayer[];
  /** the current game, or empty */
  readonly game: string;
  /** everyone's step, during a game */
  readonly steps: readonly number[] | null;
  /** whether it is the turn of somebody on this device */
  readonly turn: boolean;
  /** whether this device has left the game, and a computer player plays for it */
  readonly left?: boolean;
}

export interface FinishedGame {
  readonly game: string;
  readonly at: number;
  readonly sitters: readonly SeatedPlayer[];
  /** the index of the winner, or null if the game was abandoned */
  readonly winner: number | null;
}

interface Stored {
  readonly rooms: readonly RecentRoom[];
  readonly games: readonly FinishedGame[];
}

const KEY = "rapido-remembered";
const MAX_ENTRIES = 8;

/** Recent rooms and finished games; empty if the storage cannot be read. */
export class RecentRooms {
  constructor(readonly storage: KeyValueStorage | null) {}

  /** The rooms that are still open, newest first. */
  get rooms(): readonly RecentRoom[] {
    return this.#load().rooms;
  }

  /** The finished games, newest first. */
  get games(): readonly FinishedGame[] {
    return this.#load().games;
  }

  /** Stores the state of a room; a closed room is removed. */
  visit(view: RoomView, you: string, now = Date.now()): void {
    const { rooms, games } = this.#load();
    const others = rooms.filter((each) => each.room !== view.room);
    const seated = view.host === you || view.seats.some((seat) => seat.guest === you);
    this.#save({
      rooms: view.closed || !seated ? others : [visited(view, you, now), ...others].slice(0, MAX_ENTRIES),
      games: withGame(games, view, you, now),
    });
  }

  /** Adds the finished game of a table, which is not in the list of rooms. */
  addGame(view: RoomView, you: string, now = Date.now()): void {
    const { rooms, games } = this.#load();
    this.#save({ rooms, games: withGame(games, view, you, now) });
  }

  /** Stores the state of a room's game; a finished one is added to the games. */
  updateGame(room: string, game: Pick<GameView, "steps" | "player" | "winner">, over: boolean): void {
    const { rooms, games } = this.#load();
    const found = rooms.find((each) => each.room === room);
    if (!found) return;
    const turn = !over && !found.left && found.sitters[game.player]?.mine === true;
    const now: RecentRoom = over ? { ...found, game: "", steps: null, turn, left: false } : { ...found, steps: game.steps, turn };
    const ended: FinishedGame = { game: found.game, at: found.at, sitters: found.sitters, winner: game.winner };
    this.#save({
      rooms: rooms.map((each) => (each === found ? now : each)),
      games: over && !games.some((each) => each.game === ended.game) ? [ended, ...games].slice(0, MAX_ENTRIES) : games,
    });
  }

  removeGame(game: string): void {
    const { rooms, games } = this.#load();
    this.#save({ rooms, games: games.filter((each) => each.game !== game) });
  }

  remove(room: string): void {
    const { rooms, games } = this.#load();
    this.#save({ rooms: rooms.filter((each) => each.room !== room), games });
  }

  #load(): Stored {
    const found = readJson(KEY, this.storage);
    return isStored(found) ? found : { rooms: [], games: [] };
  }

  #save(stored: Stored): void {
    writeJson(KEY, stored, this.storage);
  }
}

function visited(view: RoomView, you: string, now: number): RecentRoom {
  const { game } = view;
  const running = view.playing && game ? game : null;
  const order = running?.order ?? view.seats.map((_, seat) => seat);
  const own = running ? view.seats.filter((seat) => seat.kind === "person" && seat.guest === you) : [];
  const acting = running ? view.seats[running.order[running.player] ?? -1] : undefined;
  return {
    room: view.room,
    at: now,
    sitters: sitters(view, order, you),
    game: running?.id ?? "",
    steps: running?.steps ?? null,
    turn: acting?.kind === "person" && acting.guest === you && !acting.away,
    ...(own.length > 0 && own.every((seat) => seat.away) ? { left: true } : {}),
  };
}

function withGame(games: readonly FinishedGame[], view: RoomView, you: string, now: number): readonly FinishedGame[] {
  const { game } = view;
  if (!game || view.playing || games.some((each) => each.game === game.id)) return games;
  if (!view.games.includes(game.id)) return games;
  return [{ game: game.id, at: now, sitters: sitters(view, game.order, you), winner: game.winner }, ...games].slice(0, MAX_ENTRIES);
}

function sitters(view: RoomView, order: readonly number[], you: string): readonly SeatedPlayer[] {
  return order.flatMap((number) => {
    const seat = view.seats[number];
    if (!seat || seat.kind === "open") return [];
    return [{ name: seat.name, colour: seat.colour, computer: seat.kind === "computer", mine: seat.guest === you }];
  });
}

function isStored(found: unknown): found is Stored {
  const { rooms, games } = (found ?? {}) as Partial<Stored>;
  const seated = (each: RecentRoom | FinishedGame): boolean => Array.isArray(each.sitters) && typeof each.at === "number";
  return (
    Array.isArray(rooms) &&
    Array.isArray(games) &&
    rooms.every((each: RecentRoom) => seated(each) && typeof each.room === "string" && typeof each.game === "string") &&
    games.every((each: FinishedGame) => seated(each) && typeof each.game === "string")
  );
}

export const recentRooms = new RecentRooms(browserStorage());
