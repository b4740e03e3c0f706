import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { onAccountChange } from '@/api/auth';
import { ApiError, isUnanswered } from '@/api/errors';
import { draftsOf } from '../../shared/draft';
import { useEdition } from '../../shared/edition/useEdition';
import { useJudging } from '../../shared/judging/useJudging';
import type { Player, Submission } from '../../shared/player/player';
import { refreshPlayer, revelationQuery } from '../../shared/player/player.queries';

export type Answering = ReturnType<typeof useAnswering>;

export function useAnswering(player: Player, day: number, onSolved: () => void) {
  const edition = useEdition();
  const queries = useQueryClient();
  const judging = useJudging(
    (submission: Submission) => player.submit(day, submission),
    (outcome) => {
      if (outcome.status !== 'solved') return;
      onSolved();
      draftsOf(edition).answer(day).remove();
      draftsOf(edition).board(day).remove();
      queries.setQueryData(revelationQuery(player, day).queryKey, outcome.success.revelation);
      void refreshPlayer(queries, player.key);
    },
  );

  // An answer that did not arrive is sent again once the network is back, or the knight has signed in again.
  const onOnline = useEffectEvent(() => {
    if (isUnanswered(judging.error)) judging.retry();
  });
  const onSignedIn = useEffectEvent(() => {
    if (judging.error instanceof ApiError && judging.error.code === 'signed_out') judging.retry();
  });
  useEffect(() => {
    const online = () => onOnline();
    addEventListener('online', online);
    const unsubscribe = onAccountChange((_account, change) => {
      if (change === 'signed_in') onSignedIn();
    });
    return () => {
      removeEventListener('online', online);
      unsubscribe();
    };
  }, []);

  return judging;
}
