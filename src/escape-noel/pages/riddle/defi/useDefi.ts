import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Defi, DefiVerdict } from '@/backend/defis';
import { defiDraft } from '../../../shared/draft';
import type { Player } from '../../../shared/player/player';
import { defiQuery, refreshPlayer } from '../../../shared/player/player.queries';
import { useCountdown } from '../useCountdown';

/** What became of the last answer to a second question. */
export interface DefiAnswering {
  /** What was sent last; undefined before anything was. */
  sent: string | undefined;
  sending: boolean;
  verdict: DefiVerdict | undefined;
  /** It did not arrive. */
  error: Error | null;
  /** Seconds until the next one is judged; 0 when at once. */
  wait: number;
  submit: (text: string) => void;
}

/**
 * Has answers to a day's second question judged, one at a time (rule 13.2).
 * @param onVerdict hears what the server said.
 */
export function useDefi(
  player: Player,
  day: number,
  defi: Defi,
  onVerdict: (verdict: DefiVerdict) => void,
): DefiAnswering {
  const queries = useQueryClient();
  const [waitUntil, setWaitUntil] = useState<number | null>(null);
  const wait = useCountdown(waitUntil);
  const busy = useRef(false);
  const { mutate, data, error, isPending, variables } = useMutation({
    mutationFn: (text: string) => player.submitDefi(day, text),
    onSuccess: (verdict) => {
      if (verdict.status === 'solved') {
        defiDraft(day).remove();
        const solved: Defi = { ...defi, solved: verdict.solution };
        queries.setQueryData(defiQuery(player, day).queryKey, solved);
        void refreshPlayer(queries, player.key);
      } else if (verdict.status !== 'refused') {
        setWaitUntil(verdict.retryAfterS > 0 ? Date.now() + verdict.retryAfterS * 1000 : null);
      }
      onVerdict(verdict);
    },
    onSettled: () => {
      busy.current = false;
    },
  });

  return {
    sent: variables,
    sending: isPending,
    verdict: data,
    error,
    wait,
    submit: (text) => {
      // Nothing is sent while another is on its way (rule 3.4).
      if (busy.current || wait > 0 || text.trim() === '') return;
      busy.current = true;
      mutate(text.trim());
    },
  };
}
