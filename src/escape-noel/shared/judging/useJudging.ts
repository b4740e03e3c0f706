import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useCountdown } from '@/lib/useCountdown';

/**
 * Has answers judged, one at a time.
 * @param judge asks the server.
 * @param onVerdict hears what it said.
 */
export function useJudging<Asked, Verdict extends { status: string; retryAfterS?: number }>(
  judge: (asked: Asked) => Promise<Verdict>,
  onVerdict: (verdict: Verdict) => void,
) {
  const [waitUntil, setWaitUntil] = useState<number | null>(null);
  const wait = useCountdown(waitUntil);
  const busy = useRef(false);
  const { mutate, data, error, isPending, variables } = useMutation({
    mutationFn: judge,
    onSuccess: (verdict) => {
      const { retryAfterS } = verdict;
      if (retryAfterS !== undefined) setWaitUntil(retryAfterS > 0 ? Date.now() + retryAfterS * 1000 : null);
      onVerdict(verdict);
    },
    onSettled: () => {
      busy.current = false;
    },
  });
  function send(asked: Asked): void {
    // Nothing is sent while another is on its way (rule 3.4).
    if (busy.current) return;
    busy.current = true;
    mutate(asked);
  }

  return {
    /** What was sent last; undefined before anything was. */
    sent: variables,
    sending: isPending,
    /** What the server said of it; undefined until it has. */
    verdict: data,
    /** It did not arrive. */
    error,
    /** Seconds until the next one is judged; 0 when at once. */
    wait,
    send,
    /** Sends again what did not arrive. */
    retry: () => {
      if (variables !== undefined) send(variables);
    },
  };
}
