import { expect, test } from "vitest";
import { ApiError } from "../../../game/api-error";
import type { Connection } from "../../../server/connection.svelte";
import type { SeatKind, SeatView } from "../../../wire.gen";
import { hostName, LobbyActions, openSeats, seatsWithout } from "./lobby.svelte";

const seat = (kind: SeatKind, name = "", guest = ""): SeatView => ({
  kind,
  guest,
  name,
  colour: 0,
  bot: "",
  away: false,
  word: false,
  commitment: "",
});
const room = (letters: string) => ({
  host: "h",
  seats: Array.from(letters, (letter) => seat(letter === "o" ? "open" : letter === "c" ? "computer" : "person")),
});

test("open seats are counted from 0", () => {
  expect(openSeats(room("poco"))).toEqual([1, 3]);
});

test.each([
  ["ppoo", 2],
  ["pco", 2],
  ["pppcco", 5],
  ["pop", null], // only the last seats can be removed
  ["poo", null], // one player alone cannot play
  ["pp", null], // there is nothing to remove
])("seats without the open ones, in %s: %s", (letters, count) => {
  expect(seatsWithout(room(letters))).toBe(count);
});

test("the host's name is known only while the host is seated with one", () => {
  expect(hostName({ host: "h", seats: [seat("person", "Ben", "b"), seat("person", "Mia", "h")] })).toBe("Mia");
  expect(hostName({ host: "h", seats: [seat("person", "", "h"), seat("open")] })).toBe("");
});

test("an error stays at its place until the next try there", async () => {
  let refuse = true;
  const connection = { do: () => (refuse ? Promise.reject(new ApiError("bad_name")) : Promise.resolve()) } as unknown as Connection;
  const lobby = new LobbyActions(connection);
  expect(await lobby.do({ do: "begin" }, "seat-1")).toBe(false);
  expect(lobby.failure("seat-1")).toBe("error-bad_name"); // without catalogs, a message is its key
  expect(lobby.failure("room")).toBe("");
  refuse = false;
  expect(await lobby.do({ do: "begin" }, "seat-1")).toBe(true);
  expect(lobby.failure("seat-1")).toBe("");
});
