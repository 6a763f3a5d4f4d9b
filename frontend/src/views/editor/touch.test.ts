import { expect, it } from "vitest";
import { layout } from "../../board/layout";
import { blank, type Draft, positionText, withPair } from "./draft";
import { afterDrop, afterTap, fieldAt, nextPair, type PairRef, stepAt, unplacedPairs } from "./touch";

const [A, B, C] = [0, 1, 2].map((player) => ({ player, pair: 0 })) as [PairRef, PairRef, PairRef];

it("a tap on a free field places the next pair, and on a field that is taken takes its pair off", () => {
  const one = afterTap(blank(3), 4, null, null);
  expect(positionText(one.draft)).toBe("0,0,0/21 -/B46/-/-/-/- A"); // A is about to roll
  const two = afterTap(one.draft, 0, null, C);
  expect(positionText(two.draft)).toBe("0,0,0/21 -/B46/-/-/-/C46 A");
  const off = afterTap(two.draft, 4, null, null);
  expect([positionText(off.draft), off.chosen]).toEqual(["0,0,0/21 -/-/-/-/-/C46 A", B]);
  expect(positionText(afterTap(off.draft, 2, null, off.chosen).draft)).toBe("0,0,0/21 -/-/-/B46/-/C46 A");
});

it("field 0 has room for more: a tap beside the dice adds a pair, a tap on dice takes those off", () => {
  const one = afterTap(blank(3), 0, null, B).draft;
  expect(unplacedPairs(afterTap(one, 0, null, null).draft)).toEqual([A]);
  expect(unplacedPairs(afterTap(one, 0, B, null).draft)).toEqual([A, B, C]);
});

it("nothing happens when all pairs are placed", () => {
  const full = [A, B, C].reduce<Draft>((draft, { player, pair }) => withPair(draft, player, pair, { field: 0 }), blank(3));
  expect(nextPair(full, null)).toBeNull();
  expect(afterTap(full, 3, null, null).draft).toBe(full);
});

it("of two players, the one to move keeps the pair that is rolled", () => {
  expect(nextPair(blank(2), null)).toEqual({ player: 0, pair: 1 });
});

it("a dragged pair moves, changes places, or goes back to its owner", () => {
  const start = withPair(withPair(blank(3), 1, 0, { field: 3 }), 2, 0, { field: 5 });
  expect(positionText(afterDrop(start, B, 4))).toBe("0,0,0/21 C46/B46/-/-/-/- A");
  expect(positionText(afterDrop(start, B, 5))).toBe("0,0,0/21 B46/-/C46/-/-/- A");
  expect(positionText(afterDrop(start, A, 5))).toBe("0,0,0/21 A46/-/B46/-/-/- A");
  expect(positionText(afterDrop(start, B, null))).toBe("0,0,0/21 C46/-/-/-/-/- A");
  expect(positionText(afterDrop(start, B, 3))).toBe(positionText(start));
  expect(positionText(afterDrop(afterDrop(start, B, 0), C, 0))).toBe("0,0,0/21 -/-/-/-/-/B46C46 A");
});

it("every step and every field is found where it is drawn", () => {
  const drawn = layout(336, 320, 3, 21, true);
  for (let step = 0; step <= 21; step += 1) expect(stepAt(drawn, 21, drawn.spot(1, step).y)).toBe(step);
  expect([stepAt(drawn, 21, -50), stepAt(drawn, 21, 999)]).toEqual([21, 0]);
  for (let field = 0; field <= 5; field += 1) {
    const { top, height } = drawn.ledge(field);
    expect(fieldAt(drawn, drawn.ledges.left + 5, top + height / 2)).toBe(field);
  }
  expect(fieldAt(drawn, 20, 100)).toBeNull();
});
