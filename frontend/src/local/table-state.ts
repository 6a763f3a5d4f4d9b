// A local table as a value: how it is opened, and how the page sees it.

import { ApiError } from "../game/api-error";
import { COLORS, DEFAULT_FINISH, MAX_PLAYERS, MIN_PLAYERS } from "../game/limits";
import { newLocalId } from "../game/links/game-id";
import { formatPosition, parseTurn } from "../game/notation";
import type { StoredGame, StoredSeat, StoredTable } from "../storage/games/local-tables";
import type { TableSettings } from "../storage/table-settings";
import type { GameView, RoomView, SeatView, Settings } from "../wire.gen";
import { newSecret, sealOfDigits } from "./dice";
import { scoreView } from "./score";

/** Everybody at a local table uses this browser. */
export const YOU = "here";

const SETTINGS: Settings = {
  turn_limit: 0,
  spectators: false,
  starter: "youngest",
  youngest: 0,
  finish: DEFAULT_FINISH,
  pace: "normal",
  coach: false,
  latecomers: false,
  series: "none",
  series_games: 3,
};

export interface Start {
  readonly position: string;
  readonly finish: number;
}

/** A table with open seats and the usual settings, for a new game or one that begins in a position. */
export function newTable(seats: number, start: Start | null, now: number, usual: TableSettings = {}): StoredTable {
  if (seats < MIN_PLAYERS || seats > MAX_PLAYERS) throw new ApiError("bad_setting");
  if (start) checkStart(start);
  return {
    id: newLocalId(),
    version: 0,
    at: now,
    seats: Array.from({ length: seats }, (_, colour) => openSeat(colour)),
    settings: { ...SETTINGS, ...usual, ...(start && { finish: start.finish }) },
    nextGame: newLocalId(),
    nextSecret: newSecret(),
    start: start?.position ?? "",
    game: null,
    games: [],
    movedTo: "",
  };
}

/** Refuses a position in which nobody can act: check_start of rooms/model/start.py. */
function checkStart({ position }: Start): void {
  const { phase } = parseTurn(position);
  if (phase === "over") throw new ApiError("game_over");
  if (phase === "dice") throw new ApiError("bad_position");
}

export function openSeat(colour: number): StoredSeat {
  return { kind: "open", name: "", colour, bot: "", word: "" };
}

/** The first colors that no seat has. */
export function freeColors(seats: readonly StoredSeat[]): number[] {
  const taken = new Set(seats.map(({ colour }) => colour));
  return Array.from({ length: COLORS }, (_, colour) => colour).filter((colour) => !taken.has(colour));
}

export function newGamePosition(players: number, finish: number): string {
  const steps = Array.from({ length: players }, () => 0);
  return formatPosition({ steps, finish, pairs: [], player: 0, pair: 0, roll: null, rolls: 0, phase: "roll" });
}

export function isPlaying({ game }: Pick<StoredTable, "game">): boolean {
  return game !== null && !game.over;
}

/** The seat of the player to act; null between games. */
export function actingSeat({ game, seats }: StoredTable): StoredSeat | null {
  return game && !game.over ? (seats[game.order[game.player] ?? -1] ?? null) : null;
}

/** The table as a room; `board` is the position of its game, as the rules see it. */
export function roomView(table: StoredTable, board: GameView | null): RoomView {
  return {
    room: table.id,
    version: table.version,
    host: YOU,
    seats: table.seats.map(seatView),
    settings: { ...SETTINGS, ...table.settings },
    playing: isPlaying(table),
    closed: false,
    next_seal: sealOfDigits(table.nextSecret),
    start: table.start,
    game: table.game && board && gameView(table.game, board),
    games: table.games,
    score: scoreView(table),
    former_hosts: [],
    rematch: [],
  };
}

function seatView({ kind, name, colour, bot, word }: StoredSeat): SeatView {
  return { kind, guest: kind === "person" ? YOU : "", name, colour, bot, away: false, word: word !== "", commitment: "" };
}

function gameView(game: StoredGame, board: GameView): GameView {
  return {
    ...board,
    id: game.id,
    seal: sealOfDigits(game.secret),
    secret: game.over ? game.secret : "",
    commitments: game.seats.map(() => ""),
    revealed: game.seats.map(() => false),
    ready: true,
    order: game.order,
    turn: game.turn,
    actions: game.over ? [] : board.actions,
    moved: game.moved / 1000,
  };
}
