import { expect, test } from "vitest";
import { ReviewedGames } from "../storage/games/reviewed-games";
import { MemoryStorage } from "../storage/memory.testing";
import type { ReviewView } from "../wire.gen";
import { summarizeGame } from "./game-summary";

const decision = (player: number, throws_out: readonly number[]) => ({
  kind: "decision",
  player,
  chosen: 1,
  alternatives: [{ throws_out: [9] }, { throws_out }],
});
const player = (name: string, result: 0 | 1) => ({
  name,
  computer: name === "Robo" ? "bold" : "",
  start: 0.5,
  result,
  decisions: 4,
  mean_loss: 0.01,
  luck: { total: 0.123456, spread: 0.392, rolls: 7 },
  mistakes: [{ kind: "spared", count: 2, loss: 0.03 }],
  dice: [
    { die: "a", face: 7, count: 3, low: 0, high: 9 },
    { die: "b", face: 0, count: 4, low: 0, high: 9 },
  ],
});
const REVIEW = {
  source: "net",
  finish: 21,
  turns: 12,
  result: [0, 1],
  players: [player("Ana", 0), player("Robo", 1)],
  moments: [
    { turn: 3, player: 0, kind: "roll", seat: 0, swing: 0.2 },
    { turn: 7, player: 1, kind: "decision", seat: 0, swing: -0.4 },
  ],
  entries: [
    { kind: "roll", player: 0 },
    decision(0, [1, 1]),
    decision(1, [0]),
    decision(0, [1]),
    { ...decision(0, [1]), stand_in: true }, // somebody was away
  ],
} as unknown as ReviewView;
const SITTERS = [
  { name: "", colour: 3, computer: false, mine: true },
  { name: "Robo", colour: 1, computer: true, mine: false },
];

test("a review is condensed: results, luck, dice, who threw out whom", () => {
  const kept = summarizeGame("g", 5, REVIEW, SITTERS);
  const [me, other] = kept?.players ?? [];
  expect(me).toMatchObject({ name: "", colour: 3, mine: true, won: false, luck: 0.12346, rolls: 7, decisions: 4 });
  expect(me?.loss).toBeCloseTo(0.04);
  expect(me?.variance).toBeCloseTo(0.04);
  expect(me?.dice).toEqual([0, 0, 0, 0, 0, 3, 4, 0, 0, 0, 0, 0]);
  expect(me?.threwOut).toEqual([0, 3]);
  expect(other).toMatchObject({ computer: true, mine: false, won: true, threwOut: [1, 0] });
  expect(kept?.highlight).toEqual({ turn: 7, player: 1, kind: "decision", seat: 0, swing: -0.4 });
  expect(kept?.exact).toBe(false);
});

test("a game without a winner is left out", () => {
  expect(summarizeGame("g", 5, { ...REVIEW, result: null }, SITTERS)).toBeNull();
});

test("games are stored once, newest first, and deleted one by one or all at once", () => {
  const storage = new MemoryStorage();
  const stored = new ReviewedGames(storage);
  for (const [name, at] of [
    ["old", 1],
    ["new", 9],
    ["old", 1],
  ] as const) {
    const kept = summarizeGame(name, at, REVIEW, SITTERS);
    if (kept) stored.keep(kept);
  }
  expect(stored.games.map((each) => each.game)).toEqual(["new", "old"]);
  stored.remove("new");
  expect([stored.has("new"), stored.has("old")]).toEqual([false, true]);
  storage.texts.set("rapido-history", '[{"game": 3}, "nonsense"]');
  expect(stored.games).toEqual([]);
  stored.clear();
  expect(storage.texts.size).toBe(0);
  expect(new ReviewedGames(null).games).toEqual([]);
});
