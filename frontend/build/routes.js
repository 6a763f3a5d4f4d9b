// The routes of the page, read from its sources: which views there are, with their titles, catalogs and components.

import { readFileSync } from "node:fs";
import { join } from "node:path";

const ROUTES = join(import.meta.dirname, "../src/routes.ts");
const ROUTE = /name: "(?<name>[\w-]+)",\s*pattern: \//;
const TITLE = /title: "(?<title>[\w-]+)"/;
const AREAS = /areas: \[(?<areas>[^\]]*)\]/;
const VIEW = /import\("\.\/(?<view>views\/[^"]+)"\)/;
/** what several routes share: const REPLAY = { … } and ...REPLAY */
const PART = /const (?<part>[A-Z]+) = \{(?<content>.*?)\};\n/gs;
const USED = /\.\.\.(?<part>[A-Z]+)/;

/** Throws if there is one that this does not understand. */
export function readRoutes() {
  const text = readFileSync(ROUTES, "utf8");
  const parts = new Map([...text.matchAll(PART)].map(({ groups }) => [groups.part, groups.content]));
  const starts = [...text.matchAll(new RegExp(ROUTE, "g"))].map(({ index }) => index);
  const [first, last] = [text.indexOf("export const ROUTES"), text.lastIndexOf("\n];")];
  const listed = text.slice(first, last).match(/^ {2}\{/gm) ?? [];
  const understood = starts.filter((start) => start > first && start < last);
  if (listed.length !== understood.length)
    throw new Error(`build/routes.js understands ${understood.length} of the ${listed.length} routes in src/routes.ts`);
  return starts.map((start, number) => {
    const route = text.slice(start, starts[number + 1]);
    const content = route + (parts.get(USED.exec(route)?.groups.part) ?? "");
    const { name } = ROUTE.exec(route).groups;
    const title = TITLE.exec(content);
    const areas = AREAS.exec(content);
    const view = VIEW.exec(content);
    if (!title || !areas || !view) throw new Error(`build/routes.js does not understand the route ${name} in src/routes.ts`);
    return {
      name,
      title: title.groups.title,
      areas: [...areas.groups.areas.matchAll(/"([\w-]+)"/g)].map(([, area]) => area),
      view: `src/${view.groups.view}`,
    };
  });
}
