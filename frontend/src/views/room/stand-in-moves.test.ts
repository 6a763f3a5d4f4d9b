import { expect, test } from "vitest";
import { position } from "../../game/timeline.testing";
import type { Missed, RoomView, SeatView } from "../../wire.gen";
import { isStandInMove, mayHaveStandIns } from "./stand-in-moves";

const seat = (kind: SeatView["kind"], away = false) => ({ kind, away }) as SeatView;
const room = (player: number, ...seats: SeatView[]) => ({ seats, game: position({ order: [1, 0], player }) }) as unknown as RoomView;
const missed = (fact: string) => ({ fact, version: 1, events: [] }) as unknown as Missed;

test("a stand-in moves for a person who is away when it is their turn", () => {
  const seats = [seat("person", true), seat("computer")];
  expect([isStandInMove(room(1, ...seats)), isStandInMove(room(0, ...seats)), isStandInMove(null)]).toEqual([true, false, false]);
});

test("after a reconnect only the record says who has moved, if anybody was away", () => {
  const here = room(0, seat("person"), seat("computer"));
  expect(mayHaveStandIns(here, [missed("played")])).toBe(false);
  expect(mayHaveStandIns(here, [missed("played"), missed("stoodin")])).toBe(true);
  expect(mayHaveStandIns(room(0, seat("person", true)), [missed("played")])).toBe(true);
});
