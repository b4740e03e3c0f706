import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import { browserPlayer } from './browserPlayer';
import { followBrowser } from './browserProgress';
import type { Player } from './player';

/** A part of a page that comes later shows what the first one has just read. Whoever comes back to the page may have played in another. */
const READ_OFTEN = { staleTime: 5_000, refetchOnWindowFocus: 'always' } as const;
/** What stays as it is once a day is completed. */
const READ_ONCE = { staleTime: 10 * 60_000, refetchOnWindowFocus: true } as const;

/**
 * Under which everything stands in the caches that one player has read, so that signing in or out needs no special case.
 * @param key the player's own: a knight's is the account's identifier.
 */
export const playerKey = (key: string | undefined) => ['player', key] as const;

/**
 * What a player is asked, filed under the player's key; pending until it is known who plays. A failure is logged (rule 10.2).
 * @param what what is read, in a few words for the log.
 */
function asked<Data>(
  player: Player | null,
  what: string,
  subject: readonly [string, day?: number],
  ask: (player: Player) => Promise<Data>,
) {
  return queryOptions({
    queryKey: [...playerKey(player?.key), ...subject],
    queryFn: player ? () => ask(player) : skipToken,
    ...READ_OFTEN,
    meta: { failure: what, personal: player !== browserPlayer },
  });
}

/** The completed days. */
export const completionsQuery = (player: Player | null) =>
  asked(player, 'Chargement de la progression', ['completions'], (one) => one.completions());

/** The fragment words. */
export const fragmentsQuery = (player: Player | null) =>
  asked(player, 'Chargement des fragments', ['fragments'], (one) => one.fragments());

/** The collected objects. */
export const artefactsQuery = (player: Player | null) =>
  asked(player, 'Chargement des artefacts', ['artefacts'], (one) => one.artefacts());

/** The place in the ranking. */
export const standingQuery = (player: Player | null) =>
  asked(player, 'Chargement du rang', ['standing'], (one) => one.standing());

/** The revealed hints of a day. */
export const hintsQuery = (player: Player | null, day: number) =>
  asked(player, 'Chargement des indices', ['hints', day], (one) => one.hints(day));

/** What a completed day reveals. */
export const revelationQuery = (player: Player | null, day: number) => ({
  ...asked(player, 'Chargement de la révélation', ['revelation', day], (one) => one.revelation(day)),
  ...READ_ONCE,
});

/** A completed day's bonus question. */
export const bonusQuestionQuery = (player: Player | null, day: number) => ({
  ...asked(player, 'Chargement du défi', ['bonus question', day], (one) => one.bonusQuestion(day)),
  ...READ_ONCE,
});

/** The days whose bonus question is answered. */
export const solvedBonusDaysQuery = (player: Player | null) =>
  asked(player, 'Chargement des défis', ['bonus days'], (one) => one.solvedBonusDays());

/** The sentence of the fragments. */
export const finalSentenceQuery = (player: Player | null) =>
  asked(player, 'Chargement de la phrase', ['finalSentence'], (one) => one.finalSentence());

/** Has everything of a player read again, as a completion changes much of it. */
export const refreshPlayer = (queries: QueryClient, key: string): Promise<void> =>
  queries.invalidateQueries({ queryKey: playerKey(key) });

/** Has a visitor's things read again whenever the browser's change, in this tab or another. @returns how to stop. */
export const followVisitor = (queries: QueryClient): (() => void) =>
  followBrowser(() => void refreshPlayer(queries, browserPlayer.key));
