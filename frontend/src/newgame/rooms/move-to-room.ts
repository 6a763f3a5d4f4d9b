// Turns a local table into a room: at the same position, with the same people and computer players.

import type { Command, NewRoom, RoomView } from "../../wire.gen";
import { type OpenRoomServices, setUpRoom } from "./open-room";

/** Opens the room and returns its id. The game does not begin by itself: friends have to come first. */
export function moveToRoom(view: RoomView, services?: OpenRoomServices): Promise<string> {
  const { room, commands } = roomLike(view);
  return setUpRoom(room, commands, services);
}

/** The room to ask for, and the commands that fill its seats. */
export function roomLike({ seats, settings, playing, game, start }: RoomView): { room: NewRoom; commands: readonly Command[] } {
  const running = playing && game ? game : null;
  // A room that begins in a position has its players on the seats, in the order of play.
  const order = running?.order ?? seats.map((_, seat) => seat);
  const position = running?.position ?? start;
  // A seat keeps the color of the person who sat there last: so computer players keep theirs, too.
  const sit = order.flatMap((number, seat): Command[] => {
    const { kind, name, colour } = seats[number] ?? { kind: "open", name: "", colour: 0 };
    return kind === "open" ? [] : [{ do: "sit", seat, name, colour }];
  });
  const fill = order.flatMap((number, seat): Command[] => {
    const { kind, bot = "" } = seats[number] ?? {};
    return kind === "computer" ? [{ do: "setseat", seat, kind, bot }] : [];
  });
  const youngest = Math.max(0, order.indexOf(settings.youngest));
  const { starter, finish, pace, coach } = settings;
  return {
    room: position === "" ? { seats: seats.length } : { seats: seats.length, start: position },
    commands: [{ do: "configure", starter, youngest, finish: running?.finish ?? finish, pace, coach }, ...sit, ...fill],
  };
}
