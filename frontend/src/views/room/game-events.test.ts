import { beforeEach, describe, expect, it, vi } from "vitest";
import { position } from "../../game/timeline.testing";
import type { News } from "../../play/update-queue.svelte";
import { readSeenMoves, writeSeenMoves } from "../../storage/games/seen-moves";
import type { EventView, StepView } from "../../wire.gen";
import { Chronicle } from "./game-events.svelte";

/** Move number k is a placing that ends turn k. */
const events = (move: number): EventView[] => [
  { event: "placed", player: move % 2, field: 1, value: 10 * move },
  { event: "turn", player: (move + 1) % 2 },
];
const news = (move: number): News => ({ events: events(move), game: position({ id: "g", turn: move + 1, position: `after ${move}` }) });
const step = (move: number): StepView => ({ token: `@${move}`, ...news(move) });

function serve(moves: number): void {
  const steps = Array.from({ length: moves }, (_, index) => step(index + 1));
  const record = { players: [{}, {}], moves: steps.map(({ token }) => token), result: "unfinished" };
  const answers: Record<string, unknown> = {
    "/api/games/g.json": record,
    "/api/steps": { start: position({ position: "start" }), steps, fault: null },
  };
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(new Response(JSON.stringify(answers[path]))));
}

const values = (told: Chronicle["told"]) => told.flatMap(({ event }) => event.value ?? []);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

describe("the chronicle", () => {
  it("notes what is shown, turn by turn, and keeps how far one has seen", () => {
    const chronicle = new Chronicle("room");
    chronicle.begin("g");
    for (const move of [1, 2]) chronicle.note(news(move), true);
    expect(chronicle.told.map(({ turn }) => turn)).toEqual([1, 2, 2, 3]);
    expect(readSeenMoves("room", "g")).toBe(2);
    expect(chronicle.missed).toEqual([]);
  });

  it("puts aside what nobody saw", () => {
    const chronicle = new Chronicle("room");
    chronicle.begin("g");
    chronicle.note(news(1), true);
    chronicle.note(news(2), false);
    expect([values(chronicle.told), values(chronicle.missed), readSeenMoves("room", "g")]).toEqual([[10, 20], [20], 1]);
  });

  it("tells after a reload what came since one looked last", async () => {
    writeSeenMoves("room", "g", 2);
    serve(4);
    const chronicle = new Chronicle("room");
    await chronicle.load("g", () => []);
    expect([values(chronicle.told), values(chronicle.missed)]).toEqual([
      [10, 20, 30, 40],
      [30, 40],
    ]);
    expect(chronicle.missed[0]?.turn).toBe(3);
    expect(readSeenMoves("room", "g")).toBe(4);
  });

  it("tells nothing about a game that was never looked at", async () => {
    serve(4);
    const chronicle = new Chronicle("room");
    await chronicle.load("g", () => []);
    expect([values(chronicle.told), values(chronicle.missed)]).toEqual([[10, 20, 30, 40], []]);
  });

  it("takes nothing twice that comes in while the history is fetched", async () => {
    serve(3);
    const chronicle = new Chronicle("room");
    const [third, fourth, fifth] = [news(3), news(4), news(5)];
    const fetched = chronicle.load("g", () => [fifth]);
    for (const each of [third, fourth, fifth]) chronicle.expect(each);
    chronicle.note(third, true);
    chronicle.note(fourth, true);
    await fetched;
    expect(values(chronicle.told)).toEqual([10, 20, 30, 40]);
    chronicle.note(fifth, true);
    expect(values(chronicle.told)).toEqual([10, 20, 30, 40, 50]);
  });

  it("goes on without a history if there is none", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
    const chronicle = new Chronicle("room");
    await chronicle.load("g", () => []);
    chronicle.note(news(7), true);
    expect(values(chronicle.told)).toEqual([70]);
  });
});
