import { beforeEach, expect, test } from "vitest";
import type { GameView, RoomView, SeatView } from "../wire.gen";
import { Remembered, type Shelf } from "./recent-rooms";

const seat = (part: Partial<SeatView>): SeatView => ({
  kind: "person",
  guest: "me",
  name: "",
  colour: 0,
  bot: "",
  away: false,
  word: false,
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

class Drawer implements Shelf {
  texts = new Map<string, string>();
  getItem = (key: string) => this.texts.get(key) ?? null;
  setItem = (key: string, text: string) => void this.texts.set(key, text);
}
let drawer: Drawer;
let remembered: Remembered;
beforeEach(() => {
  drawer = new Drawer();
  remembered = new Remembered(drawer);
});

test("a running game is kept in the order of play, with steps and whose turn it is", () => {
  remembered.visit(room({ playing: true, game }), "me", 1000);
  expect(remembered.rooms).toEqual([
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

test("a lobby is kept with those who sit there", () => {
  remembered.visit(room({ seats: [...seats, seat({ kind: "open", guest: "" })] }), "me");
  expect(remembered.rooms[0]).toMatchObject({ steps: null, turn: false, game: "" });
  expect(remembered.rooms[0]?.sitters).toHaveLength(3);
});

test("the newest room comes first, each only once, and not too many", () => {
  for (const name of ["A", "B", "C", "A"]) remembered.visit(room({ room: name }), "me");
  expect(remembered.rooms.map((each) => each.room)).toEqual(["A", "C", "B"]);
  for (let index = 0; index < 20; index++) remembered.visit(room({ room: `many${index}` }), "me");
  expect(remembered.rooms).toHaveLength(8);
});

test("whoever only watches remembers nothing, and a closed room is forgotten", () => {
  remembered.visit(room({}), "stranger");
  expect(remembered.rooms).toEqual([]);
  remembered.visit(room({}), "me");
  remembered.visit(room({ closed: true }), "me");
  expect(remembered.rooms).toEqual([]);
});

test("a game that has ended can be watched again, once", () => {
  const ended = room({ game: { ...game, winner: 1 }, games: ["G"] });
  remembered.visit(ended, "me", 5);
  remembered.visit(ended, "me", 6);
  expect(remembered.games).toEqual([{ game: "G", at: 5, winner: 1, sitters: expect.any(Array) as unknown }]);
});

test("a look from afar changes steps and turn, and notices the end", () => {
  remembered.visit(room({ playing: true, game }), "me", 1000);
  remembered.stands("R", { steps: [5, 9, 3], player: 2, winner: null }, false);
  expect(remembered.rooms[0]).toMatchObject({ steps: [5, 9, 3], turn: false, at: 1000 });
  remembered.stands("R", { steps: [21, 9, 3], player: 0, winner: 0 }, true);
  expect(remembered.rooms[0]).toMatchObject({ steps: null, turn: false, game: "" });
  expect(remembered.games[0]).toMatchObject({ game: "G", winner: 0 });
});

test("a room that is forgotten is gone, the games stay", () => {
  remembered.visit(room({ game: { ...game, winner: 0 }, games: ["G"] }), "me");
  remembered.forget("R");
  expect(remembered.rooms).toEqual([]);
  expect(remembered.games).toHaveLength(1);
});

test.each(["", "no JSON", "null", "[]", '{"rooms":[{}],"games":[]}', '{"rooms":[],"games":[{"game":1,"at":1,"sitters":[]}]}'])(
  "what is not ours is as nothing: %s",
  (text) => {
    drawer.texts.set("rapido-remembered", text);
    expect(remembered.rooms).toEqual([]);
    expect(remembered.games).toEqual([]);
    remembered.visit(room({}), "me");
    expect(remembered.rooms).toHaveLength(1);
  },
);

test("a shelf that is broken, or not there, does no harm", () => {
  const broken = new Remembered({
    getItem: () => {
      throw new Error("closed");
    },
    setItem: () => {
      throw new Error("full");
    },
  });
  for (const each of [broken, new Remembered(null)]) {
    each.visit(room({}), "me");
    expect(each.rooms).toEqual([]);
  }
});
