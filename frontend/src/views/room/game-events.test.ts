import { beforeEach, describe, expect, it, vi } from "vitest";
import { position } from "../../game/timeline.testing";
import type { GameUpdate, ShownEvents } from "../../play/update-queue.svelte";
import { readSeenMoves, writeSeenMoves } from "../../storage/games/seen-moves";
import type { EventView, StepView } from "../../wire.gen";
import { GameEvents } from "./game-events.svelte";

/** Move k is a placement that ends turn k. */
const events = (move: number): EventView[] => [
  { event: "placed", player: move % 2, field: 1, value: 10 * move },
  { event: "turn", player: (move + 1) % 2 },
];
const news = (move: number): GameUpdate => ({
  events: events(move),
  game: position({ id: "g", turn: move + 1, position: `after ${move}` }),
  playing: true,
});
const whole = (update: GameUpdate, seen = true): ShownEvents => ({ update, from: 0, to: update.events.length, seen });
const step = (move: number): StepView => ({ token: `@${move}`, ...news(move) });

function serve(moves: number): void {
  const steps = Array.from({ length: moves }, (_, index) => step(index + 1));
  const record = { players: [{}, {}], moves: steps.map(({ token }) => token), secret: "", result: "unfinished" };
  const answers: Record<string, unknown> = {
    "/api/games/g/steps": { record, damage: null, start: position({ position: "start" }), steps },
  };
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(new Response(JSON.stringify(answers[path]))));
}

const values = (shown: GameEvents["shown"]) => shown.flatMap(({ event }) => event.value ?? []);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("document", { hidden: false, querySelector: () => null });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

describe("GameEvents", () => {
  it("records what is shown, turn by turn, and stores how far the user has seen", () => {
    const gameEvents = new GameEvents("room");
    gameEvents.begin("g");
    for (const move of [1, 2]) gameEvents.note(whole(news(move)));
    expect(gameEvents.shown.map(({ turn }) => turn)).toEqual([1, 2, 2, 3]);
    expect(readSeenMoves("room", "g")).toBe(2);
    expect(gameEvents.missed).toEqual([]);
  });

  it("collects what nobody saw", () => {
    const gameEvents = new GameEvents("room");
    gameEvents.begin("g");
    gameEvents.note(whole(news(1)));
    gameEvents.note(whole(news(2), false));
    expect([values(gameEvents.shown), values(gameEvents.missed), readSeenMoves("room", "g")]).toEqual([[10, 20], [20], 1]);
  });

  it("recaps after a reload what happened since the last visit", async () => {
    writeSeenMoves("room", "g", 2);
    serve(4);
    const gameEvents = new GameEvents("room");
    await gameEvents.load("g");
    expect([values(gameEvents.shown), values(gameEvents.missed)]).toEqual([
      [10, 20, 30, 40],
      [30, 40],
    ]);
    expect(gameEvents.missed[0]?.turn).toBe(3);
    expect(readSeenMoves("room", "g")).toBe(4);
  });

  it("recaps nothing for a game that was never opened", async () => {
    serve(4);
    const gameEvents = new GameEvents("room");
    await gameEvents.load("g");
    expect([values(gameEvents.shown), values(gameEvents.missed)]).toEqual([[10, 20, 30, 40], []]);
  });

  it("adds no update twice that arrives while the history is loading", async () => {
    serve(3);
    const gameEvents = new GameEvents("room");
    const [third, fourth, fifth] = [news(3), news(4), news(5)];
    const fetched = gameEvents.load("g");
    for (const each of [third, fourth, fifth]) gameEvents.expect(each);
    gameEvents.note(whole(third));
    gameEvents.note(whole(fourth));
    await fetched;
    expect(values(gameEvents.shown)).toEqual([10, 20, 30, 40]);
    gameEvents.note(whole(fifth));
    expect(values(gameEvents.shown)).toEqual([10, 20, 30, 40, 50]);
  });

  it("does not tell from the history what has not been shown yet", async () => {
    serve(4);
    const gameEvents = new GameEvents("room");
    const [third, fourth] = [news(3), news(4)];
    const fetched = gameEvents.load("g");
    for (const each of [third, fourth]) gameEvents.expect(each);
    gameEvents.note({ update: third, from: 0, to: 1, seen: true });
    await fetched;
    expect(gameEvents.shown.map(({ event }) => event.event)).toEqual(["placed", "turn", "placed", "turn", "placed"]);
    expect(readSeenMoves("room", "g")).toBe(2);
    gameEvents.note({ update: third, from: 1, to: 2, seen: true });
    gameEvents.note(whole(fourth));
    expect(values(gameEvents.shown)).toEqual([10, 20, 30, 40]);
    expect(gameEvents.shown.map(({ turn }) => turn)).toEqual([1, 2, 2, 3, 3, 4, 4, 5]);
    expect(readSeenMoves("room", "g")).toBe(4);
  });

  it("resumes from what the server sends after a reconnect, without a request", () => {
    vi.stubGlobal("fetch", () => expect.unreachable());
    const gameEvents = new GameEvents("room");
    gameEvents.begin("g");
    gameEvents.note(whole(news(1)));
    const scored: EventView = { event: "scored", player: 0, steps: 3 };
    const fell: EventView = { event: "fell", player: 0, steps: 1 };
    const missed = [events(2), [scored], [fell], []].map((each, index) => ({ version: 8 + index, fact: "played" as const, events: each }));
    expect(gameEvents.resume(news(1).game, missed)).toBe(true);
    expect(values(gameEvents.shown)).toEqual([10, 20]);
    expect(values(gameEvents.missed)).toEqual([20]);
    expect(gameEvents.missed.map(({ turn, game }) => [turn, ...game.steps])).toEqual([
      [2, 0, 0],
      [3, 0, 0],
      [3, 3, 0],
      [3, 2, 0],
    ]);
    expect(readSeenMoves("room", "g")).toBe(4);
  });

  it("does not resume another game, a new one, or one that it has not followed from the start", () => {
    const gameEvents = new GameEvents("room");
    const { game } = news(1);
    expect(gameEvents.resume(game, [])).toBe(false);
    gameEvents.begin("g");
    expect(gameEvents.resume({ ...game, id: "other" }, [])).toBe(false);
    expect(gameEvents.resume(game, [{ version: 9, fact: "began", events: [] }])).toBe(false);
    expect(gameEvents.resume(game, [])).toBe(true);
  });

  it("works without a history", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
    const gameEvents = new GameEvents("room");
    await gameEvents.load("g");
    gameEvents.note(whole(news(7)));
    expect(values(gameEvents.shown)).toEqual([70]);
  });
});
