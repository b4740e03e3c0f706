import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Feast, FeastVerdict } from '@/api/feast';
import { sentenceDraft } from '../../../shared/draft';
import { useJudging } from '../../../shared/judging/useJudging';
import type { Player } from '../../../shared/player/player';
import { feastQuery } from '../../../shared/player/player.queries';

/**
 * Has sentences judged, hints revealed one by one and, after the last, the sentence itself (rules 14.2 and 14.3).
 * @param onVerdict hears what the server said.
 */
export function useFeast(player: Player, feast: Feast, onVerdict: (verdict: FeastVerdict) => void) {
  const queries = useQueryClient();
  const keep = (next: Feast) => queries.setQueryData(feastQuery(player).queryKey, next);
  const hear = (verdict: FeastVerdict) => {
    if (verdict.status === 'solved') {
      sentenceDraft.remove();
      keep({ ...feast, solved: verdict.solution });
    }
    onVerdict(verdict);
  };
  const judging = useJudging((text: string) => player.submitSentence(text), hear);
  const hint = useMutation({
    mutationFn: () => player.revealFeastHint(feast.hints.length + 1),
    onSuccess: (text) => keep({ ...feast, hints: [...feast.hints, text] }),
  });
  const reveal = useMutation({ mutationFn: () => player.revealSentence(), onSuccess: hear });
  return { judging, hint, reveal };
}
