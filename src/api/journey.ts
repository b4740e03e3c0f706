/** Whose game a request is about, and which edition of it. */
export type Journey = {
  /** The account that the page knows, or null for a visitor. */
  player: string | null;
  /** The code of an edition of the archives, or null for the one that is played. */
  edition: string | null;
};

/** The argument by which the game's functions know the edition: by default the one that is played. */
export const inEdition = (edition: string | null): { edition?: string } =>
  edition === null ? {} : { edition };

/** The embedding without columns by which rows of riddles are limited to an edition (`ofEdition`). */
export const EDITION_OF_RIDDLE = 'editions!inner()';

/** The filter that limits rows to an edition. @param riddles the path from the rows to their riddles; empty for riddles themselves. */
export const ofEdition = (edition: string | null, riddles = 'enigmes.'): Record<string, string> =>
  edition === null ? { [`${riddles}editions.status`]: 'current' } : { [`${riddles}edition`]: edition };

/** The same for a view, which has the columns `edition` and `is_current`. */
export const ofEditionInView = (edition: string | null): Record<string, string | boolean> =>
  edition === null ? { is_current: true } : { edition };
