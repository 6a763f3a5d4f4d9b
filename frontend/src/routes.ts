// The routes: path, component and message catalogs of every view.

import type { Component } from "svelte";
import { isElsewhere } from "./browser/site/game-server";
import { replayPath, reviewPath, STORED_HERE } from "./game/links/game-id";

export interface Route {
  readonly name: string;
  readonly pattern: RegExp;
  /** a parameter after the question mark, and what it must look like: such paths are served by any static host */
  readonly query?: { readonly name: string; readonly pattern: RegExp };
  /** the message with its title, named after its catalog; build/routes.js reads it too */
  readonly title: string;
  readonly areas: readonly string[];
  readonly load: () => Promise<{ default: Component<Record<string, string>> }>;
}

interface Loaded {
  default: Component<Record<string, string>>;
}
const view = (load: () => Promise<unknown>) => load as () => Promise<Loaded>;

const REPLAY = {
  title: "replay-title",
  areas: ["table", "replay", "review", "record", "local"],
  load: view(() => import("./views/replay/Replay.svelte")),
};
const REVIEW = {
  title: "review-page",
  areas: ["table", "replay", "review", "record", "local"],
  load: view(() => import("./views/review/Review.svelte")),
};

export const ROUTES: readonly Route[] = [
  { name: "start", pattern: /^\/$/, title: "start-title", areas: ["start"], load: view(() => import("./views/start/Start.svelte")) },
  { name: "join", pattern: /^\/join$/, title: "start-join", areas: ["start"], load: view(() => import("./views/join/Join.svelte")) },
  {
    name: "room",
    pattern: /^\/r\/(?<room>[\w-]+)$/,
    title: "room-title",
    areas: ["room", "table", "absence", "coach", "score", "joining"],
    load: view(() => import("./views/room/RoomEntry.svelte")),
  },
  {
    name: "table",
    pattern: /^\/table$/,
    title: "local-table",
    query: { name: "game", pattern: STORED_HERE },
    areas: ["room", "table", "absence", "coach", "record", "local", "score"],
    load: view(() => import("./views/room/local/LocalRoom.svelte")),
  },
  { name: "replay", pattern: /^\/g\/(?<game>[\w-]+)$/, ...REPLAY },
  { name: "replay-here", pattern: /^\/replay$/, query: { name: "game", pattern: STORED_HERE }, ...REPLAY },
  { name: "review", pattern: /^\/g\/(?<game>[\w-]+)\/review$/, ...REVIEW },
  { name: "review-here", pattern: /^\/review$/, query: { name: "game", pattern: STORED_HERE }, ...REVIEW },
  {
    name: "show",
    pattern: /^\/show$/,
    title: "record-title",
    areas: ["record", "local"],
    load: view(() => import("./views/show/Show.svelte")),
  },
  {
    name: "editor",
    pattern: /^\/editor$/,
    title: "editor-title",
    areas: ["table", "review", "editor", "position"],
    load: view(() => import("./views/editor/Editor.svelte")),
  },
  {
    name: "learn",
    pattern: /^\/learn$/,
    title: "learn-title",
    areas: ["table", "review", "learn"],
    load: view(() => import("./views/learn/Learn.svelte")),
  },
  {
    name: "rules",
    pattern: /^\/rules$/,
    title: "rules-page-title",
    areas: ["table", "rules"],
    load: view(() => import("./views/rules/Rules.svelte")),
  },
  {
    name: "print",
    pattern: /^\/print$/,
    title: "print-title",
    areas: ["start", "rules", "print"],
    load: view(() => import("./views/print/Print.svelte")),
  },
  {
    name: "strategy",
    pattern: /^\/strategy$/,
    title: "strategy-title",
    areas: ["table", "strategy"],
    load: view(() => import("./views/strategy/Strategy.svelte")),
  },
  { name: "help", pattern: /^\/help$/, title: "guide-title", areas: ["guide"], load: view(() => import("./views/help/Help.svelte")) },
  {
    name: "referee",
    pattern: /^\/referee$/,
    title: "referee-title",
    areas: ["table", "referee"],
    load: view(() => import("./views/referee/Referee.svelte")),
  },
  {
    name: "settings",
    pattern: /^\/settings$/,
    title: "settings-title",
    areas: ["settings", "coach"],
    load: view(() => import("./views/settings/SettingsPage.svelte")),
  },
  {
    name: "puzzles",
    pattern: /^\/puzzles$/,
    title: "puzzles-title",
    areas: ["table", "coach", "review", "puzzles"],
    load: view(() => import("./views/puzzles/Puzzles.svelte")),
  },
  {
    name: "practice",
    pattern: /^\/practice$/,
    title: "puzzles-practice",
    areas: ["table", "coach", "review", "puzzles"],
    load: view(() => import("./views/practice/Practice.svelte")),
  },
  {
    name: "history",
    pattern: /^\/history$/,
    title: "history-title",
    areas: ["table", "review", "history", "record"],
    load: view(() => import("./views/history/History.svelte")),
  },
  {
    name: "record",
    pattern: /^\/record$/,
    title: "record-title",
    areas: ["record"],
    load: view(() => import("./views/record/OpenRecord.svelte")),
  },
];

const NOT_FOUND: Route = {
  name: "not-found",
  pattern: /.*/,
  title: "shell-nowhere",
  areas: [],
  load: view(() => import("./views/notfound/NotFound.svelte")),
};

/** A view of a server, on a static site. */
const ELSEWHERE = { name: "elsewhere", title: "shell-elsewhere", areas: [], load: view(() => import("./views/notfound/Elsewhere.svelte")) };

/** Finds the route of a path, which may have a query, and its parameters. */
export function findRoute(path: string): Route & { readonly params: Record<string, string> } {
  const [way = "", search = ""] = path.split("?");
  for (const route of ROUTES) {
    const match = route.pattern.exec(way);
    if (!match) continue;
    if (isElsewhere(way)) return { ...ELSEWHERE, pattern: route.pattern, params: { path } };
    if (!route.query) return { ...route, params: { ...match.groups } };
    const value = new URLSearchParams(search).get(route.query.name) ?? "";
    if (route.query.pattern.test(value)) return { ...route, params: { [route.query.name]: value } };
  }
  return { ...NOT_FOUND, params: {} };
}

/** Where a path of an earlier version leads today; null for all others. */
export function redirectOf(path: string): string | null {
  const [, game, review] = /^\/g\/(~[\w-]+)(\/review)?$/.exec(path.split("?")[0] ?? "") ?? [];
  if (game === undefined) return null;
  return review ? reviewPath(game) : replayPath(game);
}
