import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FinalSentence, FinalSentenceVerdict } from '@/api/finalSentence';
import { typedAnswersOf } from '../../../game/storage/typedAnswers';
import { useEdition } from '../../../game/edition/useEdition';
import { useJudging } from '../../../game/judging/useJudging';
import type { Player } from '../../../game/player/player';
import { finalSentenceQuery, refreshPlayer } from '../../../game/player/player.queries';
import { knightKey } from '../../../game/session/knight.queries';

/** Rules 14.2 and 14.3. */
export function useFinalSentence(
  player: Player,
  finalSentence: FinalSentence,
  onVerdict: (verdict: FinalSentenceVerdict) => void,
) {
  const edition = useEdition();
  const queries = useQueryClient();
  const store = (next: FinalSentence) => queries.setQueryData(finalSentenceQuery(player).queryKey, next);
  const receive = (verdict: FinalSentenceVerdict) => {
    if (verdict.status === 'solved') {
      typedAnswersOf(edition, player.id).finalSentence.remove();
      store({ ...finalSentence, solved: verdict.solution });
      // The name may contain the sentence (rule 2.4).
      void queries.invalidateQueries({ queryKey: knightKey(player.key) });
    }
    onVerdict(verdict);
  };
  const judging = useJudging((text: string) => player.submitFinalSentence(text), receive);
  const hint = useMutation({
    mutationFn: () => player.revealFinalSentenceHint(finalSentence.hints.length + 1),
    onSuccess: (text) =>
      text === null
        ? refreshPlayer(queries, player.key) // solved elsewhere
        : store({ ...finalSentence, hints: [...finalSentence.hints, text] }),
    meta: { failure: 'Indice de la phrase' },
  });
  const reveal = useMutation({
    mutationFn: () => player.revealFinalSentence(),
    onSuccess: receive,
    meta: { failure: 'Révélation de la phrase' },
  });
  return { judging, hint, reveal };
}
