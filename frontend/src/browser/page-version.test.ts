import { describe, expect, it } from "vitest";
import { PageVersion } from "./page-version.svelte";

const BUILD = "pack-abc12345.json";
const OTHER = "pack-xyz98765.json";
const page = (build: string) => `<!doctype html><meta name="rapido-build" content="${build}" /><script src="./static/a/first.js"></script>`;
const version = (answer: () => Promise<Response>, build: string | null = BUILD) => new PageVersion({ build: () => build, fetch: answer });
const answers =
  (text: string, status = 200) =>
  () =>
    Promise.resolve(new Response(text, { status }));

describe("PageVersion", () => {
  it("is outdated if the server's page is of another build", async () => {
    const found = version(answers(page(OTHER)));
    expect([await found.check(), found.outdated]).toEqual([true, true]);
  });

  it.each([
    ["the same build", answers(page(BUILD))],
    ["an error", answers(page(OTHER), 503)],
    ["a page of somebody else", answers("<h1>Welcome to our Wi-Fi</h1>")],
    ["no answer", () => Promise.reject(new TypeError("network"))],
  ])("is not outdated with %s", async (_, answer) => {
    expect(await version(answer).check()).toBe(false);
  });

  it("is not outdated in a page that does not know its build", async () => {
    expect(await version(answers(page(OTHER)), null).check()).toBe(false);
  });

  it("stays outdated: processes of both versions may answer in turn", async () => {
    const pages = [page(OTHER), page(BUILD)];
    const found = version(() => Promise.resolve(new Response(pages.shift())));
    expect([await found.check(), await found.check()]).toEqual([true, true]);
  });

  it.each([
    [OTHER, true],
    [BUILD, false],
    [null, false],
  ])("with a service worker of version %s: outdated is %s", (newest, outdated) => {
    const found = version(answers(""));
    found.compare(newest);
    expect(found.outdated).toBe(outdated);
  });
});
