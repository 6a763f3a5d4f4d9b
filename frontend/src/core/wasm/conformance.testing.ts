// The cases of conformance/, for tests.

const TEXTS = import.meta.glob<string>("../../../../conformance/**/*.{toml,txt,json,positions}", {
  query: "?raw",
  import: "default",
  eager: true,
});

function textOf(name: string): string {
  const text = TEXTS[`../../../../conformance/${name}`];
  if (text === undefined) throw new Error(`conformance has no ${name}`);
  return text;
}

/** One case of rules.toml. */
export interface Case {
  readonly table: string;
  readonly name: string;
  readonly [key: string]: unknown;
}

/** Reads what rules.toml uses of TOML: tables in arrays, strings, numbers and lists. */
export function casesOf(table: string): readonly Case[] {
  const parts = textOf("rules.toml")
    .replaceAll(/^#.*$/gm, "")
    .split(/^\[\[(\w+)\]\]$/m)
    .slice(1);
  const cases: Case[] = [];
  for (let index = 0; index < parts.length; index += 2) {
    const pairs = [...(parts[index + 1] ?? "").matchAll(/^(\w+) = (\[[^\]]*\]|"[^"\n]*"|-?\d+)$/gm)];
    const members = pairs.map(([, key, value]) => [key, JSON.parse((value ?? "").replace(/,\s*\]$/, "]")) as unknown]);
    cases.push({ ...Object.fromEntries(members), table: parts[index] } as Case);
  }
  return cases.filter((each) => each.table === table);
}

/** Positions with the numbers of sequences of 1, 2, 3, ... moves. */
export function perftCounts(): readonly (readonly [position: string, counts: readonly number[]])[] {
  const lines = textOf("perft.txt").split("\n");
  return lines
    .filter((line) => line.includes("|") && !line.startsWith("#"))
    .map((line) => {
      const [position = "", counts = ""] = line.split("|");
      return [position.trim(), counts.trim().split(" ").map(Number)];
    });
}

export interface RecordedGame {
  readonly tokens: readonly string[];
  readonly positions: readonly string[];
}

export function recordedGame(players: number): RecordedGame {
  const { moves } = JSON.parse(textOf(`games/${players}-players.json`)) as { moves: string[] };
  const positions = textOf(`games/${players}-players.positions`).trim().split("\n");
  return { tokens: moves, positions };
}
