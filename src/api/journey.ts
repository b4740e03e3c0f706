/** The player and the edition that a request is about. */
export type Journey = {
  /** The knight that the page knows, or null for a visitor. */
  player: string | null;
  /** The code of an edition of the archives, or null for the current one. */
  edition: string | null;
};

/** The journey of a knight. */
export type KnightJourney = Journey & { player: string };

let played: string | null = null;

/** The code of the edition that this page plays; null until the server has said it. */
export const playedEdition = (): string | null => played;

/** From now on requests name this edition, so that a page stays in it while another one is published. */
export function playEdition(code: string): void {
  played = code;
}

/** The argument by which the game's functions know the edition: by default the current one. */
export function inEdition(edition: string | null): { edition?: string } {
  const code = edition ?? played;
  return code === null ? {} : { edition: code };
}

/** The embedding without columns by which rows of riddles are limited to an edition (`ofEdition`). */
export const EDITION_OF_RIDDLE = 'editions!inner()';

/** The filter that limits riddles to an edition. For the current one they are asked for by its status: their rows say its code. */
export const riddlesOfEdition = (edition: string | null): Record<string, string> =>
  edition === null ? { 'editions.status': 'current' } : { edition };

/** The same for the calendar. */
export const doorsOfEdition = (edition: string | null): Record<string, string | boolean> =>
  edition === null ? { is_current: true } : { edition };

/** The filter that limits rows that refer to riddles to an edition. */
export function ofEdition(edition: string | null): Record<string, string> {
  const code = edition ?? played;
  return code === null ? { 'enigmes.editions.status': 'current' } : { 'enigmes.edition': code };
}

/** The same for a view, which has the columns `edition` and `is_current`. */
export const ofEditionInView = (edition: string | null): Record<string, string | boolean> =>
  doorsOfEdition(edition ?? played);
