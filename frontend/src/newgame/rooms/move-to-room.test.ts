import { expect, it } from "vitest";
import { decide, type TableCommand } from "../../local/decide";
import { newTable } from "../../local/table-state";
import type { GameView, RoomView, SeatView } from "../../wire.gen";
import { roomLike } from "./move-to-room";

const seat = (part: Partial<SeatView>): SeatView => ({
  kind: "person",
  guest: "here",
  name: "",
  colour: 0,
  bot: "",
  away: false,
  word: false,
  commitment: "",
  ...part,
});
const seats = [
  seat({ name: "Ana", colour: 2 }),
  seat({ kind: "computer", guest: "", colour: 5, bot: "bold" }),
  seat({ name: "Ben", colour: 0 }),
];
const settings = { turn_limit: 0, spectators: false, starter: "youngest", youngest: 2, finish: 9, pace: "calm", coach: true } as const;
const view = (part: Partial<RoomView>): RoomView => ({ seats, settings, playing: false, game: null, start: "", ...part }) as RoomView;
const playing = view({
  playing: true,
  game: { order: [1, 2, 0], position: "4,0,1/9 -/-/-/-/-/- B46:1", finish: 9 } as unknown as GameView,
});

it("a running game goes on at its position, with its players on the seats in the order of play", () => {
  const { room, commands } = roomLike(playing);
  expect(room).toEqual({ seats: 3, start: "4,0,1/9 -/-/-/-/-/- B46:1" });
  expect(commands).toEqual([
    { do: "configure", starter: "youngest", youngest: 1, finish: 9, pace: "calm", coach: true },
    { do: "sit", seat: 0, name: "", colour: 5 },
    { do: "sit", seat: 1, name: "Ben", colour: 0 },
    { do: "sit", seat: 2, name: "Ana", colour: 2 },
    { do: "setseat", seat: 0, kind: "computer", bot: "bold" },
  ]);
});

it("everybody keeps their color, by the rules of rooms", () => {
  const table = roomLike(playing).commands.reduce(
    (before, command) => decide(before, command as TableCommand, { levels: ["bold"], chance: 0, now: 0 }).at(-1)?.table ?? before,
    newTable(3, null, 0),
  );
  expect(table.seats.map(({ kind, name, colour, bot }) => [kind, name, colour, bot])).toEqual([
    ["computer", "", 5, "bold"],
    ["person", "Ben", 0, ""],
    ["person", "Ana", 2, ""],
  ]);
});

it("between games it is a new room without a position, and open seats stay open", () => {
  const { room, commands } = roomLike(view({ seats: [...seats.slice(0, 2), seat({ kind: "open", guest: "" })] }));
  expect(room).toEqual({ seats: 3 });
  expect(commands.map((command) => command.do)).toEqual(["configure", "sit", "sit", "setseat"]);
});
