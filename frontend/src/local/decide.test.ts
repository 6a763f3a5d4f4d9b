import { describe, expect, it } from "vitest";
import type { StoredTable } from "../storage/games/local-tables";
import { decide, ended, type TableCommand } from "./decide";
import { newTable, roomView } from "./table-state";

const context = { levels: ["uniform", "bold"], chance: 5, now: 1000 };
const run = (table: StoredTable, ...commands: TableCommand[]): StoredTable =>
  commands.reduce((before, command) => decide(before, command, context).at(-1)?.table ?? before, table);
const ana: TableCommand = { do: "sit", seat: 0, name: "Ana" };
const bot: TableCommand = { do: "setseat", seat: 1, kind: "computer", bot: "bold" };
const table = (...commands: TableCommand[]) => run(newTable(2, null, 0), ...commands);
const playing = () => table(ana, bot, { do: "begin" });
const refusal = (before: StoredTable, command: TableCommand): string => {
  try {
    decide(before, command, context);
  } catch (error) {
    return (error as { code: string }).code;
  }
  return "";
};

describe("seats", () => {
  it("have names, colors and computer players, and count as changes only if they differ", () => {
    const found = table({ do: "sit", seat: 0, name: " Ana ", colour: 1 }, bot);
    expect(found.seats.map(({ kind, name, colour, bot: level }) => [kind, name, colour, level])).toEqual([
      ["person", "Ana", 1, ""],
      ["computer", "", 0, "bold"],
    ]);
    expect(found.version).toBe(2);
    expect(decide(found, { do: "sit", seat: 0, name: "Ana", colour: 1 }, context)).toEqual([]);
  });

  it("are added with free colors and removed from the end", () => {
    const three = run(table({ do: "sit", seat: 1, name: "Ben", colour: 2 }), { do: "setseats", seats: 4 });
    expect(three.seats.map(({ colour }) => colour)).toEqual([0, 2, 1, 3]);
    expect(run(three, { do: "setseats", seats: 2 }).seats).toHaveLength(2);
    expect(run(table(ana), { do: "stand", seat: 0 }).seats[0]?.kind).toBe("open");
  });

  const ben: TableCommand = { do: "sit", seat: 1, name: "Ben" };
  it.each<[command: TableCommand, code: string]>([
    [{ do: "sit", seat: 2, name: "Cleo" }, "no_such_seat"],
    [{ do: "sit", seat: 1, name: "ANA" }, "name_taken"],
    [{ do: "sit", seat: 1, name: "Ａｎａ" }, "name_taken"],
    [{ do: "sit", seat: 1, name: "two\nlines" }, "bad_name"],
    [{ do: "sit", seat: 1, name: "\u202eneB" }, "bad_name"],
    [{ do: "sit", seat: 1, name: "\u200b" }, "bad_name"],
    [{ do: "sit", seat: 1, name: "x".repeat(21) }, "bad_name"],
    [{ do: "sit", seat: 1, name: "Ben", colour: 0 }, "colour_taken"],
    [{ do: "sit", seat: 1, name: "Ben", colour: 6 }, "bad_request"],
    [{ do: "setseat", seat: 1, kind: "computer", bot: "unknown" }, "bad_setting"],
    [{ do: "setseat", seat: 1, kind: "person" }, "bad_setting"],
    [{ do: "setseats", seats: 7 }, "bad_request"],
    [{ do: "configure", youngest: 4 }, "no_such_seat"],
    [{ do: "configure", finish: 1000 }, "bad_request"],
    [{ do: "configure", series: "first_to", series_games: 10 }, "bad_request"],
    [{ do: "giveword", seat: 1, word: "luck" }, "not_your_seat"],
    [{ do: "begin" }, "seats_open"],
    [{ do: "abandon" }, "no_game"],
    [{ do: "leave" }, "bad_request"],
    [{ do: "passhost", seat: 0 }, "bad_request"],
    [{ do: "commitwords", commitments: [] }, "bad_request"],
  ])("%j is refused: %s", (command, code) => {
    expect(refusal(table(ana), command)).toBe(code);
    expect(refusal(run(table(ana, ben)), { do: "setseats", seats: 1 })).not.toBe("");
  });

  it.each(["Zoë", "👩‍👩‍👧", "1️⃣", "O’Neil", "محمد", "नमस्ते"])("%s is a name", (name) => {
    expect(table({ do: "sit", seat: 0, name }).seats[0]?.name).toBe(name);
  });

  it.each<TableCommand>([ana, bot, { do: "stand", seat: 0 }, { do: "setseats", seats: 3 }, { do: "configure" }, { do: "begin" }])(
    "nothing of this is possible during a game: %j",
    (command) => {
      expect(refusal(playing(), command)).toBe("game_running");
    },
  );
});

describe("a game", () => {
  const end = (before: StoredTable): StoredTable => (before.game ? ended(before, before.game) : before);

  it("is begun by the youngest, then by turns", () => {
    const first = run(table(ana, bot), { do: "configure", youngest: 1 }, { do: "begin" });
    expect(first.game?.order).toEqual([1, 0]);
    expect(run(end(first), { do: "begin" }).game?.order).toEqual([0, 1]);
    expect(run(end(run(end(first), { do: "begin" })), { do: "begin" }).game?.order).toEqual([1, 0]);
  });

  it("is begun by lot, if so configured", () => {
    expect(run(table(ana, bot), { do: "configure", starter: "random" }, { do: "begin" }).game?.order).toEqual([1, 0]);
  });

  it("begins in a position with its players on the seats, once", () => {
    const start = { position: "4,2/9 -/-/-/-/-/- B46:1", finish: 9 };
    const begun = run(newTable(2, start, 0), ana, bot, { do: "configure", youngest: 1, finish: 9 }, { do: "begin" });
    expect(begun.game).toMatchObject({ order: [0, 1], start: start.position, steps: [4, 2], player: 1 });
    expect(run(end(begun), { do: "begin" }).game?.start).toBe("0,0/9 -/-/-/-/-/- A");
    expect(refusal(newTable(2, start, 0), { do: "setseats", seats: 3 })).toBe("seats_differ");
  });

  it("has the secret whose seal was shown, with the words given then, and another one follows", () => {
    const lobby = run(table(ana, bot), { do: "giveword", seat: 0, word: " luck " });
    const begun = run(lobby, { do: "begin" });
    const view = roomView(begun, { actions: [] } as never);
    expect(view.game?.seal).toBe(roomView(lobby, null).next_seal);
    expect([view.game?.secret, view.next_seal === view.game?.seal]).toEqual(["", false]);
    expect(begun.game?.seats.map(({ word }) => word)).toEqual(["luck", ""]);
    const over = end(begun);
    expect(roomView(over, { actions: [] } as never).game?.secret).toBe(lobby.nextSecret);
    expect([over.seats.map(({ word }) => word), over.games]).toEqual([["", ""], [begun.game?.id]]);
  });

  it("can be abandoned", () => {
    expect(run(playing(), { do: "abandon" }).game).toMatchObject({ over: true, winner: null });
  });
});
