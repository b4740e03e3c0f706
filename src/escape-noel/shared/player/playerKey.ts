/**
 * Under which everything stands in the caches that one player has read, so that signing in or out needs no special case.
 * @param key the player's own: a knight's is the account's identifier.
 */
export const playerKey = (key: string | undefined) => ['player', key] as const;
