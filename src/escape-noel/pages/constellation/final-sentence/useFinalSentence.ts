import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FinalSentence, FinalSentenceVerdict } from '@/api/finalSentence';
import { finalSentenceDraft } from '../../../shared/draft';
import { useJudging } from '../../../shared/judging/useJudging';
import type { Player } from '../../../shared/player/player';
import { finalSentenceQuery } from '../../../shared/player/player.queries';

/**
 * Judges sentences, reveals hints and, after the last one, the sentence itself (rules 14.2 and 14.3).
 * @param onVerdict called with the server's verdict.
 */
export function useFinalSentence(
  player: Player,
  finalSentence: FinalSentence,
  onVerdict: (verdict: FinalSentenceVerdict) => void,
) {
  const queries = useQueryClient();
  const keep = (next: FinalSentence) => queries.setQueryData(finalSentenceQuery(player).queryKey, next);
  const hear = (verdict: FinalSentenceVerdict) => {
    if (verdict.status === 'solved') {
      finalSentenceDraft.remove();
      keep({ ...finalSentence, solved: verdict.solution });
    }
    onVerdict(verdict);
  };
  const judging = useJudging((text: string) => player.submitFinalSentence(text), hear);
  const hint = useMutation({
    mutationFn: () => player.revealFinalSentenceHint(finalSentence.hints.length + 1),
    onSuccess: (text) => keep({ ...finalSentence, hints: [...finalSentence.hints, text] }),
  });
  const reveal = useMutation({ mutationFn: () => player.revealFinalSentence(), onSuccess: hear });
  return { judging, hint, reveal };
}
