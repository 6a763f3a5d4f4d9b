import { afterEach, expect, it, vi } from "vitest";
import { openTabs, type Tabs } from "./tabs";

const opened: Tabs[] = [];
let tables = 0;

afterEach(() => {
  for (const tab of opened.splice(0)) tab.close();
  vi.restoreAllMocks();
});

/** Tabs with one table, and which of them play. */
function openedTabs(count: number) {
  const table = `.${tables++}`;
  const playing = Array.from({ length: count }, () => false);
  const tabs = playing.map((_, tab) => openTabs(table, () => (playing[tab] = false)));
  opened.push(...tabs);
  const takeOver = (tab: number): void => {
    playing[tab] = true;
    tabs[tab]?.takeOver();
  };
  const expectPlaying = (...expected: number[]) =>
    vi.waitFor(() => expect(playing.flatMap((plays, tab) => (plays ? tab : []))).toEqual(expected));
  return { table, takeOver, expectPlaying };
}

it("the last tab that took over plays", async () => {
  const { takeOver, expectPlaying } = openedTabs(3);
  let time = 1000;
  vi.spyOn(Date, "now").mockImplementation(() => (time += 1000)); // nobody is in two tabs in the same millisecond
  for (const tab of [0, 1, 2, 0]) {
    takeOver(tab);
    await expectPlaying(tab);
  }
});

it("of tabs that are restored together, exactly one plays", async () => {
  vi.spyOn(Date, "now").mockReturnValue(1000);
  vi.spyOn(Math, "random").mockReturnValueOnce(0.2).mockReturnValueOnce(0.7).mockReturnValueOnce(0.5);
  const { takeOver, expectPlaying } = openedTabs(3);
  for (const tab of [0, 1, 2]) takeOver(tab);
  await expectPlaying(1);
});

it("a clock that was set back changes nothing for those who ask to play", async () => {
  const { takeOver, expectPlaying } = openedTabs(2);
  const now = vi.spyOn(Date, "now").mockReturnValue(5000);
  takeOver(0);
  now.mockReturnValue(1000);
  takeOver(1);
  await expectPlaying(0); // one of them, in any case
  takeOver(1);
  await expectPlaying(1);
});

it("gives way to a page of an older build, which says only that it is there", async () => {
  const { table, takeOver, expectPlaying } = openedTabs(1);
  takeOver(0);
  const channel = new BroadcastChannel(`rapido-table-${table}`);
  channel.postMessage("here");
  await expectPlaying();
  channel.close();
});
