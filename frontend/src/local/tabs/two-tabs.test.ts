import { describe, expect, it, vi } from "vitest";
import type { LocalServices } from "../local-table.svelte";
import type { OpenTabs } from "../tabs/tabs";
import { refusal, settle, TestTables, useBrowser } from "../testing/test-browser.testing";
import { toyCore } from "../testing/toy-core.testing";

const browser = useBrowser();

describe("two tabs with one table", () => {
  /** Another tab of the same browser. */
  const otherTab = (with_: Partial<LocalServices> = {}) => ({ tables: new TestTables(browser.tables.database), ...with_ });
  const deaf: OpenTabs = () => ({ takeOver: () => undefined, close: () => undefined });

  it("play one at a time: the newest, until the other one takes over", async () => {
    const first = await browser.begin(2, 0, 99);
    const second = await browser.open(first.room, otherTab());
    expect([first.status, second.status]).toEqual(["elsewhere", "open"]);
    expect(await refusal(first, { do: "throw" })).toBe("elsewhere");
    await second.do({ do: "throw" });
    first.playHere();
    await settle();
    expect([first.status, second.status]).toEqual(["open", "elsewhere"]);
    expect(first.view?.game?.phase).toBe("decide");
    await first.do({ do: "place", field: 1 });
  });

  it("let only one of them play the computers", async () => {
    const first = await browser.begin(0, 2, 99);
    const second = await browser.open(first.room, otherTab());
    const before = first.view?.version;
    await vi.advanceTimersByTimeAsync(5000);
    expect(first.view?.version).toBe(before);
    expect(second.view?.version).toBeGreaterThan(before ?? 0);
  });

  it("store nothing that was being worked out when the other one took over", async () => {
    let answer = (): void => undefined;
    const choose: typeof toyCore.choose = async (...given) => {
      await new Promise<void>((done) => (answer = done));
      return toyCore.choose(...given);
    };
    browser.services = { ...browser.services, core: { ...toyCore, choose } };
    const first = await browser.begin(0, 2, 99);
    await vi.advanceTimersByTimeAsync(1000); // it is asked
    const second = await browser.open(first.room, otherTab({ core: toyCore }));
    const [before, saved] = [second.view?.version ?? 0, browser.tables.saved.length];
    answer();
    await settle();
    expect([first.status, browser.tables.saved.length]).toEqual(["elsewhere", saved]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([second.status, (second.view?.version ?? 0) > before]).toEqual(["open", true]);
  });

  it("stays with the other one if that took over while this one was loading", async () => {
    const first = await browser.begin(2, 0, 99);
    const loading = browser.load(first.room, otherTab());
    first.playHere();
    await settle();
    expect([first.status, loading.status]).toEqual(["open", "elsewhere"]);
  });

  it("never overwrite each other, even if the message has not arrived: the one that is late looks again", async () => {
    const first = await browser.begin(2, 0, 99);
    const second = await browser.open(first.room, otherTab({ openTabs: deaf }));
    await second.do({ do: "throw" });
    const rolled = second.view?.game?.position;
    expect(await refusal(first, { do: "throw" })).toBe("stale");
    await settle();
    expect([first.status, first.view?.game?.position]).toEqual(["open", rolled]);
    await first.do({ do: "place", field: 1 });
    expect(await refusal(second, { do: "place", field: 2 })).toBe("stale");
  });

  it("do not say that anything is wrong if a computer player was late", async () => {
    const first = await browser.begin(0, 2, 99);
    const second = await browser.open(first.room, otherTab({ openTabs: deaf }));
    await vi.advanceTimersByTimeAsync(10_000);
    for (const table of [first, second]) expect([table.status, table.failure]).toEqual(["open", ""]);
  });
});
