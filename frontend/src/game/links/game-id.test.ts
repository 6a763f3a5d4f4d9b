import { expect, it } from "vitest";
import { isImported, isLocal, isStoredHere, newLocalId, replayPath, reviewPath } from "./game-id";

const SERVER = "Zk1mP0dW9uQh7sJf4nBvRA";
const IMPORTED = "~0123456789abcdef";

it("tells games of this browser from those of the server", () => {
  const local = newLocalId();
  expect([local, IMPORTED, SERVER].map((id) => [isLocal(id), isImported(id), isStoredHere(id)])).toEqual([
    [true, false, true],
    [false, true, true],
    [false, false, false],
  ]);
  expect(newLocalId()).not.toBe(local);
});

it("names paths without parameters for games of this browser, which no address has to escape", () => {
  const local = newLocalId();
  expect(encodeURIComponent(local)).toBe(local);
  expect([replayPath(local), reviewPath(IMPORTED)]).toEqual([`/replay?game=${local}`, `/review?game=${IMPORTED}`]);
  expect([replayPath(SERVER), reviewPath(SERVER)]).toEqual([`/g/${SERVER}`, `/g/${SERVER}/review`]);
});

it.each(["", ".", "~", "./x", ".a b", `.${"x".repeat(41)}`, "x"])("refuses %o as an id of this browser", (id) => {
  expect(isStoredHere(id)).toBe(false);
});
