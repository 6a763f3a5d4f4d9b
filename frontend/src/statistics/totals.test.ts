import { expect, test } from "vitest";
import type { PlayerSummary, ReviewedGame } from "../storage/games/reviewed-game";
import { band, rivalries, totalsOf, weakness } from "./totals";

const played = (more: Partial<PlayerSummary>): PlayerSummary => ({
  name: "",
  colour: 0,
  computer: false,
  mine: false,
  start: 0.5,
  won: false,
  luck: 0,
  variance: 0.04,
  rolls: 20,
  loss: 0,
  decisions: 10,
  mistakes: {},
  dice: Array.from({ length: 12 }, () => 0),
  threwOut: [0, 0],
  ...more,
});
const game = (...players: PlayerSummary[]): ReviewedGame => ({
  game: "g",
  at: 0,
  turns: 9,
  finish: 21,
  exact: true,
  players,
  highlight: null,
});
const GAMES = [
  game(
    played({ mine: true, won: true, luck: 0.3, loss: 0.1, mistakes: { spared: [1, 0.02], rolled_on: [3, 0.08] }, threwOut: [0, 2] }),
    played({ name: "Ben" }),
  ),
  game(played({ name: "Ben", won: true, threwOut: [0, 1] }), played({ mine: true, luck: -0.1, mistakes: { spared: [2, 0.1] } })),
];
const mine = (player: PlayerSummary) => player.mine;

test("results are compared with the starting chances, with a band", () => {
  const all = totalsOf(GAMES, mine);
  expect([all.games, all.wins, all.expected, all.rolls]).toEqual([2, 1, 1, 40]);
  expect(all.spread).toBeCloseTo(1.96 * Math.sqrt(0.5));
  expect(all.luck).toBeCloseTo(0.2);
  expect(all.luckSpread).toBeCloseTo(1.96 * Math.sqrt(0.08));
  expect(all.meanLoss).toBeCloseTo(0.005);
});

test("the weakness is where the most was lost, not the most frequent mistake", () => {
  expect(weakness(GAMES)).toEqual({ kind: "spared", count: 3, loss: 0.12000000000000001 });
  expect(weakness([])).toBeNull();
});

test("who threw out whom", () => {
  expect(rivalries(GAMES, (player) => player.name)).toEqual([{ name: "Ben", computer: false, games: 2, thrown: 2, suffered: 1 }]);
});

test("the dice bands narrow with the number of rolls, and match the server's", () => {
  expect(band(0)).toEqual([0, 0]);
  expect(band(36)).toEqual([1, 13]);
  const width = (rolls: number) => (band(rolls)[1] - band(rolls)[0]) / rolls;
  expect(width(36)).toBeGreaterThan(width(360));
  expect(width(360)).toBeGreaterThan(width(3600));
  expect(width(3600)).toBeGreaterThan(width(36_000));
});
