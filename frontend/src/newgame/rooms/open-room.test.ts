import { expect, test, vi } from "vitest";
import { ApiError } from "../../game/api-error";
import type { Command, RoomView } from "../../wire.gen";
import { commandsOf, type Plan, SeatRefusal } from "../plan";
import { openRoom, type OpenRoomServices } from "./open-room";

const alone: Plan = { people: [{ name: " Mia ", color: 3 }], computers: 2, level: "heuristic", open: 0 };
const view = { room: "R", seats: [{ kind: "person", guest: "me", commitment: "" }], next_seal: "5e".repeat(32) } as unknown as RoomView;

/** A server that accepts everything except what `answer` rejects. */
function server(answer: (command: Command) => Promise<void> = () => Promise.resolve()) {
  const requests: string[] = [];
  const done: Command[] = [];
  const ways: OpenRoomServices = {
    request: (method, path, body) => {
      requests.push(`${method} ${path}${body === undefined ? "" : ` ${JSON.stringify(body)}`}`);
      return Promise.resolve({ room: "R" } as never);
    },
    connect: (room) => {
      requests.push(`connect ${room}`);
      const act = (command: Command) => answer(command).then(() => void done.push(command));
      return { do: act, close: () => void requests.push("close"), view, you: "me", status: "open", failure: "" };
    },
    timeout: 30,
    recentRooms: { visit: vi.fn() },
  };
  return { requests, done, ways };
}

test("one person and computer players are seated, and the game begins", () => {
  expect(commandsOf(alone)).toEqual([
    { do: "sit", seat: 0, name: "Mia", colour: 3 },
    { do: "setseat", seat: 1, kind: "computer", bot: "heuristic" },
    { do: "setseat", seat: 2, kind: "computer", bot: "heuristic" },
    { do: "begin" },
  ]);
});

test("in a position the person takes any seat, computer players the others", async () => {
  const plan: Plan = { ...alone, from: { position: "4,0,11/21 -/-/-/-/-/- B", seat: 1 } };
  expect(commandsOf(plan).map((command) => ("seat" in command ? [command.do, command.seat] : [command.do]))).toEqual([
    ["sit", 1],
    ["setseat", 0],
    ["setseat", 2],
    ["begin"],
  ]);
  const { requests, ways } = server();
  await openRoom(plan, ways);
  expect(requests[0]).toBe(`POST /api/rooms ${JSON.stringify({ seats: 3, start: "4,0,11/21 -/-/-/-/-/- B" })}`);
});

test("with open seats the game does not begin", () => {
  expect(commandsOf({ ...alone, computers: 0, open: 2 }).map((command) => command.do)).toEqual(["sit"]);
});

test("a long name is truncated to the server's limit", () => {
  const [sit] = commandsOf({ ...alone, people: [{ name: "x".repeat(50), color: null }] });
  expect(sit).toMatchObject({ name: "x".repeat(20), colour: null });
});

test("a room is opened, filled, started and stored", async () => {
  const { requests, done, ways } = server();
  await expect(openRoom(alone, ways)).resolves.toBe("R");
  expect(requests).toEqual(['POST /api/rooms {"seats":3}', "connect R", "close"]);
  expect(done.map((command) => command.do)).toEqual(["sit", "setseat", "setseat", "commitwords", "begin"]);
  expect(ways.recentRooms.visit).toHaveBeenCalledWith(view, "me");
});

test("a refused command deletes the room and reports the seat", async () => {
  const { requests, ways } = server((command) =>
    command.do === "sit" && command.seat === 1 ? Promise.reject(new ApiError("bad_name")) : Promise.resolve(),
  );
  const twins: Plan = {
    ...alone,
    people: [
      { name: "Mia", color: null },
      { name: "Mia", color: null },
    ],
    computers: 0,
  };
  const error = await openRoom(twins, ways).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(SeatRefusal);
  expect(error).toMatchObject({ code: "bad_name", seat: 1 });
  expect(requests).toEqual(['POST /api/rooms {"seats":2}', "connect R", "DELETE /api/rooms/R", "close"]);
  expect(ways.recentRooms.visit).not.toHaveBeenCalled();
});

test("a server that does not answer times out", async () => {
  const { requests, ways } = server(() => new Promise(() => undefined));
  await expect(openRoom(alone, ways)).rejects.toMatchObject({ code: "offline" });
  expect(requests.slice(-2)).toEqual(["DELETE /api/rooms/R", "close"]);
});

test("without a room there is no connection", async () => {
  const { ways } = server();
  const connect = vi.fn(ways.connect);
  const busy: OpenRoomServices = { ...ways, connect, request: () => Promise.reject(new ApiError("too_many")) };
  await expect(openRoom(alone, busy)).rejects.toMatchObject({ code: "too_many" });
  expect(connect).not.toHaveBeenCalled();
});

test("a connection that is refused is the reason, not the network", async () => {
  const { ways } = server(() => new Promise(() => null));
  const connect = (room: string) => ({ ...ways.connect(room), failure: "too_many" });
  await expect(openRoom(alone, { ...ways, connect })).rejects.toMatchObject({ code: "too_many", refused: false });
});
