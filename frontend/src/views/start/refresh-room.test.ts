import { expect, test, vi } from "vitest";
import { type ask, Refusal } from "../../server/api";
import { lookAt } from "./refresh-room";
import type { Remembered, Visited } from "../../storage/recent-rooms";

const visited = { room: "R", game: "G" } as Visited;
const notebook = () => ({ stands: vi.fn(), forget: vi.fn() }) as unknown as Remembered;

/** A server that knows this record and where it leads. */
const knows = (secret: string): typeof ask =>
  vi.fn((method: string, path: string) =>
    Promise.resolve(
      path === "/api/games/G.json"
        ? { players: [{}, {}, {}], start: "here", moves: ["A46", "@3"], secret }
        : { start: { at: "start" }, steps: [{ game: { at: "now", method } }] },
    ),
  ) as never;

test("the last step of the record is how the game stands", async () => {
  const [ask, remembered] = [knows(""), notebook()];
  await lookAt(visited, { ask, remembered });
  expect(ask).toHaveBeenLastCalledWith("POST", "/api/steps", { players: 3, start: "here", moves: ["A46", "@3"], from: 1 });
  expect(remembered.stands).toHaveBeenCalledWith("R", { at: "now", method: "POST" }, false);
});

test("an opened envelope means that it is over", async () => {
  const remembered = notebook();
  await lookAt(visited, { ask: knows("5ec2e7"), remembered });
  expect(remembered.stands).toHaveBeenCalledWith("R", expect.anything(), true);
});

test.each([
  ["no_such_room", 1],
  ["offline", 0],
  ["too_many", 0],
])("a room is forgotten only if it is gone: %s", async (code, times) => {
  const remembered = notebook();
  await lookAt(visited, { ask: () => Promise.reject(new Refusal(code)), remembered });
  expect(remembered.forget).toHaveBeenCalledTimes(times);
});

test("where nothing goes on there is nothing to look at", async () => {
  const ask = knows("");
  await lookAt({ ...visited, game: "" }, { ask, remembered: notebook() });
  expect(ask).not.toHaveBeenCalled();
});
