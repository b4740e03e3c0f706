import { queryOptions, skipToken } from '@tanstack/react-query';
import { fetchOpenRiddles } from '@/api/riddles';
import type { Player } from '../../game/player/player';
import { playerKey } from '../../game/session/playerKey';
import { startEdition } from '../../game/storage/playedEdition';

/** The riddles that may be printed: the opened days (rule 21.1). */
export const openRiddlesQuery = (edition: string | null) =>
  queryOptions({
    queryKey: ['riddle', edition, 'open'],
    queryFn: async () => {
      const riddles = await fetchOpenRiddles(edition);
      const [first] = riddles;
      if (edition === null && first) startEdition(first.edition);
      return riddles;
    },
    staleTime: 60_000,
    meta: { failure: 'Chargement des énigmes à imprimer' },
  });

/** Revelations for the player, by day: a day that they have not completed has no entry. */
export const keyQuery = (player: Player | null, days: readonly number[]) =>
  queryOptions({
    queryKey: [...playerKey(player?.key), 'answer key', days],
    queryFn: player
      ? async () => {
          const read = days.map(async (day) => [day, await player.revelation(day)] as const);
          return new Map(await Promise.all(read));
        }
      : skipToken,
    staleTime: 60_000,
    meta: { failure: 'Chargement des réponses trouvées', personal: player?.isVisitor === false },
  });
