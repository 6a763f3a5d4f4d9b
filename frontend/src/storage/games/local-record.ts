// The record of a game at a local table, as the server gives it for a game in a room.

import { hexToBytes } from "@noble/hashes/utils.js";
import { formatResult, playerLetter } from "../../game/notation";
import { sealOf } from "../../game/record/fair";
import { dayOf, timeOf } from "../../game/record/record-text";
import type { GameRecord } from "../../wire.gen";
import type { StoredGame } from "./local-tables";

/** The record so far; secret and words are shown after the end. */
export function localRecord(game: StoredGame): GameRecord {
  return {
    rapido: 1,
    tags: {
      Date: dayOf(new Date(game.began)),
      Started: timeOf(new Date(game.began)),
      ...(game.over && { Ended: timeOf(new Date(game.moved)) }),
    },
    players: game.seats.map(({ name, kind, bot, word }, player) => ({
      name: name || `Player ${playerLetter(player)}`,
      computer: kind === "computer" ? bot : "",
      word: game.over ? word : "",
    })),
    start: game.start,
    seal: sealOf(hexToBytes(game.secret)),
    secret: game.over ? game.secret : "",
    moves: game.moves,
    result: formatResult(game.winner),
  };
}
