import { expect, it } from "vitest";
import { BroughtShelf, isBrought, type Shelf } from "./imported-records";

function paper(): Shelf & { texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return { texts, getItem: (key) => texts.get(key) ?? null, setItem: (key, text) => void texts.set(key, text) };
}

it("keeps a record once, the newest first, and forgets it", () => {
  const shelf = new BroughtShelf(paper());
  const [one, two] = [shelf.keep("one", ["Ana"], 1), shelf.keep("two", ["Ben"], 2)];
  expect(shelf.keep("one", ["Ana"], 3)).toBe(one);
  expect(shelf.all.map(({ id }) => id)).toEqual([one, two]);
  expect(isBrought(one) && /^~[0-9a-f]{16}$/.test(one)).toBe(true);
  expect(isBrought("Zk1mP0dW9uQh7sJf4nBvRA")).toBe(false);
  shelf.forget(one);
  expect(shelf.all.map(({ names }) => names)).toEqual([["Ben"]]);
  expect(shelf.find(one)).toBeUndefined();
});

it("keeps no more than a dozen", () => {
  const shelf = new BroughtShelf(paper());
  for (let each = 0; each < 20; each += 1) shelf.keep(`record ${each}`, [], each);
  expect(shelf.all.length).toBe(12);
  expect(shelf.all[0]?.text).toBe("record 19");
});

it("works without a shelf, and with one on which something else lies", () => {
  const none = new BroughtShelf(null);
  expect(none.find(none.keep("text", []))?.text).toBe("text");
  const other = paper();
  other.texts.set("rapido-records", '[{"id": "~1"}, 3, {"id": "x", "at": 1, "text": "", "names": []}]');
  expect(new BroughtShelf(other).all).toEqual([]);
});
