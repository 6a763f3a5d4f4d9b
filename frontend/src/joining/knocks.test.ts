import { expect, test } from "vitest";
import type { RoomView, SeatView, Settings } from "../wire.gen";
import { askedKnock, type Outcome } from "./knocks";

const seat = (kind: SeatView["kind"], guest = "", name = ""): SeatView => ({
  kind,
  guest,
  name,
  colour: 0,
  bot: "",
  away: false,
  word: false,
  commitment: "",
});

function room(seats: readonly SeatView[], playing: boolean, settings: Partial<Settings> = {}): RoomView {
  return { seats, playing, host: "me", settings: { latecomers: true, spectators: true, ...settings } } as RoomView;
}

const PEOPLE = [seat("person", "me", "Ana"), seat("person", "ben", "Ben")];
const asked = (view: RoomView, wanted?: number, present = ["me", "ben"], name = "Cleo") =>
  askedKnock({ knock: "k", name, ...(wanted === undefined ? {} : { seat: wanted }) }, view, "me", present);

test.each<[string, RoomView, Outcome, number | null]>([
  ["an open seat", room([...PEOPLE, seat("open")], false), "seat", 2],
  ["a computer's seat between games", room([...PEOPLE, seat("computer")], false), "computer", 2],
  ["a computer's seat during a game", room([seat("computer"), ...PEOPLE], true), "computer", 0],
  ["only watching", room(PEOPLE, true), "watch", null],
  ["only watching, without latecomers", room([...PEOPLE, seat("computer")], true, { latecomers: false }), "watch", null],
  ["nothing at all", room(PEOPLE, true, { spectators: false }), "full", null],
])("a yes leads to %s", (_, view, outcome, where) => {
  expect(asked(view)).toEqual({ knock: "k", name: "Cleo", outcome, seat: where, lost: null });
});

test("a person who is not connected is confirmed by somebody else", () => {
  expect(asked(room(PEOPLE, true), 1, ["me"])).toMatchObject({ outcome: "person", seat: 1 });
});

test("the seat of somebody who is connected is not this device's to give", () => {
  expect(asked(room(PEOPLE, true), 1)).toBeNull();
  expect(asked(room(PEOPLE, true), 0)).toMatchObject({ outcome: "you", seat: 0 });
});

test.each<[string, string[], number | null]>([
  ["ben", ["me"], 1],
  [" BEN ", ["me"], 1],
  ["Ben", ["me", "ben"], null],
  ["Cleo", ["me"], null],
  ["", ["me"], null],
])("somebody with the name of a lost seat may be its owner: %s", (name, present, lost) => {
  expect(asked(room(PEOPLE, true), undefined, present, name)?.lost).toBe(lost);
});
