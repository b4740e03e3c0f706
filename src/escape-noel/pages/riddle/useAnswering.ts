import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { onAccountChange } from '@/backend/auth';
import { BackendError, type BackendErrorCode } from '@/backend/errors';
import { revealAnswer, submitAnswer, type Revelation, type Verdict } from '@/backend/answers';
import { readLocalProgress, recordLocalCompletion } from '../../shared/progress/localProgress';
import { refreshProgress } from '../../shared/progress/useProgress';
import { scoreForHints } from '../../shared/rules/score';
import { retryOnce } from '../../shared/retryOnce';
import { useSession } from '../../shared/session/SessionProvider';
import { answerDraft } from '../../shared/draft';
import { knightRevelationQuery } from './riddle.queries';

/** The special value that is the reveal-answer action (spec §5). */
export const REVEAL_ANSWER = 'REVEAL_ANSWER';

/** What is sent: an answer, or the wish to have it revealed. */
type Submission = { kind: 'answer'; text: string } | { kind: 'reveal' };

/** A riddle that was completed on this page. */
export interface Success {
  points: number;
  /** It was asked for, not found. */
  revealed: boolean;
  revelation: Revelation;
  completedCount: number;
  /** Who keeps it; `nowhere` when the browser would not. */
  keptBy: 'server' | 'browser' | 'nowhere';
}

/** Where the last try stands. */
export type Attempt =
  | { status: 'idle' }
  | { status: 'sending'; submission: Submission }
  | { status: 'wrong'; text: string }
  | { status: 'locked' }
  | { status: 'refused'; hintsLeft: number }
  | { status: 'failed'; submission: Submission; error: unknown }
  | { status: 'solved'; success: Success };

/** What the answer form and its dialogs need. */
export interface Answering {
  attempt: Attempt;
  /** When the next try will be judged, in milliseconds since 1970; null when at once. */
  waitUntil: number | null;
  submit: (text: string) => void;
  reveal: () => void;
  /** Sends again what did not arrive. */
  retry: () => void;
}

/**
 * Has answers judged, one at a time.
 * @param hintCount how many hints the player has revealed.
 */
export function useAnswering(day: number, hintCount: number): Answering {
  const { account } = useSession();
  const queries = useQueryClient();
  const [attempt, setAttempt] = useState<Attempt>({ status: 'idle' });
  const [waitUntil, setWaitUntil] = useState<number | null>(null);
  const busy = useRef(false);
  const accountId = account?.id ?? null;

  function celebrate(verdict: Extract<Verdict, { status: 'solved' }>, submission: Submission): Success {
    answerDraft(day).remove();
    const { revelation, knight } = verdict;
    // Whoever finds by themselves what they once had revealed has found it all the same, for 0 points.
    const revealed = verdict.revealed && (submission.kind === 'reveal' || submission.text === REVEAL_ANSWER);
    if (knight && accountId !== null) {
      queries.setQueryData(knightRevelationQuery(day, accountId).queryKey, revelation);
      void refreshProgress(queries, accountId);
      const { score: points, completedCount } = knight;
      return { points, revealed, revelation, completedCount, keptBy: 'server' };
    }
    const score = verdict.revealed ? 0 : scoreForHints(hintCount);
    const kept = recordLocalCompletion(day, {
      score,
      hintsUsed: hintCount,
      revealed: verdict.revealed,
      revelation,
      ...(submission.kind === 'answer' ? { answer: submission.text } : {}),
    });
    const local = readLocalProgress();
    return {
      points: local.get(day)?.score ?? score,
      revealed,
      revelation,
      completedCount: local.size,
      keptBy: kept ? 'browser' : 'nowhere',
    };
  }

  function afterVerdict(verdict: Verdict, submission: Submission): Attempt {
    if (verdict.status === 'solved') return { status: 'solved', success: celebrate(verdict, submission) };
    if (verdict.status === 'refused') return { status: 'refused', hintsLeft: verdict.hintsLeft };
    const wait = verdict.retryAfterS;
    setWaitUntil(wait > 0 ? Date.now() + wait * 1000 : null);
    if (verdict.status === 'locked' || submission.kind === 'reveal') return { status: 'locked' };
    return { status: 'wrong', text: submission.text };
  }

  async function send(submission: Submission): Promise<void> {
    // « Nothing happens while a submission is in progress » (spec §5).
    if (busy.current) return;
    busy.current = true;
    setAttempt({ status: 'sending', submission });
    try {
      const verdict = await retryOnce(() =>
        submission.kind === 'reveal'
          ? revealAnswer(accountId, day)
          : submitAnswer(accountId, day, submission.text),
      );
      setAttempt(afterVerdict(verdict, submission));
    } catch (error) {
      setAttempt({ status: 'failed', submission, error });
    } finally {
      busy.current = false;
    }
  }

  // What did not arrive goes by itself once the network is back, or the knight.
  const retryByItself = useEffectEvent((obstacle: BackendErrorCode) => {
    if (attempt.status !== 'failed' || !(attempt.error instanceof BackendError)) return;
    if (attempt.error.code === obstacle) void send(attempt.submission);
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
    waitUntil,
    submit: (text) => {
      const trimmed = text.trim();
      if (trimmed !== '') void send({ kind: 'answer', text: trimmed });
    },
    reveal: () => void send({ kind: 'reveal' }),
    retry: () => {
      if (attempt.status === 'failed') void send(attempt.submission);
    },
  };
}
