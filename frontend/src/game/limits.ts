// The limits set by the game box.

export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 6;
export const COLORS = 6;
export const DEFAULT_FINISH = 21;
export const MAX_FINISH = 999;
