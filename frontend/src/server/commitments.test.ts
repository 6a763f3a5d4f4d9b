import { expect, test } from "vitest";
import { ApiError } from "../game/api-error";
import { commitmentOf } from "../game/record/fair";
import type { TableStatus } from "../game/table";
import { position } from "../game/timeline.testing";
import { Contributions } from "../storage/games/contributions";
import { MemoryStorage } from "../storage/memory.testing";
import type { Command, GameView, RoomView, SeatView } from "../wire.gen";
import { Commitments } from "./commitments.svelte";

const SEAL = "5e".repeat(32);

/** A room on a server that does what a real one does with words. */
class FakeRoom {
  you = "me";
  status: TableStatus = "open";
  sent: Command[] = [];
  refuses = "";
  view: RoomView;

  constructor(...guests: string[]) {
    const seats = guests.map((guest): SeatView => ({ ...seat, guest, kind: guest ? "person" : "computer" }));
    this.view = { seats, next_seal: SEAL, playing: false, closed: false, game: null } as unknown as RoomView;
  }

  do(command: Command): Promise<void> {
    this.sent.push(command);
    if (this.refuses) return Promise.reject(new ApiError(this.refuses));
    if (command.do === "commitwords") for (const each of command.commitments) this.setCommitment(each.seat, each.commitment);
    if (command.do === "revealwords")
      this.change({ revealed: this.view.seats.map((_, at) => command.words.some((each) => each.seat === at)) });
    return Promise.resolve();
  }

  setCommitment(number: number, commitment: string): void {
    this.view = { ...this.view, seats: this.view.seats.map((each, at) => (at === number ? { ...each, commitment } : each)) };
  }

  begin(): void {
    const { seats } = this.view;
    const commitments = seats.map(({ commitment }) => commitment);
    const game = position({ seal: SEAL, order: seats.map((_, at) => at), commitments, revealed: seats.map(() => false), ready: false });
    this.view = { ...this.view, playing: true, game };
  }

  change(part: Partial<GameView>): void {
    if (this.view.game) this.view = { ...this.view, game: { ...this.view.game, ...part } };
  }

  words(): readonly { readonly seat: number; readonly word: string }[] {
    const [reveal] = this.sent.filter((each) => each.do === "revealwords");
    return reveal?.words.map(({ seat: number, word = "" }) => ({ seat: number, word })) ?? [];
  }
}

const seat = { kind: "person", guest: "", name: "", colour: 0, bot: "", away: false, word: false, commitment: "" } as const;

function page(room: FakeRoom, storage: MemoryStorage | null = new MemoryStorage()): Commitments {
  return new Commitments(room, new Contributions(storage));
}

test("a page commits for all its seats, once, without any word", async () => {
  const room = new FakeRoom("me", "other", "me", "");
  const commitments = page(room);
  await commitments.update();
  await commitments.update();
  expect(room.sent).toHaveLength(1);
  const [first, second] = [commitments.store.own(SEAL, 0), commitments.store.own(SEAL, 2)];
  expect(room.sent[0]).toEqual({
    do: "commitwords",
    commitments: [
      { seat: 0, commitment: first?.commitment },
      { seat: 2, commitment: second?.commitment },
    ],
  });
  expect(first?.salt).toMatch(/^[0-9a-f]{64}$/);
  expect(first?.salt).not.toBe(second?.salt);
  expect(first?.commitment).toBe(commitmentOf(SEAL, first?.salt ?? "", ""));
});

test("the word leaves the browser only after the game has begun", async () => {
  const room = new FakeRoom("me", "other");
  const commitments = page(room);
  await commitments.update();
  await commitments.giveWord(0, "sunshine");
  expect(commitments.words[0]).toBe("sunshine");
  await commitments.update();
  expect(JSON.stringify(room.sent)).not.toContain("sunshine");
  expect(JSON.stringify(room.sent)).not.toContain(commitments.store.own(SEAL, 0)?.salt);
  room.begin();
  await commitments.update();
  expect(room.words()).toEqual([{ seat: 0, word: "sunshine" }]);
  expect(commitments.store.game(SEAL)).toMatchObject({ commitments: room.view.game?.commitments, opened: [0], missing: [] });
});

test("a word that no record can hold is refused at once", async () => {
  const room = new FakeRoom("me");
  const commitments = page(room);
  for (const word of ["a\nb", "\u202eabc", "\ud800", "a\u2028b"])
    await expect(commitments.giveWord(0, word)).rejects.toMatchObject({ code: "bad_name" });
  expect(room.sent).toEqual([]);
});

test.each([new MemoryStorage(), null])("after a reload the commitment is still opened", async (storage) => {
  const room = new FakeRoom("me", "other");
  const before = page(room, storage);
  await before.update();
  room.begin();
  const after = storage ? page(room, storage) : before;
  await after.update();
  expect(room.words()).toHaveLength(1);
});

test("nothing is opened for other people's commitments, twice, or when the dice are ready", async () => {
  const room = new FakeRoom("me", "other");
  const commitments = page(room);
  await commitments.update();
  room.setCommitment(0, "c".repeat(64));
  room.begin();
  await commitments.update();
  expect(room.words()).toEqual([]);
  expect(commitments.store.game(SEAL)?.missing).toEqual([0]);
  const second = new FakeRoom("me", "other");
  const again = page(second);
  await again.update();
  second.begin();
  await again.update();
  await again.update();
  second.change({ ready: true, revealed: [false, false] });
  await again.update();
  expect(second.sent.map((each) => each.do)).toEqual(["commitwords", "revealwords"]);
});

test("nothing is opened once the commitments of the others have changed", async () => {
  const room = new FakeRoom("me", "other");
  const commitments = page(room);
  await commitments.update();
  room.begin();
  room.refuses = "unavailable";
  await commitments.update();
  expect(commitments.store.game(SEAL)?.opened).toEqual([]);
  room.refuses = "";
  room.change({ commitments: [room.view.seats[0]?.commitment ?? "", "c".repeat(64)] });
  await commitments.update();
  expect(room.sent.filter((each) => each.do === "revealwords")).toHaveLength(1);
});

test("a tab that does not play, or a closed room, sends nothing", async () => {
  const room = new FakeRoom("me");
  room.status = "elsewhere";
  await page(room).update();
  room.status = "open";
  room.view = { ...room.view, closed: true };
  await page(room).update();
  expect(room.sent).toEqual([]);
});

test("the next game gets a new commitment without the old word", async () => {
  const room = new FakeRoom("me");
  const commitments = page(room);
  await commitments.giveWord(0, "sunshine");
  const [first] = room.view.seats;
  room.view = { ...room.view, next_seal: "ab".repeat(32), seats: [{ ...seat, guest: "me" }] };
  await commitments.update();
  expect(commitments.words[0]).toBe("");
  expect(room.view.seats[0]?.commitment).not.toBe(first?.commitment);
});

test("a refused commitment is sent again after the next change", async () => {
  const room = new FakeRoom("me");
  const commitments = page(room);
  room.refuses = "unavailable";
  await commitments.update();
  expect(commitments.store.own(SEAL, 0)?.accepted).toBe(false);
  room.refuses = "";
  await commitments.update();
  expect(room.sent).toHaveLength(2);
  expect(room.sent[0]).toEqual(room.sent[1]);
  expect(commitments.store.own(SEAL, 0)?.accepted).toBe(true);
});
