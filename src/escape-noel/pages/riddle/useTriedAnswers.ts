import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { fetchWrongAnswers } from '@/api/wrongAnswers';
import { useEdition } from '../../game/edition/useEdition';
import { isWrong } from '../../game/player/submitToServer';
import { visitorStorage } from '../../game/storage/browserProgress';
import type { Player } from '../../game/player/player';
import { playerQuery } from '../../game/player/player.queries';
import { isTraveller } from '../../game/storage/travellers';
import { storedWrongAnswers, withWrongAnswer } from '../../game/storage/wrongAnswers';
import type { Answering } from './useAnswering';

/**
 * The player's different wrong answers to a day, newest last (rule 3.17). A failure to read them is only logged.
 * @param enabled false as long as they are not needed.
 */
export function useTriedAnswers(
  player: Player,
  day: number,
  { sent, verdict }: Pick<Answering, 'sent' | 'verdict'>,
  enabled: boolean,
): readonly string[] {
  const queries = useQueryClient();
  const edition = useEdition();
  const query = playerQuery(player, 'Chargement des réponses essayées', ['wrong answers', day], (one) =>
    isTraveller(one.id)
      ? Promise.resolve(storedWrongAnswers(visitorStorage(edition, one.id), day))
      : fetchWrongAnswers({ player: one.id, edition }, day),
  );
  const { data = [] } = useQuery({ ...query, enabled });
  const add = useEffectEvent(() => {
    // If they have not been read yet, the request that reads them has this one too.
    if (sent?.kind === 'answer')
      queries.setQueryData(query.queryKey, (known) => known && withWrongAnswer(known, sent.text));
  });
  useEffect(() => {
    if (verdict && isWrong(verdict)) add();
  }, [verdict]);
  return data;
}
