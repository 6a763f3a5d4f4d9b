import { expect, test } from "vitest";
import { currentRun, NO_RESULTS, withAnswer, withDailyAnswer } from "./puzzle-results";

test("a wrong answer or a missed day ends a streak, and only the first answer of a day counts", () => {
  const one = withDailyAnswer(NO_RESULTS, 100, 7, 2, true);
  const two = withDailyAnswer(one, 101, 8, 0, true);
  expect([two.run, two.longest]).toEqual([2, 2]);
  expect([two.puzzle, two.answer]).toEqual([8, 0]);
  expect(withDailyAnswer(two, 101, 8, 1, false)).toBe(two);
  expect(withDailyAnswer(two, 102, 9, 1, false).run).toBe(0);
  expect(withDailyAnswer(two, 103, 9, 0, true).run).toBe(1);
  expect([currentRun(two, 102), currentRun(two, 103)]).toEqual([2, 0]);
});

test("answers are counted by grade and kind", () => {
  const twice = withAnswer(withAnswer(NO_RESULTS, 7, 3, "spared", true), 9, 3, "stopped", false);
  expect(twice.grades).toEqual({ 3: { tried: 2, solved: 1 } });
  expect(twice.kinds.stopped).toEqual({ tried: 1, solved: 0 });
  expect(twice.met).toEqual([9, 7]);
});
