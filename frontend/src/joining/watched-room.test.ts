import { expect, test } from "vitest";
import type { RecentRoom } from "../storage/games/recent-rooms";
import type { RoomView, SeatView } from "../wire.gen";
import { callOf, isTable, roomToWatch } from "./watched-room";

const recent = (room: string, at: number, left = false): RecentRoom => ({
  room,
  at,
  sitters: [],
  game: "",
  steps: null,
  turn: false,
  left,
});
const HOUR = 3_600_000;

test("nobody listens to a room that was left, long ago, or never entered", () => {
  expect(roomToWatch([], 0)).toBeNull();
  expect(roomToWatch([recent("a", 0), recent("b", 0)], HOUR)?.room).toBe("a");
  expect(roomToWatch([recent("a", 0)], 13 * HOUR)).toBeNull();
  expect(roomToWatch([recent("a", 0, true)], HOUR)).toBeNull();
});

test("tables call nobody to themselves", () => {
  expect(["/r/x", "/table", "/", "/rules", "/g/x/review"].map(isTable)).toEqual([true, true, false, false, false]);
});

const seat = (guest: string, away = false): SeatView => ({
  kind: "person",
  guest,
  name: "",
  colour: 0,
  bot: "",
  away,
  word: false,
  commitment: "",
});
const room = (playing: boolean, player: number, games: readonly string[] = [], seats = [seat("me"), seat("ben")]): RoomView =>
  ({ playing, games, seats, rematch: [], game: { id: "new", order: [1, 0], player } }) as unknown as RoomView;

test("the reason for a call", () => {
  expect(callOf(room(true, 0, ["old"]), "me", ["ben"], "old")).toBe("rematch");
  expect(callOf(room(true, 0), "me", ["ben"], "")).toBe("began");
  expect(callOf(room(true, 1), "me", ["ben"], "new")).toBe("turn");
  expect(callOf(room(true, 0), "me", ["ben"], "new")).toBe("running");
});

test("a proposed rematch calls those who have not agreed", () => {
  const proposed = (...rematch: string[]) => ({ ...room(false, 0, ["new"]), rematch });
  expect(callOf(proposed("ben"), "me", ["ben"], "new")).toBe("proposed");
  expect(callOf(proposed("ben", "me"), "me", ["ben"], "new")).toBeNull();
  expect(callOf(proposed("ben"), "cleo", ["ben"], "new")).toBeNull();
});

test("no call between games, for those who left, watch, or have the table open in another tab", () => {
  expect(callOf(room(false, 0, ["old"]), "me", [], "old")).toBeNull();
  expect(callOf(room(true, 1, [], [seat("me", true), seat("ben")]), "me", [], "old")).toBeNull();
  expect(callOf(room(true, 1), "cleo", [], "old")).toBeNull();
  expect(callOf(room(true, 1), "me", ["me", "ben"], "old")).toBeNull();
});
