import { expect, it } from "vitest";
import type { StoredGame, StoredSeat, StoredTable } from "../../storage/games/local-tables";
import type { FinishedGame, RecentRoom } from "../../storage/games/recent-rooms";
import { finishedGames } from "./finished-games";
import { recentGames } from "./recent-games";

const seat = (kind: StoredSeat["kind"], name = ""): StoredSeat => ({ kind, name, colour: 0, bot: "", word: "" });
const seats = [seat("person", "Ana"), seat("computer")];
const game = { id: ".g", seats, steps: [4, 2], player: 0, over: false, winner: null, moved: 5 } as unknown as StoredGame;
const table = (part: Partial<StoredTable>): StoredTable => ({ id: ".t", at: 1, seats, game: null, movedTo: "", ...part }) as StoredTable;
const room: RecentRoom = { room: "R", at: 2, sitters: [], game: "", steps: null, turn: false };

it("lists tables and rooms, newest first, with steps and whose turn it is", () => {
  const found = recentGames([room], [table({ id: ".old" }), table({ at: 3, game, movedTo: "R" })]);
  expect(found.map(({ id, path }) => [id, path])).toEqual([
    [".t", "/table?game=.t"],
    ["R", "/r/R"],
    [".old", "/table?game=.old"],
  ]);
  expect(found[0]).toMatchObject({ local: true, steps: [4, 2], turn: true, moved: true });
  expect(found[2]).toMatchObject({ steps: null, turn: false, moved: false });
});

it("says that it is somebody's turn only for people, and leaves out tables without anybody", () => {
  expect(recentGames([], [table({ game: { ...game, player: 1 } })])[0]?.turn).toBe(false);
  expect(recentGames([], [table({ game: { ...game, over: true } })])[0]?.steps).toBeNull();
  expect(recentGames([], [table({ seats: [seat("open"), seat("open")] })])).toEqual([]);
});

it("lists every finished game once, newest first", () => {
  const listed: FinishedGame = { game: ".g", at: 4, sitters: [], winner: 0 };
  const found = finishedGames([listed], [game, { ...game, id: ".h", moved: 9, winner: 1 }]);
  expect(found.map(({ game: id, at, winner }) => [id, at, winner])).toEqual([
    [".h", 9, 1],
    [".g", 4, 0],
  ]);
  expect(found[0]?.sitters.map(({ computer, mine }) => [computer, mine])).toEqual([
    [false, true],
    [true, false],
  ]);
});
