// The functions that the kernel exports; src/rapido/kernel/native/build_wasm.py lists them.
// Pointers are byte offsets in its memory.

export interface KernelExports {
  readonly memory: WebAssembly.Memory;
  readonly __heap_base: WebAssembly.Global<"i32">;
  readonly rapido_layout: () => number;
  readonly rapido_begin: (game: number, players: number, finish: number) => void;
  readonly rapido_legal: (game: number) => number;
  readonly rapido_refusal: (game: number, kind: number, number: number) => number;
  readonly rapido_move: (game: number, kind: number, number: number, events: number) => number;
  readonly rapido_start_turn: (game: number, events: number) => number;
  readonly rapido_thrown_out: (game: number, field: number) => number;
  readonly rapido_evaluator_size: (file: number, bytes: number) => number;
  readonly rapido_evaluator_load: (evaluator: number, file: number, bytes: number) => number;
  readonly rapido_analyze: (evaluator: number, game: number, analysis: number) => void;
  readonly rapido_odds: (evaluator: number, game: number, odds: number) => void;
  readonly rapido_player_name: (player: number) => number;
  readonly rapido_level: (player: number) => number;
  readonly rapido_choose: (evaluator: number, game: number, player: number, seed: bigint) => number;
  readonly rapido_review: (evaluator: number, game: number, moves: number, count: number, entries: number, ends: number) => number;
}

const FUNCTIONS: readonly (keyof KernelExports)[] = [
  "rapido_layout",
  "rapido_begin",
  "rapido_legal",
  "rapido_refusal",
  "rapido_move",
  "rapido_start_turn",
  "rapido_thrown_out",
  "rapido_evaluator_size",
  "rapido_evaluator_load",
  "rapido_analyze",
  "rapido_odds",
  "rapido_player_name",
  "rapido_level",
  "rapido_choose",
  "rapido_review",
];

/** Throws if something is missing: page and module are built together, and the names of their files have hashes. */
export function exportsOf(instance: WebAssembly.Instance): KernelExports {
  const { exports } = instance;
  for (const name of FUNCTIONS) if (typeof exports[name] !== "function") throw new TypeError(`the kernel has no ${name}`);
  if (!(exports.memory instanceof WebAssembly.Memory)) throw new TypeError("the kernel has no memory");
  if (!(exports.__heap_base instanceof WebAssembly.Global)) throw new TypeError("the kernel has no __heap_base");
  return exports as unknown as KernelExports;
}
