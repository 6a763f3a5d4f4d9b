import { afterEach, describe, expect, it, vi } from "vitest";
import { findRoute, redirectOf } from "./routes";

afterEach(() => vi.unstubAllGlobals());

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

  it.each([
    ["/join", "elsewhere"],
    ["/r/bTq0cS8vVt2Yw3aE5rXzLg", "elsewhere"],
    ["/g/Zk1mP0dW9uQh7sJf4nBvRA/review", "elsewhere"],
    ["/replay?game=.ab12", "replay-here"],
    ["/rules", "rules"],
    ["/nowhere", "not-found"],
  ])("on a static site %s is %s", (path, name) => {
    vi.stubGlobal("document", { querySelector: () => ({ content: "" }) });
    expect(findRoute(path)).toMatchObject({ name, params: name === "elsewhere" ? { path } : {} });
  });
});
