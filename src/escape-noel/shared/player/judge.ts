import { revealAnswer, submitAnswer, type Verdict } from '@/api/answers';
import { scoreForHints } from '../rules/score';
import { keepDay, visitorHints, visitorProgress } from './browserProgress';
import type { Outcome, Submission, Success } from './player';

/** The special value that is the reveal-answer action (rule 4.4). */
export const REVEAL_ANSWER = 'REVEAL_ANSWER';

/**
 * Has a submission judged by the server, and a completed day kept: by the server, or by the browser when it knew nobody.
 * @param accountId whose it is; null for a visitor.
 * @throws {BackendError} `signed_out` when the account's session has ended.
 */
export async function judge(accountId: string | null, day: number, submission: Submission): Promise<Outcome> {
  const verdict = await askVerdict(accountId, day, submission);
  if (verdict.status !== 'solved') return verdict;
  const { revelation, knight } = verdict;
  // Whoever finds by themselves what they once had revealed has found it all the same, for 0 points.
  const revealed = verdict.revealed && (submission.kind === 'reveal' || submission.text === REVEAL_ANSWER);
  const kept: Pick<Success, 'points' | 'completedCount' | 'keptBy'> = knight
    ? { points: knight.score, completedCount: knight.completedCount, keptBy: 'server' }
    : keepInBrowser(day, submission, verdict);
  return { status: 'solved', success: { revealed, revelation, ...kept } };
}

/** Asks the server what it thinks of a submission, once. @throws {BackendError} */
export function askVerdict(accountId: string | null, day: number, submission: Submission): Promise<Verdict> {
  return submission.kind === 'reveal'
    ? revealAnswer(accountId, day)
    : submitAnswer(accountId, day, submission.text);
}

function keepInBrowser(
  day: number,
  submission: Submission,
  { revealed, revelation }: Extract<Verdict, { status: 'solved' }>,
) {
  const hintsUsed = visitorHints(day).read().length;
  // A day that is kept already stays as it was.
  const done = visitorProgress.read().get(day) ?? {
    completed: true,
    score: revealed ? 0 : scoreForHints(hintsUsed),
    hints_used: hintsUsed,
    revealed,
    completed_at: new Date().toISOString(),
    revelation,
    ...(submission.kind === 'answer' ? { answer: submission.text } : {}),
  };
  const keptBy = keepDay(day, done) ? ('browser' as const) : ('nowhere' as const);
  return { points: done.score, completedCount: visitorProgress.read().size, keptBy };
}
