import { describe, expect, it } from "vitest";
import { PageVersion } from "./page-version.svelte";

const SCRIPT = "index-abc12345.js";
const page = (script: string) => `<!doctype html><script type="module" src="./static/a/${script}"></script>`;
const version = (answer: () => Promise<Response>, script: string | null = SCRIPT) =>
  new PageVersion({ script: () => script, build: () => "pack-1.json", fetch: answer });
const answers =
  (text: string, status = 200) =>
  () =>
    Promise.resolve(new Response(text, { status }));

describe("PageVersion", () => {
  it("is outdated if the server's page begins with another script", async () => {
    const found = version(answers(page("index-xyz98765.js")));
    expect([await found.check(), found.outdated]).toEqual([true, true]);
  });

  it.each([
    ["the same script", answers(page(SCRIPT))],
    ["an error", answers(page("index-xyz98765.js"), 503)],
    ["a page of somebody else", answers("<h1>Welcome to our Wi-Fi</h1>")],
    ["no answer", () => Promise.reject(new TypeError("network"))],
  ])("is not outdated with %s", async (_, answer) => {
    expect(await version(answer).check()).toBe(false);
  });

  it("is not outdated in a page without a script of its own", async () => {
    expect(await version(answers(page("index-xyz98765.js")), null).check()).toBe(false);
  });

  it("stays outdated: processes of both versions may answer in turn", async () => {
    const pages = [page("index-xyz98765.js"), page(SCRIPT)];
    const found = version(() => Promise.resolve(new Response(pages.shift())));
    expect([await found.check(), await found.check()]).toEqual([true, true]);
  });

  it.each([
    ["pack-2.json", true],
    ["pack-1.json", false],
    [null, false],
  ])("with a service worker of version %s: outdated is %s", (newest, outdated) => {
    const found = version(answers(""));
    found.compare(newest);
    expect(found.outdated).toBe(outdated);
  });
});
