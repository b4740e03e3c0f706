import { revealAnswer, submitAnswer, type Verdict } from '@/api/answers';
import { scoreForHints } from '../rules/score';
import { storeDay, visitorHints, visitorProgress } from './browserProgress';
import type { Outcome, Submission, Success } from './player';

/** The text that stands for the reveal-answer action (rule 4.4). */
export const REVEAL_ANSWER = 'REVEAL_ANSWER';

/** The server stores a knight's completed day, the browser a visitor's. @param accountId null for a visitor. */
export async function judge(accountId: string | null, day: number, submission: Submission): Promise<Outcome> {
  const verdict = await submit(accountId, day, submission);
  if (verdict.status !== 'solved') return verdict;
  const { revelation, knight } = verdict;
  // An answer that was revealed before and is typed now counts as found, for 0 points.
  const revealed = verdict.revealed && (submission.kind === 'reveal' || submission.text === REVEAL_ANSWER);
  const stored: Pick<Success, 'points' | 'completedCount' | 'storedBy'> = knight
    ? { points: knight.score, completedCount: knight.completedCount, storedBy: 'server' }
    : storeInBrowser(day, submission, verdict);
  return { status: 'solved', success: { revealed, revelation, ...stored } };
}

export const submit = (accountId: string | null, day: number, submission: Submission): Promise<Verdict> =>
  submission.kind === 'reveal' ? revealAnswer(accountId, day) : submitAnswer(accountId, day, submission.text);

function storeInBrowser(
  day: number,
  submission: Submission,
  { revealed, revelation }: Extract<Verdict, { status: 'solved' }>,
) {
  const hintsUsed = visitorHints(day).read().length;
  // A day that is stored already stays as it was.
  const done = visitorProgress.read().get(day) ?? {
    completed: true,
    score: revealed ? 0 : scoreForHints(hintsUsed),
    hints_used: hintsUsed,
    revealed,
    completed_at: new Date().toISOString(),
    revelation,
    ...(submission.kind === 'answer' ? { answer: submission.text } : {}),
  };
  const storedBy = storeDay(day, done) ? ('browser' as const) : ('nowhere' as const);
  return { points: done.score, completedCount: visitorProgress.read().size, storedBy };
}
