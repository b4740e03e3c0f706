import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { onAccountChange } from '@/backend/auth';
import { BackendError, type BackendErrorCode } from '@/backend/errors';
import { answerDraft, playDraft } from '../../shared/draft';
import type { Outcome, Player, Submission, Success } from '../../shared/player/player';
import { refreshPlayer, revelationQuery } from '../../shared/player/player.queries';

/** Where the last try stands. */
export type Attempt =
  | { status: 'idle' }
  | { status: 'sending'; submission: Submission }
  /** `message`: what the edition says of this very answer, when it is a near miss. */
  | { status: 'wrong'; text: string; message?: string | undefined }
  /** A slip away from right (rule 12.5). */
  | { status: 'almost'; text: string }
  | { status: 'locked' }
  | { status: 'refused'; hintsLeft: number }
  | { status: 'failed'; submission: Submission; error: unknown }
  | { status: 'solved'; success: Success };

/** Has a player's answers of a day judged, one at a time, until one is right. */
export function useAnswering(player: Player, day: number, onSolved: () => void) {
  const queries = useQueryClient();
  const [waitUntil, setWaitUntil] = useState<number | null>(null);
  const busy = useRef(false);
  const { mutate, data, error, variables } = useMutation({
    mutationFn: (submission: Submission) => player.submit(day, submission),
    onSuccess: (outcome) => {
      if (outcome.status === 'solved') {
        onSolved();
        answerDraft(day).remove();
        playDraft(day).remove();
        queries.setQueryData(revelationQuery(player, day).queryKey, outcome.success.revelation);
        void refreshPlayer(queries, player.key);
      } else if (outcome.status !== 'refused') {
        setWaitUntil(outcome.retryAfterS > 0 ? Date.now() + outcome.retryAfterS * 1000 : null);
      }
    },
    onSettled: () => {
      busy.current = false;
    },
  });
  const attempt = useMemo(() => attemptOf(variables, data, error), [variables, data, error]);

  function send(submission: Submission): void {
    // Nothing is sent while another is on its way (rule 3.4).
    if (busy.current) return;
    busy.current = true;
    // A copy: the same thing sent again is another try.
    mutate({ ...submission });
  }

  // What did not arrive goes by itself once the network is back, or the knight.
  const retryByItself = useEffectEvent((obstacle: BackendErrorCode) => {
    if (attempt.status !== 'failed' || !(attempt.error instanceof BackendError)) return;
    if (attempt.error.code === obstacle) send(attempt.submission);
  });
  useEffect(() => {
    const online = () => retryByItself('unreachable');
    addEventListener('online', online);
    const stopFollowing = onAccountChange((_account, change) => {
      if (change === 'signed_in') retryByItself('signed_out');
    });
    return () => {
      removeEventListener('online', online);
      stopFollowing();
    };
  }, []);

  return {
    attempt,
    /** When the next try will be judged, in milliseconds since 1970; null when at once. */
    waitUntil,
    submit: (text: string) => {
      const trimmed = text.trim();
      if (trimmed !== '') send({ kind: 'answer', text: trimmed });
    },
    reveal: () => send({ kind: 'reveal' }),
    /** Sends again what did not arrive. */
    retry: () => {
      if (attempt.status === 'failed') send(attempt.submission);
    },
  };
}

/** @param submission what was sent last. @param outcome what became of it; with no `error` either, it is on its way. */
function attemptOf(
  submission: Submission | undefined,
  outcome: Outcome | undefined,
  error: Error | null,
): Attempt {
  if (!submission) return { status: 'idle' };
  if (error) return { status: 'failed', submission, error };
  if (!outcome) return { status: 'sending', submission };
  if (outcome.status === 'solved' || outcome.status === 'refused') return outcome;
  if (outcome.status === 'locked' || submission.kind === 'reveal') return { status: 'locked' };
  const { text } = submission;
  return outcome.status === 'wrong' ? { ...outcome, text } : { status: 'almost', text };
}
