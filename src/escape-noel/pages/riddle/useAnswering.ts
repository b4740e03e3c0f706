import { useQueryClient } from '@tanstack/react-query';
import { draftsOf } from '../../game/storage/drafts';
import { useEdition } from '../../game/edition/useEdition';
import { useJudging } from '../../game/judging/useJudging';
import type { Player, Submission } from '../../game/player/player';
import { refreshPlayer, revelationQuery } from '../../game/player/player.queries';

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
