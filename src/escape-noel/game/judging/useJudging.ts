import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useCountdown } from '@/lib/useCountdown';

interface Judgement<Sent, Verdict> {
  sent: Sent;
  /** Null to have it judged here. */
  verdict: Promise<Verdict> | null;
}

/** Has answers judged, one at a time (rule 3.4). */
export function useJudging<Sent, Verdict extends { status: string; retryAfterS?: number }>(
  judge: (sent: Sent) => Promise<Verdict>,
  onVerdict: (verdict: Verdict) => void,
) {
  const [waitUntil, setWaitUntil] = useState<number | null>(null);
  const wait = useCountdown(waitUntil);
  const busy = useRef(false);
  const { mutate, data, error, isPending, variables } = useMutation({
    mutationFn: ({ sent, verdict }: Judgement<Sent, Verdict>) => verdict ?? judge(sent),
    onSuccess: (verdict) => {
      const { retryAfterS } = verdict;
      if (retryAfterS !== undefined) setWaitUntil(retryAfterS > 0 ? Date.now() + retryAfterS * 1000 : null);
      onVerdict(verdict);
    },
    onSettled: () => {
      busy.current = false;
    },
  });

  async function begin(sent: Sent): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    // The whole page renders again while an answer is judged: where the browser can, the pressed button is painted first.
    if ('scheduler' in globalThis && 'yield' in scheduler) await scheduler.yield();
    mutate({ sent, verdict: null });
  }
  const send = (sent: Sent): void => void begin(sent);

  /** Shows the verdict of an answer that is sent elsewhere, as if it were sent here. */
  function receive(sent: Sent, verdict: Promise<Verdict>): void {
    if (busy.current) return;
    busy.current = true;
    mutate({ sent, verdict });
  }

  function retry(): void {
    if (variables !== undefined) send(variables.sent);
  }
  // `wait` is in seconds.
  return {
    sent: variables?.sent,
    sending: isPending,
    verdict: data,
    error,
    wait,
    send,
    receive,
    retry,
  };
}
