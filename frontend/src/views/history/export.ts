// Exports the stored games as JSON, or as CSV with one line per player and game.

import type { ReviewedGame } from "../../storage/games/reviewed-game";

export function asJson(games: readonly ReviewedGame[]): string {
  return `${JSON.stringify({ rapido_history: 1, games }, null, 1)}\n`;
}

const COLUMNS = [
  "game",
  "date",
  "turns",
  "finish",
  "exact",
  "player",
  "computer",
  "mine",
  "start",
  "won",
  "luck",
  "luck_spread",
  "rolls",
  "decisions",
  "loss",
];

export function asCsv(games: readonly ReviewedGame[]): string {
  const rows = games.flatMap((game) =>
    game.players.map((player) => [
      game.game,
      new Date(game.at).toISOString(),
      game.turns,
      game.finish,
      game.exact,
      player.name,
      player.computer,
      player.mine,
      player.start,
      player.won,
      player.luck,
      (1.96 * Math.sqrt(player.variance)).toFixed(5),
      player.rolls,
      player.decisions,
      player.loss,
    ]),
  );
  return `${[COLUMNS, ...rows].map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}

/** Quotes a cell so that no spreadsheet takes it for a formula and no comma splits it. */
function cell(value: string | number | boolean): string {
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
