import { describe, expect, it } from "vitest";
import type { AbsentGuest, RoomView, SeatView } from "../../../wire.gen";
import { presenceChanges } from "../presence-changes";
import { absentPlayers, secondsUntil } from "./absent-players";
import { agreedGuests, formerHosts } from "./newer-members";
import { isAlone, nextStarter, rematchOf, starterSentence } from "./rematch";

const SETTINGS = { turn_limit: 0, starter: "youngest" };

/** Seats like "ana ben- ben computer": a minus for a seat on which a computer player stands in. */
function room(seats: string, more: object = {}): RoomView {
  const views = seats.split(" ").map((word, colour): SeatView => {
    const guest = word.replace("-", "");
    const kind = guest === "computer" || guest === "open" ? guest : "person";
    const person = kind === "person";
    return {
      kind,
      guest: person ? guest : "",
      name: person ? guest.toUpperCase() : "",
      colour,
      bot: "",
      away: word.endsWith("-"),
      word: false,
      commitment: "",
    };
  });
  const game = { id: "g1", order: views.map((_, number) => number) };
  return {
    host: "ana",
    seats: views,
    settings: SETTINGS,
    playing: true,
    game,
    former_hosts: [],
    rematch: [],
    ...more,
  } as unknown as RoomView;
}
const gone = (guest: string, since = 100): AbsentGuest => ({ guest, since, stand_in_from: since + 30 });

describe("those who are gone", () => {
  it("are grouped by device, in the time of this device", () => {
    expect(absentPlayers(room("ana ben ben"), [gone("ben")], 5000)).toEqual([
      { guest: "ben", seat: 1, names: ["BEN", "BEN"], since: 95_000, standInFrom: 125_000, away: false },
    ]);
  });
  it("are named without those for whom a computer player plays, unless it does for all", () => {
    expect(absentPlayers(room("ana ben- ben"), [gone("ben")], 0)).toMatchObject([{ seat: 2, names: ["BEN"], away: false }]);
    expect(absentPlayers(room("ana ben- ben-"), [gone("ben")], 0)).toMatchObject([{ seat: 1, names: ["BEN", "BEN"], away: true }]);
  });
  it("matter only in a game, and only with a seat", () => {
    expect(absentPlayers(room("ana ben", { playing: false }), [gone("ben")], 0)).toEqual([]);
    expect(absentPlayers(room("ana ben"), [gone("host")], 0)).toEqual([]);
    expect(absentPlayers(null, [gone("ben")], 0)).toEqual([]);
  });
  it("have whole seconds left", () => {
    expect([secondsUntil(5000, 3001), secondsUntil(5000, 5000), secondsUntil(5000, 9000)]).toEqual([2, 0, 0]);
  });
});

describe("a rematch", () => {
  it("waits for everybody who is here", () => {
    const view = room("ana ben cleo", { playing: false, rematch: ["ben"] });
    expect(rematchOf(view, [])).toEqual({ by: "ben", agreed: ["ben"], waiting: ["ana", "cleo"], startsAt: null });
    expect(rematchOf(view, [gone("cleo")]).startsAt).toBe(null);
  });
  it("does not wait long for those who are gone, nor at all for those who were away", () => {
    const view = room("ana ben- cleo dan computer", { playing: false, rematch: ["ana"] });
    expect(rematchOf(view, [gone("cleo", 50), gone("dan", 60)])).toMatchObject({ waiting: ["cleo", "dan"], startsAt: 90 });
  });
  it("needs one tap if there is nobody to ask", () => {
    expect([isAlone(room("ana ana computer"), "ana"), isAlone(room("ana ben"), "ana")]).toEqual([true, false]);
  });
  it("is begun by the next around the table", () => {
    expect(nextStarter(room("ana ben cleo"))).toBe(1);
    expect(nextStarter(room("ana ben", { game: { id: "g", order: [1, 0] } }))).toBe(0);
    expect(nextStarter(room("ana ben", { settings: { ...SETTINGS, starter: "random" } }))).toBe(null);
    expect(nextStarter(room("ana ben", { game: null }))).toBe(null);
  });
  it("says who begins; on a shared device by name", () => {
    expect(starterSentence(room("ana ben"), 1, "ben", true)).toBe("absence-begins-next-you");
    expect(starterSentence(room("ana ben"), 1, "ana", true)).toBe("absence-begins-next");
    expect(starterSentence(room("ben ben"), 1, "ben", false)).toBe("absence-begins");
    expect(starterSentence(room("ana ben"), null, "ana", true)).toBe("");
  });
});

describe("everybody is told", () => {
  const changes = (before: RoomView, after: RoomView, you = "ana") => presenceChanges(before, after, you);
  it("who is gone and who is back", () => {
    expect(changes(room("ana ben"), room("ana ben-"))).toEqual(["table-stands-in"]);
    expect(changes(room("ana ben-"), room("ana ben"))).toEqual(["table-is-back"]);
    expect(changes(room("ana- ana- ben"), room("ana ana ben"))).toEqual(["absence-you-back"]);
    expect(changes(room("ana ben"), room("ana- ben"))).toEqual([]);
  });
  it("who is the host, also between games", () => {
    const before = room("ana ben cleo", { playing: false });
    const after = room("ana ben cleo", { playing: false, host: "ben" });
    expect([changes(before, after, "ben"), changes(before, after, "cleo")]).toEqual([["table-you-host"], ["absence-host-now"]]);
  });
  it("that the time for a move is another one", () => {
    expect(changes(room("ana ben"), room("ana ben", { settings: { ...SETTINGS, turn_limit: 60 } }))).toEqual(["absence-limit-now"]);
  });
  it("that a proposal ended, unless the game begins", () => {
    const proposed = room("ana ben", { playing: false, rematch: ["ben"] });
    expect(changes(proposed, room("ana ben", { playing: false }))).toEqual(["absence-rematch-ended"]);
    expect(changes(proposed, room("ana ben", { game: { id: "g2", order: [1, 0] } }))).toEqual(["absence-begins"]);
  });
  it("nothing about the first game", () => {
    expect(changes(room("ana ben", { playing: false, game: null }), room("ana ben"))).toEqual([]);
  });
});

it("an older server does not tell who has agreed or may be the host again", () => {
  expect([agreedGuests({}), formerHosts({})]).toEqual([[], []]);
});
