import { describe, expect, it } from "vitest";
import type { DecisionView, RollView } from "../../../wire.gen";
import { playerBalance } from "./balance";
import { band, playerDice } from "./dice";
import { playerGrade } from "./grade";
import { playerLuck } from "./luck";
import { playerMistakes } from "./mistakes";
import { normalShare } from "./normal";
import { playerSkill } from "./skill";

const place = { turn: 1, move: 0, index: 0, position: "", value: 10, roll: 1 };

function roll(player: number, luck: number, dice: readonly [number, number] = [0, 1]): RollView {
  const all = [luck, -luck];
  const own = player === 0 ? luck : -luck;
  return {
    kind: "roll",
    ...place,
    player,
    dice,
    before: [0.5, 0.5],
    after: [0.5 + luck, 0.5 - luck],
    luck: own,
    luck_all: all,
    correction: [0, 0],
  };
}

function decision(player: number, loss: number, mistake: DecisionView["mistake"] = null): DecisionView {
  const change = player === 0 ? -loss : loss;
  const worth = { before: [0.5, 0.5], after: [0.5 + change, 0.5 - change] };
  const judged = { loss, counted: true, mistake, chosen: 0, best: 0, alternatives: [], stand_in: false };
  return { kind: "decision", ...place, player, dice: [0, 1], ...worth, ...judged };
}

describe("the accounts of a player", () => {
  it("balance own and others' dice and choices", () => {
    const entries = [roll(0, 0.25), roll(1, -0.125), decision(0, 0.0625), decision(1, 0.03125)];
    const parts = { own_dice: 0.25, own_choices: -0.0625, stand_in_choices: 0, others_dice: -0.125, others_choices: 0.03125 };
    expect(playerBalance(entries, 0)).toEqual(parts);
  });

  it("keep the choices of a stand-in apart, for the player who was away", () => {
    const entries = [decision(0, 0.0625), { ...decision(0, 0.25), stand_in: true }];
    expect(playerBalance(entries, 0)).toMatchObject({ own_choices: -0.0625, stand_in_choices: -0.25 });
    expect(playerBalance(entries, 1)).toMatchObject({ own_choices: 0, stand_in_choices: 0, others_choices: 0.3125 });
  });

  it("give the mean loss with its band, which is never certain", () => {
    const { decisions, mean_loss, band: found } = playerSkill([decision(0, 0), decision(0, 0), decision(1, 0.3)], 0, 2);
    expect([decisions, mean_loss, found?.[0]]).toEqual([2, 0, 0]);
    expect(found?.[1]).toBeCloseTo((1.96 * 0.05) / Math.sqrt(6));
    expect(playerSkill([], 0, 2)).toEqual({ decisions: 0, mean_loss: 0, band: null });
  });

  it("grade the mean loss by the stakes", () => {
    const skill = { decisions: 5, mean_loss: 0.006, band: null };
    expect([2, 4].map((players) => playerGrade(skill, players))).toEqual(["strong", "solid"]);
    expect(playerGrade({ ...skill, decisions: 4 }, 2)).toBeNull();
    expect(playerGrade({ ...skill, mean_loss: 0.5 }, 2)).toBe("wild");
  });

  it("judge luck from twelve rolls on", () => {
    const verdicts = [0.1, -0.1, 0.01].map((luck) => {
      const rolls = Array.from({ length: 12 }, () => roll(0, luck));
      const variances = rolls.map(() => 0.01);
      return [playerLuck(rolls, variances, 0).verdict, playerLuck(rolls.slice(1), variances, 0).verdict];
    });
    expect(verdicts).toEqual([
      ["lucky", "few"],
      ["unlucky", "few"],
      ["within", "few"],
    ]);
  });

  it("rank mistakes by their total cost", () => {
    const entries = [decision(0, 0.1, "stopped"), decision(0, 0.06, "spared"), decision(0, 0.07, "spared"), decision(1, 0.9, "too_low")];
    expect(playerMistakes(entries, 0).map(({ kind, count }) => [kind, count])).toEqual([
      ["spared", 2],
      ["stopped", 1],
    ]);
  });

  it("count every face of both dice", () => {
    const bars = playerDice([roll(0, 0, [7, 0]), roll(0, 0, [7, 6]), roll(1, 0, [7, 6])], 0);
    expect(bars.filter(({ count }) => count > 0).map(({ die, face, count }) => [die, face, count])).toEqual([
      ["a", 7, 2],
      ["b", 0, 1],
      ["b", 6, 1],
    ]);
  });
});

it("fair dice stay within their bands", () => {
  expect([0, 1, 12, 100, 750].map(band)).toEqual([
    [0, 0],
    [0, 1],
    [0, 6],
    [7, 28],
    [97, 155],
  ]);
});

it("shares follow the normal curve", () => {
  expect(normalShare(0)).toBeCloseTo(0.5, 7);
  expect(normalShare(1.96)).toBeCloseTo(0.9750021, 6);
  expect(normalShare(-1)).toBeCloseTo(0.1586553, 6);
});
