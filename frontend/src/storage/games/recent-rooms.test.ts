import { beforeEach, expect, test } from "vitest";
import type { GameView, RoomView, SeatView } from "../../wire.gen";
import { MemoryStorage } from "../memory.testing";
import { RecentRooms } from "./recent-rooms";

const seat = (part: Partial<SeatView>): SeatView => ({
  kind: "person",
  guest: "me",
  name: "",
  colour: 0,
  bot: "",
  away: false,
  word: false,
  commitment: "",
  ...part,
});
const seats = [
  seat({ name: "Mia" }),
  seat({ kind: "computer", guest: "", colour: 1, bot: "uniform" }),
  seat({ guest: "ben", name: "Ben", colour: 2 }),
];
const game = { id: "G", order: [2, 0, 1], steps: [4, 9, 0], player: 1, winner: null } as unknown as GameView;
const room = (part: Partial<RoomView>): RoomView =>
  ({ room: "R", host: "me", seats, playing: false, closed: false, game: null, games: [], ...part }) as RoomView;

let storage: MemoryStorage;
let recent: RecentRooms;
beforeEach(() => {
  storage = new MemoryStorage();
  recent = new RecentRooms(storage);
});

test("a running game is stored in the order of play, with steps and whose turn it is", () => {
  recent.visit(room({ playing: true, game }), "me", 1000);
  expect(recent.rooms).toEqual([
    {
      room: "R",
      at: 1000,
      game: "G",
      steps: [4, 9, 0],
      turn: true,
      sitters: [
        { name: "Ben", colour: 2, computer: false, mine: false },
        { name: "Mia", colour: 0, computer: false, mine: true },
        { name: "", colour: 1, computer: true, mine: false },
      ],
    },
  ]);
});

test("a lobby is stored with its seated players", () => {
  recent.visit(room({ seats: [...seats, seat({ kind: "open", guest: "" })] }), "me");
  expect(recent.rooms[0]).toMatchObject({ steps: null, turn: false, game: "" });
  expect(recent.rooms[0]?.sitters).toHaveLength(3);
});

test("the newest room comes first, without duplicates, and the number is limited", () => {
  for (const name of ["A", "B", "C", "A"]) recent.visit(room({ room: name }), "me");
  expect(recent.rooms.map((each) => each.room)).toEqual(["A", "C", "B"]);
  for (let index = 0; index < 20; index++) recent.visit(room({ room: `many${index}` }), "me");
  expect(recent.rooms).toHaveLength(8);
});

test("spectators store nothing, and a closed room is removed", () => {
  recent.visit(room({}), "stranger");
  expect(recent.rooms).toEqual([]);
  recent.visit(room({}), "me");
  recent.visit(room({ closed: true }), "me");
  expect(recent.rooms).toEqual([]);
});

test("a finished game can be watched again, once", () => {
  const ended = room({ game: { ...game, winner: 1 }, games: ["G"] });
  recent.visit(ended, "me", 5);
  recent.visit(ended, "me", 6);
  expect(recent.games).toEqual([{ game: "G", at: 5, winner: 1, sitters: expect.any(Array) as unknown }]);
});

test("a refresh updates steps and turn, and detects the end", () => {
  recent.visit(room({ playing: true, game }), "me", 1000);
  recent.updateGame("R", { steps: [5, 9, 3], player: 2, winner: null }, false);
  expect(recent.rooms[0]).toMatchObject({ steps: [5, 9, 3], turn: false, at: 1000 });
  recent.updateGame("R", { steps: [21, 9, 3], player: 0, winner: 0 }, true);
  expect(recent.rooms[0]).toMatchObject({ steps: null, turn: false, game: "" });
  expect(recent.games[0]).toMatchObject({ game: "G", winner: 0 });
});

test("a removed room is gone, its games stay", () => {
  recent.visit(room({ game: { ...game, winner: 0 }, games: ["G"] }), "me");
  recent.remove("R");
  expect(recent.rooms).toEqual([]);
  expect(recent.games).toHaveLength(1);
});

test.each(["", "no JSON", "null", "[]", '{"rooms":[{}],"games":[]}', '{"rooms":[],"games":[{"game":1,"at":1,"sitters":[]}]}'])(
  "invalid data is ignored: %s",
  (text) => {
    storage.texts.set("rapido-remembered", text);
    expect(recent.rooms).toEqual([]);
    expect(recent.games).toEqual([]);
    recent.visit(room({}), "me");
    expect(recent.rooms).toHaveLength(1);
  },
);

test("broken or missing storage does no harm", () => {
  const broken = new RecentRooms({
    getItem: () => {
      throw new Error("closed");
    },
    setItem: () => {
      throw new Error("full");
    },
    removeItem: () => undefined,
  });
  for (const each of [broken, new RecentRooms(null)]) {
    each.visit(room({}), "me");
    expect(each.rooms).toEqual([]);
  }
});

test("whoever has left a game is not called, and is called again after coming back", () => {
  const away = [seat({ name: "Mia", away: true }), ...seats.slice(1)];
  recent.visit(room({ playing: true, game, seats: away }), "me");
  expect(recent.rooms[0]).toMatchObject({ turn: false, left: true });
  recent.updateGame("R", { steps: [4, 9, 0], player: 1, winner: null }, false);
  expect(recent.rooms[0]).toMatchObject({ turn: false, left: true });
  recent.visit(room({ playing: true, game }), "me");
  expect(recent.rooms[0]).toMatchObject({ turn: true });
  expect(recent.rooms[0]).not.toHaveProperty("left");
});
