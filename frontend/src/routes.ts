// The routes: path, component and message catalogs of every view.

import type { Component } from "svelte";

export interface Route {
  readonly name: string;
  readonly pattern: RegExp;
  readonly areas: readonly string[];
  readonly load: () => Promise<{ default: Component<Record<string, string>> }>;
}

interface Loaded {
  default: Component<Record<string, string>>;
}
const view = (load: () => Promise<unknown>) => load as () => Promise<Loaded>;

export const ROUTES: readonly Route[] = [
  { name: "start", pattern: /^\/$/, areas: ["start"], load: view(() => import("./views/start/Start.svelte")) },
  { name: "join", pattern: /^\/join$/, areas: ["start"], load: view(() => import("./views/join/Join.svelte")) },
  {
    name: "room",
    pattern: /^\/r\/(?<room>[\w-]+)$/,
    areas: ["room", "table", "coach"],
    load: view(() => import("./views/room/Room.svelte")),
  },
  {
    name: "replay",
    pattern: /^\/g\/(?<game>[\w~-]+)$/,
    areas: ["table", "replay", "review", "record"],
    load: view(() => import("./views/replay/Replay.svelte")),
  },
  {
    name: "review",
    pattern: /^\/g\/(?<game>[\w~-]+)\/review$/,
    areas: ["table", "replay", "review", "record"],
    load: view(() => import("./views/review/Review.svelte")),
  },
  {
    name: "editor",
    pattern: /^\/editor$/,
    areas: ["table", "review", "editor", "position"],
    load: view(() => import("./views/editor/Editor.svelte")),
  },
  { name: "learn", pattern: /^\/learn$/, areas: ["table", "learn"], load: view(() => import("./views/learn/Learn.svelte")) },
  { name: "rules", pattern: /^\/rules$/, areas: ["table", "rules"], load: view(() => import("./views/rules/Rules.svelte")) },
  { name: "referee", pattern: /^\/referee$/, areas: ["table", "referee"], load: view(() => import("./views/referee/Referee.svelte")) },
  {
    name: "settings",
    pattern: /^\/settings$/,
    areas: ["settings", "coach"],
    load: view(() => import("./views/settings/SettingsPage.svelte")),
  },
  {
    name: "puzzles",
    pattern: /^\/puzzles$/,
    areas: ["table", "coach", "review", "puzzles"],
    load: view(() => import("./views/puzzles/Puzzles.svelte")),
  },
  {
    name: "practice",
    pattern: /^\/practice$/,
    areas: ["table", "coach", "review", "puzzles"],
    load: view(() => import("./views/practice/Practice.svelte")),
  },
  {
    name: "history",
    pattern: /^\/history$/,
    areas: ["table", "review", "history", "record"],
    load: view(() => import("./views/history/History.svelte")),
  },
  { name: "record", pattern: /^\/record$/, areas: ["record"], load: view(() => import("./views/record/OpenRecord.svelte")) },
];

const NOT_FOUND: Route = { name: "not-found", pattern: /.*/, areas: [], load: view(() => import("./views/notfound/NotFound.svelte")) };

/** Finds the route of a path, and its parameters. */
export function findRoute(path: string): Route & { readonly params: Record<string, string> } {
  for (const route of ROUTES) {
    const match = route.pattern.exec(path);
    if (match) return { ...route, params: { ...match.groups } };
  }
  return { ...NOT_FOUND, params: {} };
}
