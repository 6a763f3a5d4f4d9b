import { describe, expect, it } from "vitest";
import { findRoute, redirectOf } from "./routes";

describe("routes", () => {
  it.each([
    ["/g/Zk1mP0dW9uQh7sJf4nBvRA", "replay", { game: "Zk1mP0dW9uQh7sJf4nBvRA" }],
    ["/replay?game=~0123456789abcdef", "replay-here", { game: "~0123456789abcdef" }],
    ["/review?game=.ab12&x=1", "review-here", { game: ".ab12" }],
    ["/table?game=.ab12", "table", { game: ".ab12" }],
    ["/show", "show", {}],
    ["/table", "not-found", {}],
    ["/table?game=../secret", "not-found", {}],
    ["/replay?game=Zk1mP0dW9uQh7sJf4nBvRA", "not-found", {}],
    ["/rules?x=1", "rules", {}],
  ])("%s", (path, name, params) => {
    expect(findRoute(path)).toMatchObject({ name, params });
  });

  it.each([
    ["/g/~0123456789abcdef", "/replay?game=~0123456789abcdef"],
    ["/g/~0123456789abcdef/review", "/review?game=~0123456789abcdef"],
    ["/g/Zk1mP0dW9uQh7sJf4nBvRA", null],
    ["/replay?game=~0123456789abcdef", null],
  ])("an old link to %s leads to %s", (path, target) => {
    expect(redirectOf(path)).toBe(target);
  });
});
