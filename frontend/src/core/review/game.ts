// The review of one game: everyone's chance to win, move by move, and what it says about the players.

import type { ReviewView } from "../../wire.gen";
import type { Kernel } from "../kernel";
import type { BadRecord } from "../text/record/damage";
import type { RecordedGame } from "../text/record/game";
import { standInTokens } from "../text/record/stand-ins";
import { playerView } from "./accounts/player";
import { reviewEntries } from "./entries";
import { moments } from "./moments";
import { SOURCE } from "./value-function";

export function reviewGame(kernel: Kernel, record: RecordedGame, damage: BadRecord | null): ReviewView {
  const { players, start } = record;
  const reviewed = reviewEntries(kernel, record, standInTokens(record));
  const { winner } = reviewed;
  return {
    source: SOURCE,
    stderr: kernel.stderr(start.steps.length),
    finish: start.finish,
    turns: reviewed.turns,
    start: reviewed.start,
    result: winner === null ? null : players.map((_, seat) => Number(seat === winner)),
    end: reviewed.end,
    players: players.map((player, seat) => playerView(reviewed, seat, player)),
    moments: moments(reviewed.entries),
    entries: reviewed.entries,
    damage: damage?.sentence ?? null,
  };
}
