import { queryOptions, skipToken, type Query, type QueryClient } from '@tanstack/react-query';
import { visitorPlayer } from './visitorPlayer';
import { playerKey } from '../session/playerKey';
import { visitorStorage } from '../storage/browserProgress';
import { isTraveller, playingTraveller, type TravellerId } from '../storage/travellers';
import type { Player } from './player';

/** Parts of a page that mount later share the data just fetched; another tab may have changed it by the time this one has the focus. */
const READ_OFTEN = { staleTime: 5_000, refetchOnWindowFocus: 'always' } as const;
const READ_ONCE = { staleTime: 10 * 60_000, refetchOnWindowFocus: true } as const;

/** A query of the player's data, pending until the player is known. @param failure what a failure is logged as (rule 10.2). */
export function playerQuery<Data>(
  player: Player | null,
  failure: string,
  subject: readonly [string, day?: number],
  fetch: (player: Player) => Promise<Data>,
) {
  return queryOptions({
    queryKey: [...playerKey(player?.key), ...subject],
    queryFn: player ? () => fetch(player) : skipToken,
    ...READ_OFTEN,
    meta: { failure, personal: player?.isVisitor === false },
  });
}

export const completionsQuery = (player: Player | null) =>
  playerQuery(player, 'Chargement de la progression', ['completions'], (one) => one.completions());

export const fragmentsQuery = (player: Player | null) =>
  playerQuery(player, 'Chargement des fragments', ['fragments'], (one) => one.fragments());

export const artefactsQuery = (player: Player | null) =>
  playerQuery(player, 'Chargement des artefacts', ['artefacts'], (one) => one.artefacts());

export const standingQuery = (player: Player | null) =>
  playerQuery(player, 'Chargement du rang', ['standing'], (one) => one.standing());

export const hintsQuery = (player: Player | null, day: number) =>
  playerQuery(player, 'Chargement des indices', ['hints', day], (one) => one.hints(day));

export const revelationQuery = (player: Player | null, day: number) => ({
  ...playerQuery(player, 'Chargement de la révélation', ['revelation', day], (one) => one.revelation(day)),
  ...READ_ONCE,
});

export const bonusQuestionQuery = (player: Player | null, day: number) => ({
  ...playerQuery(player, 'Chargement du défi', ['bonus question', day], (one) => one.bonusQuestion(day)),
  ...READ_ONCE,
});

export const solvedBonusDaysQuery = (player: Player | null) =>
  playerQuery(player, 'Chargement des défis', ['bonus days'], (one) => one.solvedBonusDays());

export const finalSentenceQuery = (player: Player | null) =>
  playerQuery(player, 'Chargement de la phrase', ['finalSentence'], (one) => one.finalSentence());

/** Invalidates all data of a player, as a completion changes much of it. */
export const refreshPlayer = (queries: QueryClient, key: string): Promise<void> =>
  queries.invalidateQueries({ queryKey: playerKey(key) });

const EDITION_SUBJECTS: readonly unknown[] = ['calendar', 'riddle', 'leaderboard', 'messages'];
/** Everything of a player is an edition's, except who they are. */
const isOfEdition = ({ queryKey: [subject, , part] }: Pick<Query, 'queryKey'>): boolean =>
  EDITION_SUBJECTS.includes(subject) || (subject === 'player' && part !== 'knight');

/** Another edition is played: what was received of the one before is not displayed any more. */
export function resetEdition(queries: QueryClient): void {
  void queries.resetQueries({ predicate: isOfEdition });
  void queries.invalidateQueries({ predicate: (query) => !isOfEdition(query) });
}

/** Invalidates a visitor's data when their browser's storage changes, in this tab or another. @returns a function that unsubscribes. */
export const followVisitor = (
  queries: QueryClient,
  edition: string | null,
  traveller: TravellerId,
): (() => void) =>
  visitorStorage(edition, traveller).follow(
    () => void refreshPlayer(queries, visitorPlayer(edition, traveller).key),
  );

/** The first word of a visitor's key (`Player.key`). */
const isVisitorKey = (key: unknown): boolean => {
  const [name = ''] = String(key).split(' ');
  return name === 'visitor' || isTraveller(name);
};

/** Once another traveller plays: what was read of it before may have been erased since. @returns a function that unsubscribes. */
export const followTraveller = (queries: QueryClient): (() => void) =>
  playingTraveller.follow(() =>
    queries.removeQueries({
      type: 'inactive',
      predicate: ({ queryKey: [subject, key] }) => subject === 'player' && isVisitorKey(key),
    }),
  );
