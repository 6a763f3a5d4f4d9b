import { expect, test } from "vitest";
import { CameFrom } from "./came-from";

function storage(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

test("back leads to where one came from, through any number of pages, and never in a circle", () => {
  const ways = new CameFrom(storage());
  ways.note("/r/x", "/g/1#turn=3");
  ways.note("/g/1", "/g/1/review");
  expect([ways.to("/g/1/review"), ways.to("/g/1")]).toEqual(["/g/1", "/r/x"]);
  ways.note("/g/1/review", "/g/1"); // back, as the arrow leads
  expect([ways.to("/g/1"), ways.to("/g/1/review")]).toEqual(["/r/x", "/g/1"]);
  ways.note("/history", "/g/1");
  expect(ways.to("/g/1")).toBe("/history");
  ways.note("/g/1", "/g/1#turn=5"); // the same page
  expect(ways.to("/g/1")).toBe("/history");
});

test("a page that was opened directly leads to the start page, and so does a browser that stores nothing", () => {
  expect(new CameFrom(storage()).to("/g/1")).toBe("/");
  const without = new CameFrom(null);
  without.note("/history", "/g/1");
  expect(without.to("/g/1")).toBe("/");
});

test("only so many pages are remembered", () => {
  const kept = storage();
  const ways = new CameFrom(kept);
  for (let page = 0; page < 100; page += 1) ways.note("/", `/g/${page}`);
  expect(Object.keys(JSON.parse(kept.getItem("rapido-came-from") ?? "{}") as object)).toHaveLength(30);
  ways.note("/history", "/g/99");
  expect(ways.to("/g/99")).toBe("/history");
});
