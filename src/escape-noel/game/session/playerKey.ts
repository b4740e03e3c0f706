/** The key of all data of a player (a knight's is its id), so that signing in or out needs no special case. */
export const playerKey = (key: string | undefined) => ['player', key] as const;
