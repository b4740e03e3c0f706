import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useCountdown } from '@/lib/useCountdown';

/**
 * Has answers judged, one at a time.
 * @param judge sends an answer to the server.
 */
export function useJudging<Sent, Verdict extends { status: string; retryAfterS?: number }>(
  judge: (sent: Sent) => Promise<Verdict>,
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
  function send(sent: Sent): void {
    // Not while another answer is being judged (rule 3.4).
    if (busy.current) return;
    busy.current = true;
    mutate(sent);
  }

  return {
    /** The last answer sent, if any. */
    sent: variables,
    sending: isPending,
    /** Its verdict, once received. */
    verdict: data,
    /** Why there is no verdict, if so. */
    error,
    /** Seconds before the next answer may be sent. */
    wait,
    send,
    /** Sends the last answer again. */
    retry: () => {
      if (variables !== undefined) send(variables);
    },
  };
}
