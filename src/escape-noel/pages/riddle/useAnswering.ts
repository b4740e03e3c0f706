import { useQueryClient } from '@tanstack/react-query';
import { draftsOf } from '../../shared/draft';
import { useEdition } from '../../shared/edition/useEdition';
import { useJudging } from '../../shared/judging/useJudging';
import type { Player, Submission } from '../../shared/player/player';
import { refreshPlayer, revelationQuery, wrongAnswersQuery } from '../../shared/player/player.queries';
import { withWrongAnswer } from '../../shared/player/wrongAnswers';

export type Answering = ReturnType<typeof useAnswering>;

interface Listeners {
  onSolved: () => void;
  /** A wrong or almost right answer, as it was sent. */
  onWrong?: (text: string) => void;
}

export function useAnswering(player: Player, day: number, { onSolved, onWrong }: Listeners) {
  const edition = useEdition();
  const queries = useQueryClient();
  return useJudging(
    (submission: Submission) => player.submit(day, submission),
    (outcome, submission) => {
      if (submission.kind === 'answer' && (outcome.status === 'wrong' || outcome.status === 'almost')) {
        const { queryKey } = wrongAnswersQuery(player, day);
        // Where they have not been read yet, the request that reads them has this one too.
        queries.setQueryData(queryKey, (known) => known && withWrongAnswer(known, submission.text));
        onWrong?.(submission.text);
      }
      if (outcome.status !== 'solved') return;
      onSolved();
      draftsOf(edition).answer(day).remove();
      draftsOf(edition).board(day).remove();
      queries.setQueryData(revelationQuery(player, day).queryKey, outcome.success.revelation);
      void refreshPlayer(queries, player.key);
    },
  );
}
