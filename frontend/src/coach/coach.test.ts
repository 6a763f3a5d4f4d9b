import { expect, test } from "vitest";
import { ApiError } from "../game/api-error";
import type { AdviceView, OptionView } from "../wire.gen";
import { Coach } from "./coach.svelte";
import { notesOf } from "./sentences";

const option = (more: Partial<OptionView>): OptionView => ({
  do: "place",
  pair: null,
  field: null,
  win: [0.5, 0.5],
  loss: 0,
  mistake: null,
  ...more,
});
const advice = (position: string): AdviceView => ({
  position,
  player: 0,
  win: [0.6, 0.4],
  options: [
    option({ do: "throw", pair: 0, win: [0.5, 0.5], loss: 0.1, mistake: "rolled_on" }),
    option({ field: 2, win: [0.6, 0.4] }),
    option({ field: 5, win: [0.595, 0.405], loss: 0.005 }),
  ],
  best: 1,
  stop: 1,
  roll: { cross: 0.3, double: 0.1, better: 0.2, win: [0.5, 0.5] },
  fields: [
    { field: 2, stays: 0.9, scores: 0, steps: 1.8, exact: true, threats: [{ player: 1, chance: 0.1, values: [76] }] },
    { field: 5, stays: 0.2, scores: 0, steps: 1, exact: true, threats: [] },
  ],
  source: "exact",
  stderr: 0,
});

/** A server whose answers are resolved by the test. */
function slow() {
  const asked: string[] = [];
  const answers: ((found: AdviceView) => void)[] = [];
  const coach = new Coach((position) => {
    asked.push(position);
    return new Promise((answer) => answers.push(answer));
  });
  return { coach, asked, answers };
}

const settle = () => new Promise((done) => setTimeout(done, 0));

test("nothing is requested until somebody asks, and then only once", () => {
  const { coach, asked } = slow();
  coach.setPosition("one", false);
  expect(asked).toEqual([]);
  void coach.hint();
  void coach.hint();
  coach.setPosition("one", true);
  expect(asked).toEqual(["one"]);
  coach.setPosition("two", true);
  expect(asked).toEqual(["one", "two"]);
});

test("a late answer does not apply to another position", async () => {
  const { coach, answers } = slow();
  coach.setPosition("one", true);
  coach.setPosition("two", true);
  answers[0]?.(advice("one"));
  await settle();
  expect(coach.advice).toBeNull();
  answers[1]?.(advice("two"));
  await settle();
  expect([coach.advice?.position, coach.retrying.busy]).toEqual(["two", false]);
  coach.setPosition(null, true);
  expect([coach.advice, coach.ready]).toEqual([null, false]);
});

test("a failed request can be retried", async () => {
  let times = 0;
  const coach = new Coach((position) => (times++ === 0 ? Promise.reject(new ApiError("no_analysis")) : Promise.resolve(advice(position))));
  coach.setPosition("one", true);
  await settle();
  expect(coach.retrying.failure).toBe("no_analysis");
  await coach.hint();
  expect(coach.advice?.position).toBe("one");
});

test("remarks only on choices that were clearly not the best", async () => {
  const coach = new Coach((position) => Promise.resolve(advice(position)));
  coach.setPosition("one", true);
  await settle();
  expect(coach.remark({ do: "throw" })).toBe("coach-remark-rolled_on");
  expect(coach.remark({ do: "place", field: 5 })).toBe("");
  expect(coach.remark({ do: "place", field: 2 })).toBe("");
});

test("every free field has its figures, and one is the best", () => {
  const notes = notesOf(advice("one"), [
    { name: "Ana", color: 0 },
    { name: "Ben", color: 1 },
  ]);
  expect([...notes.keys()]).toEqual([2, 5]);
  expect(notes.get(2)).toMatchObject({ figure: "90%", under: "+1.8", players: [1], best: true });
  expect(notes.get(5)?.best).toBe(false);
});
