import { expect, test } from "vitest";
import { noted, notedDay, NOTHING, runOn } from "./puzzle-results";

test("days in a row: a wrong answer or a missed day ends them, the first answer counts", () => {
  const one = notedDay(NOTHING, 100, 2, true);
  const two = notedDay(one, 101, 0, true);
  expect([two.run, two.longest]).toEqual([2, 2]);
  expect(notedDay(two, 101, 1, false)).toBe(two);
  expect(notedDay(two, 102, 1, false).run).toBe(0);
  expect(notedDay(two, 103, 0, true).run).toBe(1);
  expect([runOn(two, 102), runOn(two, 103)]).toEqual([2, 0]);
});

test("answers are counted by grade and kind", () => {
  const twice = noted(noted(NOTHING, 7, 3, "spared", true), 9, 3, "stopped", false);
  expect(twice.grades).toEqual({ 3: { tried: 2, solved: 1 } });
  expect(twice.kinds.stopped).toEqual({ tried: 1, solved: 0 });
  expect(twice.met).toEqual([9, 7]);
});
