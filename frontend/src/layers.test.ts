// The layers of the page: all folders are ordered, and each imports only from lower ones.

import { parse } from "svelte/compiler";
import ts from "typescript";
import { describe, expect, it } from "vitest";

/**
 * From top to bottom. Folders in one row do not import each other, and neither do the folders of `views`.
 * The files next to this one are the app itself; `wire.gen.ts` is generated from the server's types.
 */
const LAYERS: readonly (readonly string[])[] = [
  ["app"],
  ["views/*"],
  ["joining"],
  ["coach", "newgame", "puzzles", "statistics"],
  ["play", "plots"],
  ["ui"],
  ["board"],
  ["browser", "local", "server"],
  ["core"],
  ["storage"],
  ["words"],
  ["game"],
  ["wire.gen"],
];
const APP = ["App.svelte", "layers", "main", "offline", "routes", "theme.css"];
/** Files outside of src that are part of the page. */
const OUTSIDE = ["../../src/rapido/review/puzzles.json"];

type Files = Readonly<Record<string, string>>;

/** The folder that has a layer: views/room for views/room/table/Menu.svelte. */
function folderOf(path: string): string {
  const parts = path.split("/");
  const name = path.replace(/(\.test)?\.ts$/, "");
  if (parts.length === 1) return APP.includes(name) ? "app" : name;
  return parts.slice(0, parts[0] === "views" ? 2 : 1).join("/");
}

function rankOf(folder: string): number {
  return LAYERS.findIndex((row) => row.includes(folder) || (row.includes("views/*") && folder.startsWith("views/")));
}

/** The specifiers a file imports: static, dynamic, type-only or re-exported. */
function importsOf(path: string, text: string): string[] {
  return path.endsWith(".svelte") ? svelteImports(parse(text, { modern: true })) : scriptImports(path, text);
}

function scriptImports(path: string, text: string): string[] {
  const found: string[] = [];
  const add = (node: ts.Node | undefined): void => {
    if (node && ts.isStringLiteralLike(node)) found.push(node.text);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) add(node.moduleSpecifier);
    else if (ts.isImportTypeNode(node)) add(ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node.arguments[0]);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  return found;
}

const IMPORTING = ["ImportDeclaration", "ExportNamedDeclaration", "ExportAllDeclaration", "ImportExpression", "TSImportType"];

/** The same for a component, script and markup. */
function svelteImports(tree: unknown): string[] {
  if (Array.isArray(tree)) return tree.flatMap((each: unknown) => svelteImports(each));
  if (typeof tree !== "object" || tree === null) return [];
  const node = tree as Readonly<Record<string, unknown>>;
  const source = IMPORTING.includes(String(node.type)) ? ((node.source ?? node.argument) as { value?: unknown } | null | undefined) : null;
  const own = typeof source?.value === "string" ? [source.value] : [];
  return [...own, ...Object.values(node).flatMap((each) => svelteImports(each))];
}

function resolve(from: string, specifier: string): string {
  const parts = from.split("/").slice(0, -1);
  for (const part of specifier.split("/")) {
    if (part === ".." && parts.length > 0 && parts.at(-1) !== "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}

/** All imports that break the order, as messages. */
function violations(files: Files): string[] {
  return Object.entries(files).flatMap(([path, text]) => {
    const folder = folderOf(path);
    if (rankOf(folder) < 0) return [`${path} has no layer`];
    return importsOf(path, text).flatMap((specifier) => {
      if (!specifier.startsWith(".")) return [];
      const target = resolve(path, specifier);
      if (target.startsWith("../")) return OUTSIDE.includes(target) ? [] : [`${path} imports from outside the page: ${target}`];
      const other = folderOf(target);
      return other === folder || rankOf(other) > rankOf(folder) ? [] : [`${path} imports ${target}`];
    });
  });
}

const SOURCES: Files = Object.fromEntries(
  Object.entries(import.meta.glob<string>("./**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true })).map(([path, text]) => [
    path.slice(2),
    text,
  ]),
);

it("hold for the whole page", { timeout: 60_000 }, () => {
  expect(Object.keys(SOURCES).length).toBeGreaterThan(250);
  expect(violations(SOURCES)).toEqual([]);
});

it("list no folder that does not exist", () => {
  const folders = new Set(Object.keys(SOURCES).map(folderOf));
  const gone = LAYERS.flat().filter((each) => each !== "views/*" && each !== "wire.gen" && !folders.has(each));
  expect(gone).toEqual([]);
});

describe("a violation is found in", () => {
  const component = (script: string, markup = "") => `<script lang="ts">\n${script}\n</script>\n${markup}`;

  it.each<[what: string, path: string, text: string]>([
    ["a new folder", "helpers/string.ts", ""],
    ["a new file next to the app", "helpers.ts", ""],
    ["an upward import", "board/a.ts", 'import { router } from "../play/a";'],
    ["a sideways import", "play/a.ts", 'import { x } from "../plots/a";'],
    ["a view that imports another", "views/room/table/a.ts", 'import { x } from "../../start/a";'],
    ["a type-only import", "words/a.ts", 'import type { X } from "../storage/a";'],
    ["an inline type import", "words/a.ts", 'import { type X } from "../storage/a";'],
    ["an import type", "words/a.ts", 'let x: import("../storage/a").X;'],
    ["a side-effect import", "game/a.ts", 'import "../words/a";'],
    ["a dynamic import", "game/a.ts", 'const x = () => import("../words/a");'],
    ["a re-export", "game/a.ts", 'export { x } from "../words/a";'],
    ["a star re-export", "game/a.ts", 'export * from "../words/a";'],
    ["the script of a component", "ui/A.svelte", component('import B from "../play/B.svelte";')],
    ["a type-only import in a component", "ui/A.svelte", component('import type { X } from "../play/a";')],
    ["an import type in a component", "ui/A.svelte", component('let x: import("../play/a").X;')],
    ["the module script of a component", "ui/A.svelte", '<script module lang="ts">import { x } from "../play/a";</script>'],
    ["the markup of a component", "ui/A.svelte", component("", '{#await import("../play/a") then}{/await}')],
    ["an import of the app", "views/room/a.ts", 'import { ROUTES } from "../../routes";'],
    ["an import from outside the page", "words/a.ts", 'import x from "../../../src/rapido/x.json";'],
  ])("%s", (_, path, text) => {
    expect(violations({ [path]: text })).toHaveLength(1);
  });

  it.each([
    ["board/a.ts", 'import { x } from "../words/a"; import { tick } from "svelte"; import type { GameView } from "../wire.gen";'],
    ["board/dice/A.svelte", component('import { x } from "../stage.svelte";')],
    ["views/room/end/a.ts", 'import { x } from "../table/a"; import { y } from "../../../ui/a";'],
  ])("no violation in %s", (path, text) => {
    expect(violations({ [path]: text })).toEqual([]);
  });
});
