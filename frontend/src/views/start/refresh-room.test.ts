import { expect, test, vi } from "vitest";
import type { Core } from "../../core/core";
import { ApiError } from "../../game/api-error";
import type { request } from "../../server/api";
import type { RecentRoom, RecentRooms } from "../../storage/games/recent-rooms";
import { refreshRoom } from "./refresh-room";

const visited = { room: "R", game: "G" } as RecentRoom;
const notebook = () => ({ updateGame: vi.fn(), remove: vi.fn() }) as unknown as RecentRooms;

/** A server that has this record. */
const knows = (secret: string): typeof request =>
  vi.fn(() => Promise.resolve({ players: [{}, {}, {}], start: "here", moves: ["A46", "@3"], secret })) as never;
const rules = () =>
  ({ steps: vi.fn(() => Promise.resolve({ start: { at: "start" }, steps: [{ game: { at: "now" } }] })) }) as never as Core;

test("the last step of the record is the state of the game", async () => {
  const [request, recentRooms, core] = [knows(""), notebook(), rules()];
  await refreshRoom(visited, { request, recentRooms, core });
  expect(request).toHaveBeenCalledExactlyOnceWith("GET", "/api/games/G.json");
  expect(core.steps).toHaveBeenCalledExactlyOnceWith({ players: 3, start: "here", moves: ["A46", "@3"], from: 1 });
  expect(recentRooms.updateGame).toHaveBeenCalledWith("R", { at: "now" }, false);
});

test("a revealed secret means that the game is over", async () => {
  const recentRooms = notebook();
  await refreshRoom(visited, { request: knows("5ec2e7"), recentRooms, core: rules() });
  expect(recentRooms.updateGame).toHaveBeenCalledWith("R", expect.anything(), true);
});

test.each([
  ["no_such_game", 1],
  ["offline", 0],
  ["too_many", 0],
])("a room is forgotten only if it is gone: %s", async (code, times) => {
  const recentRooms = notebook();
  await refreshRoom(visited, { request: () => Promise.reject(new ApiError(code)), recentRooms, core: rules() });
  expect(recentRooms.remove).toHaveBeenCalledTimes(times);
});

test("without a running game nothing is requested", async () => {
  const request = knows("");
  await refreshRoom({ ...visited, game: "" }, { request, recentRooms: notebook(), core: rules() });
  expect(request).not.toHaveBeenCalled();
});
