// What a command changes at a local table, or why it is refused: the rules of rooms/model/decide.py for one browser.
// Moves are in moves.ts, since they need the rules of the game.

import { ApiError } from "../game/api-error";
import { COLORS, MAX_FINISH, MAX_PLAYERS, MAX_SERIES, MIN_PLAYERS } from "../game/limits";
import { newLocalId } from "../game/links/game-id";
import { parseRace, parseTurn } from "../game/notation";
import type { StoredGame, StoredSeat, StoredTable } from "../storage/games/local-tables";
import type { Command, Configure, Place, SetSeat, Sit, Throw, Update } from "../wire.gen";
import { newSecret } from "./dice";
import { checkName, checkWord } from "./names";
import { goalOf, NO_SCORE, scoreAtEnd, scoreAtStart } from "./score";
import { freeColors, isPlaying, newGamePosition, openSeat } from "./table-state";

export type Fact = Update["fact"];
export type TableCommand = Exclude<Command, Throw | Place>;

export interface Change {
  readonly fact: Fact;
  readonly table: StoredTable;
}

export interface Context {
  /** the computer players that can be seated */
  readonly levels: readonly string[];
  /** a random integer for a starter who is drawn by lot */
  readonly chance: number;
  /** milliseconds since 1970 */
  readonly now: number;
}

/** The changes that a command leads to, each with the table after it; none if everything is as it was. */
export function decide(table: StoredTable, command: TableCommand, context: Context): readonly Change[] {
  const next = apply(table, command, context);
  if (next === null) return [];
  return [{ fact: next.fact, table: { ...next.table, version: table.version + 1, at: context.now } }];
}

function apply(table: StoredTable, command: TableCommand, context: Context): Change | null {
  switch (command.do) {
    case "sit":
      return changed("seatset", table, { seats: seated(table, command) });
    case "stand":
      return changed("seatset", table, { seats: withSeat(table, command.seat, freed(between(table), command.seat)) });
    case "setseat":
      return changed("seatset", table, { seats: withSeat(table, command.seat, filled(between(table), command, context)) });
    case "setseats":
      return changed("seatscounted", table, counted(between(table), command.seats));
    case "configure":
      return changed("configured", table, { settings: configured(between(table), command) });
    case "giveword": {
      const seat = seatOf(between(table), command.seat);
      if (seat.kind !== "person") throw new ApiError("not_your_seat");
      const word = command.word.trim();
      checkWord(word);
      return changed("wordgiven", table, { seats: withSeat(table, command.seat, { ...seat, word }) });
    }
    case "begin":
    case "proposerematch": // everybody who could agree sits in front of this browser
      return changed("began", table, begun(between(table), context));
    case "abandon":
      if (!table.game || !isPlaying(table)) throw new ApiError("no_game");
      return { fact: "ended", table: ended(table, table.game) };
    case "return":
      return null; // nobody is ever away
    case "commitwords":
    case "revealwords":
    case "leave":
    case "passhost":
    case "takeback":
    case "setlatecomers":
    case "reopen":
    case "takehost":
    case "declinerematch":
    case "requeststandin":
    case "setturnlimit":
      throw new ApiError("bad_request"); // one browser has nobody to commit to and no other host
  }
}

/** Null if nothing is different: the same name or settings again. */
function changed(fact: Fact, table: StoredTable, part: Partial<StoredTable>): Change | null {
  const next = { ...table, ...part };
  return JSON.stringify(next) === JSON.stringify(table) ? null : { fact, table: next };
}

function between(table: StoredTable): StoredTable {
  if (isPlaying(table)) throw new ApiError("game_running");
  return table;
}

function seatOf({ seats }: StoredTable, number: number): StoredSeat {
  const seat = seats[number];
  if (!seat) throw new ApiError("no_such_seat");
  return seat;
}

function withSeat({ seats }: StoredTable, number: number, seat: StoredSeat): readonly StoredSeat[] {
  return seats.map((each, index) => (index === number ? seat : each));
}

