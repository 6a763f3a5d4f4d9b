// Opens a room, fills its seats and begins the game; on failure the room is deleted again.

import { ApiError } from "../../game/api-error";
import { request } from "../../server/api";
import { Commitments } from "../../server/commitments.svelte";
import { Connection } from "../../server/connection.svelte";
import { recentRooms } from "../../storage/games/recent-rooms";
import type { Command, NewRoom, RoomOpened } from "../../wire.gen";
import { commandsOf, type Plan, SeatRefusal, seatsIn } from "../plan";

/** Injected dependencies, replaced in tests. */
export interface OpenRoomServices {
  readonly request: typeof request;
  readonly connect: (room: string) => Pick<Connection, "do" | "close" | "view" | "you" | "status" | "failure">;
  readonly timeout: number;
  readonly recentRooms: Pick<typeof recentRooms, "visit">;
}

const SERVICES: OpenRoomServices = { request, connect: (room) => new Connection(room), timeout: 10_000, recentRooms };

/** Opens a room as planned and returns its id. If anything is refused, the room is deleted again. */
export async function openRoom(plan: Plan, services: OpenRoomServices = SERVICES): Promise<string> {
  const seats = seatsIn(plan);
  return setUpRoom(plan.from ? { seats, start: plan.from.position } : { seats }, commandsOf(plan), services);
}

/** Opens a room, sends it some commands and returns its id. If anything is refused, the room is deleted again. */
export async function setUpRoom(wanted: NewRoom, commands: readonly Command[], services: OpenRoomServices = SERVICES): Promise<string> {
  const { room } = await services.request<RoomOpened>("POST", "/api/rooms", wanted);
  const connection = services.connect(room);
  try {
    const commitments = new Commitments(connection);
    for (const command of commands) {
      // The dice are ready by the time the table is shown.
      if (command.do === "begin") await withTimeout(connection, commitments.commit(), services.timeout);
      await doWithTimeout(connection, command, services.timeout);
      if (command.do === "begin") await withTimeout(connection, commitments.reveal(), services.timeout);
    }
    if (connection.view) services.recentRooms.visit(connection.view, connection.you);
  } catch (error) {
    await services.request("DELETE", `/api/rooms/${room}`).catch(() => null); // an abandoned room is deleted by the server anyway
    throw error;
  } finally {
    connection.close();
  }
  return room;
}

async function doWithTimeout(connection: Pick<Connection, "do" | "failure">, command: Command, timeout: number): Promise<void> {
  try {
    await withTimeout(connection, connection.do(command), timeout);
  } catch (error) {
    if (error instanceof ApiError && "seat" in command) throw new SeatRefusal(error.code, command.seat);
    throw error;
  }
}

async function withTimeout(connection: Pick<Connection, "failure">, work: Promise<void>, timeout: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiError(connection.failure || "offline")), timeout);
  });
  try {
    await Promise.race([work, timedOut]);
  } finally {
    clearTimeout(timer);
  }
}
