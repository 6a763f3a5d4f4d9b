// The limits of the game, as on the server.

export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 6;
export const COLORS = 6;
export const MAX_NAME_LENGTH = 20;
export const DEFAULT_FINISH = 21;
export const MAX_FINISH = 999;
/** wins or games of a series */
export const MAX_SERIES = 9;
/** seconds for a turn; 0 means no limit */
export const TURN_LIMITS = [0, 30, 60, 120, 300, 3600, 86_400, 259_200];