/** Takes a seat, or changes name and color; the color is exchanged with a seat that does not mind. */
function seated(table: StoredTable, command: Sit): readonly StoredSeat[] {
  const seat = seatOf(between(table), command.seat);
  if (seat.kind === "computer") throw new ApiError("seat_taken");
  const name = (command.name ?? "").trim();
  checkName(
    name,
    table.seats.filter((_, number) => number !== command.seat).map((other) => other.name),
  );
  const colour = command.colour ?? seat.colour;
  if (!Number.isInteger(colour) || colour < 0 || colour >= COLORS) throw new ApiError("bad_request");
  return table.seats.map((other, number): StoredSeat => {
    if (number === command.seat) return { kind: "person", name, colour, bot: "", word: seat.word };
    if (other.colour !== colour) return other;
    if (other.kind === "person") throw new ApiError("colour_taken");
    return { ...other, colour: seat.colour };
  });
}

function freed(table: StoredTable, number: number): StoredSeat {
  return openSeat(seatOf(table, number).colour);
}

function filled(table: StoredTable, { seat, kind, bot = "" }: SetSeat, { levels }: Context): StoredSeat {
  if (kind === "open") return freed(table, seat);
  const { colour } = seatOf(table, seat);
  if (kind === "person" || !levels.includes(bot)) throw new ApiError("bad_setting");
  return { kind, name: "", colour, bot, word: "" };
}

function counted(table: StoredTable, count: number): Pick<StoredTable, "seats" | "settings"> {
  if (!Number.isInteger(count) || count < MIN_PLAYERS || count > MAX_PLAYERS) throw new ApiError("bad_request");
  if (table.seats.slice(count).some(({ kind }) => kind === "person")) throw new ApiError("seat_taken");
  if (table.start !== "" && count !== table.seats.length) throw new ApiError("seats_differ");
  const seats = [...table.seats, ...freeColors(table.seats).map(openSeat)].slice(0, count);
  return { seats, settings: { ...table.settings, youngest: Math.min(table.settings.youngest, count - 1) } };
}

function configured(table: StoredTable, command: Configure): StoredTable["settings"] {
  const { starter = "youngest", youngest = 0, finish = table.settings.finish, pace = "normal", coach = false } = command;
  const goal = goalOf(command);
  seatOf(table, youngest);
  if (!Number.isInteger(finish) || finish < 1 || finish > MAX_FINISH) throw new ApiError("bad_request");
  if (!Number.isInteger(goal.series_games) || goal.series_games < 1 || goal.series_games > MAX_SERIES) throw new ApiError("bad_request");
  // Nobody is elsewhere: there are no spectators, and nobody has to be waited for.
  return { turn_limit: 0, spectators: false, starter, youngest, finish, pace, coach, latecomers: false, ...goal };
}

function begun(
  table: StoredTable,
  { chance, now }: Context,
): Pick<StoredTable, "game" | "start" | "seats" | "nextGame" | "nextSecret" | "score"> {
  if (table.seats.some(({ kind }) => kind === "open")) throw new ApiError("seats_open");
  const count = table.seats.length;
  const first = firstSeat(table, chance);
  const order = Array.from({ length: count }, (_, place) => (first + place) % count);
  const start = table.start || newGamePosition(count, table.settings.finish);
  const game: StoredGame = {
    id: table.nextGame,
    secret: table.nextSecret,
    order,
    seats: order.flatMap((number) => table.seats[number] ?? []),
    start,
    moves: [],
    position: start,
    turn: 1,
    rolls: order.map(() => 0),
    over: false,
    winner: null,
    steps: parseRace(start).steps,
    player: parseTurn(start).player,
    began: now,
    moved: now,
  };
  const score = scoreAtStart(table.score ?? NO_SCORE, goalOf(table.settings), now);
  // The next secret is drawn now: what is stored after this game never depends on how it went.
  return { game, start: "", seats: table.seats, nextGame: newLocalId(), nextSecret: newSecret(), score };
}

/** The seats are the players of a position, which says whose turn it is. */
function firstSeat({ start, settings, seats, game }: StoredTable, chance: number): number {
  if (start !== "") return 0;
  if (settings.starter === "random") return chance % seats.length;
  return game ? (game.order[0] ?? 0) + 1 : settings.youngest;
}

/** A game that has ended. Words are given after the seal is shown, so those of this game do not count for the next. */
export function ended(table: StoredTable, game: StoredGame): StoredTable {
  return {
    ...table,
    seats: table.seats.map((seat) => ({ ...seat, word: "" })),
    game: { ...game, over: true },
    games: [...table.games, game.id],
    score: scoreAtEnd(table.score ?? NO_SCORE, game),
  };
}
