import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Judged } from '@/backend/judged';
import { useCountdown } from '@/lib/useCountdown';

/** What became of the last answer to what is asked beyond the riddles. */
export interface Judging {
  /** What was sent last; undefined before anything was. */
  sent: string | undefined;
  sending: boolean;
  status: Judged<unknown>['status'] | undefined;
  /** It did not arrive. */
  error: Error | null;
  /** Seconds until the next one is judged; 0 when at once. */
  wait: number;
  submit: (text: string) => void;
}

/**
 * Has answers judged, one at a time (rules 13.2 and 14.2).
 * @param judge asks the server.
 * @param onVerdict hears what it said.
 */
export function useJudging<Solution>(
  judge: (text: string) => Promise<Judged<Solution>>,
  onVerdict: (verdict: Judged<Solution>) => void,
): Judging {
  const [waitUntil, setWaitUntil] = useState<number | null>(null);
  const wait = useCountdown(waitUntil);
  const busy = useRef(false);
  const { mutate, data, error, isPending, variables } = useMutation({
    mutationFn: judge,
    onSuccess: (verdict) => {
      if ('retryAfterS' in verdict)
        setWaitUntil(verdict.retryAfterS > 0 ? Date.now() + verdict.retryAfterS * 1000 : null);
      onVerdict(verdict);
    },
    onSettled: () => {
      busy.current = false;
    },
  });

  return {
    sent: variables,
    sending: isPending,
    status: data?.status,
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
