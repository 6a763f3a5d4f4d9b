// The limits of the game, as on the server.

export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 6;
export const COLORS = 6;
export const MAX_NAME_LENGTH = 20;
export const DEFAULT_FINISH = 21;
export const MAX_FINISH = 999;
/** wins or games of a series */
export const MAX_SERIES = 9;
