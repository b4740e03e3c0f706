import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useCountdown } from '@/lib/useCountdown';

/** Has answers judged, one at a time (rule 3.4). */
export function useJudging<Sent, Verdict extends { status: string; retryAfterS?: number }>(
  judge: (sent: Sent) => Promise<Verdict>,
  onVerdict: (verdict: Verdict) => void,
) {
  const [waitUntil, setWaitUntil] = useState<number | null>(null);
  const wait = useCountdown(waitUntil);
  const busy = useRef(false);
  const { mutateAsync, reset, data, error, isPending, variables } = useMutation({
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
  /** @returns null while another one is being judged. */
  async function sendAndWait(sent: Sent): Promise<Verdict | null> {
    if (busy.current) return null;
    busy.current = true;
    // The whole page renders again while an answer is judged: where the browser can, the pressed button is painted first.
    if ('scheduler' in globalThis && 'yield' in scheduler) await scheduler.yield();
    return mutateAsync(sent);
  }
  function send(sent: Sent): void {
    // The failure is in `error`.
    sendAndWait(sent).catch(() => undefined);
  }

  function retry(): void {
    if (variables !== undefined) send(variables);
  }
  // `wait` is in seconds.
  return {
    sent: variables,
    sending: isPending,
    verdict: data,
    error,
    wait,
    send,
    sendAndWait,
    retry,
    forgetFailure: reset,
  };
}
