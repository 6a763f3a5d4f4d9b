// All that a review says about one player.

import type { RecordPlayer, ReviewedView } from "../../../wire.gen";
import type { Entries } from "../entries";
import { playerBalance } from "./balance";
import { playerDice } from "./dice";
import { playerGrade } from "./grade";
import { playerLuck } from "./luck";
import { playerMistakes } from "./mistakes";
import { playerSkill } from "./skill";

export function playerView(reviewed: Entries, seat: number, { name, computer }: RecordPlayer): ReviewedView {
  const { start, entries, variances, end, winner } = reviewed;
  const skill = playerSkill(entries, seat, start.length);
  return {
    name,
    ...playerBalance(entries, seat),
    ...skill,
    grade: playerGrade(skill, start.length),
    luck: playerLuck(entries, variances, seat),
    mistakes: playerMistakes(entries, seat),
    dice: playerDice(entries, seat),
    computer,
    start: start[seat] ?? 0,
    result: winner === null ? null : Number(seat === winner),
    end: end[seat] ?? 0,
  };
}
