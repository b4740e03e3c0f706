import { useQueryClient } from '@tanstack/react-query';
import { draftsOf } from '../../shared/draft';
import { useEdition } from '../../shared/edition/useEdition';
import { useJudging } from '../../shared/judging/useJudging';
import type { Player, Submission } from '../../shared/player/player';
import { refreshPlayer, revelationQuery } from '../../shared/player/player.queries';

export type Answering = ReturnType<typeof useAnswering>;

export function useAnswering(player: Player, day: number, onSolved: () => void) {
  const edition = useEdition();
  const queries = useQueryClient();
  return useJudging(
    (submission: Submission) => player.submit(day, submission),
    (outcome) => {
      if (outcome.status !== 'solved') return;
      onSolved();
      draftsOf(edition, player.account).answer(day).remove();
      draftsOf(edition, player.account).board(day).remove();
      queries.setQueryData(revelationQuery(player, day).queryKey, outcome.success.revelation);
      void refreshPlayer(queries, player.key);
    },
  );
}
