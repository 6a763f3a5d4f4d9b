import { expect, test } from "vitest";
import type { RoomView, SeatView } from "../wire.gen";
import { coachAllowed } from "./allowed";

const seat = (kind: SeatView["kind"], guest = ""): SeatView => ({
  kind,
  guest,
  name: "",
  colour: 0,
  bot: "",
  away: false,
  word: false,
  commitment: "",
});
const room = (coach: boolean, ...seats: SeatView[]) => ({ seats, settings: { coach } as RoomView["settings"] });

test("the coach is available against computers or on a shared device", () => {
  expect(coachAllowed(room(false, seat("person", "me"), seat("computer")), "me")).toBe(true);
  expect(coachAllowed(room(false, seat("person", "me"), seat("person", "me")), "me")).toBe(true);
});

test("against other people only if the host allows it for everyone", () => {
  const people = [seat("person", "me"), seat("person", "you")];
  expect(coachAllowed(room(false, ...people), "me")).toBe(false);
  expect(coachAllowed(room(true, ...people), "me")).toBe(true);
});
