import { expect, it } from "vitest";
import { editorLink, positionIn } from "../../game/links/editor-link";
import { position } from "../../game/timeline.testing";
import { blank, draftOf, pictureOf, positionText, resized, withPair, withStep } from "./draft";

it("is written on one line", () => {
  let draft = blank(3);
  expect(positionText(draft)).toBe("0,0,0/21 -/-/-/-/-/- A");
  draft = withStep(withStep(draft, 0, 4), 2, 11);
  draft = withPair(withPair(draft, 1, 0, { field: 3 }), 2, 0, { field: 0, dice: [0, 1] });
  draft = { ...draft, roll: [4, 6], rolls: 2 };
  expect(positionText(draft)).toBe("4,0,11/21 -/-/B46/-/-/CX1 A46:2");
  expect(positionText(withPair(draft, 0, 0, { field: 3 }))).toBe("4,0,11/21 -/-/A46B46/-/-/CX1 A46:2");
  expect(positionText(withStep(draft, 1, 21))).toBe("4,21,11/21 -/-/B46/-/-/CX1 B!");
});

it("gives two players two pairs each, and removes them again", () => {
  const two = withPair(resized(blank(4), 2), 1, 1, { field: 5, dice: [7, 6] });
  expect(positionText({ ...two, player: 1, roll: [1, 1] })).toBe("0,0/21 b76/-/-/-/-/- B11:1");
  expect(positionText(resized({ ...two, player: 1, pair: 1 }, 3))).toBe("0,0,0/21 -/-/-/-/-/- B");
});

it("converts from a game and back", () => {
  const game = position({
    steps: [4, 9],
    pairs: [{ player: 0, pair: 1, field: 4, dice: [7, 2], value: 72 }],
    player: 1,
    phase: "decide",
    pair: 0,
    roll: [4, 6],
    rolls: 2,
  });
  const draft = draftOf(game);
  expect(positionText(draft)).toBe("4,9/21 -/a72/-/-/-/- B46:2");
  expect(pictureOf(draft)).toMatchObject({ steps: [4, 9], pairs: game.pairs, player: 1, phase: "decide", roll: [4, 6], value: 64 });
  expect(positionText(draftOf(position({ steps: [4, 9], player: 1, phase: "dice", pair: 0, rolls: 2 })))).toBe("4,9/21 -/-/-/-/-/- B");
});

it("round-trips through a URL", () => {
  const text = "4,0,11/21 -/-/B46/-/-/CX1 A46:2";
  expect(editorLink(text)).toBe("/editor#4,0,11/21_-/-/B46/-/-/CX1_A46:2");
  expect(positionIn(editorLink(text).slice("/editor".length))).toBe(text);
  expect(["", "#", "#%", "#a%20b"].map(positionIn)).toEqual([null, null, "%", "a b"]);
});
