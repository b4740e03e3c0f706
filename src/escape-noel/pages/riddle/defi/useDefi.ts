import { useQueryClient } from '@tanstack/react-query';
import type { Defi, DefiVerdict } from '@/backend/defis';
import { defiDraft } from '../../../shared/draft';
import { useJudging, type Judging } from '../../../shared/judging/useJudging';
import type { Player } from '../../../shared/player/player';
import { defiQuery, refreshPlayer } from '../../../shared/player/player.queries';

/**
 * Has answers to a day's second question judged (rule 13.2).
 * @param onVerdict hears what the server said.
 */
export function useDefi(
  player: Player,
  day: number,
  defi: Defi,
  onVerdict: (verdict: DefiVerdict) => void,
): Judging {
  const queries = useQueryClient();
  return useJudging(
    (text) => player.submitDefi(day, text),
    (verdict) => {
      if (verdict.status === 'solved') {
        defiDraft(day).remove();
        const solved: Defi = { ...defi, solved: verdict.solution };
        queries.setQueryData(defiQuery(player, day).queryKey, solved);
        void refreshPlayer(queries, player.key);
      }
      onVerdict(verdict);
    },
  );
}
