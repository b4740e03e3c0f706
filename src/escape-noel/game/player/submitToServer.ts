import { revealAnswer, submitAnswer, type Verdict } from '@/api/answers';
import type { Journey } from '@/api/journey';
import { loadModule } from '@/lib/loadModule';
import { scoreForHints } from '../rules/score';
import type { VisitorStorage } from '../storage/browserProgress';
import { typedAnswersOf } from '../storage/typedAnswers';
import { storageOfRequest } from '../storage/playedEdition';
import { isTraveller } from '../storage/travellers';
import type { Outcome, Submission, Success } from './player';

/** The text that stands for the reveal-answer action (rule 4.4). */
export const REVEAL_ANSWER = 'REVEAL_ANSWER';

/**
 * The server stores a knight's completed day, the browser a visitor's; what was being typed for it goes.
 * @param owner a traveller, or the journey's knight.
 */
export async function submitToServer(
  journey: Journey,
  day: number,
  submission: Submission,
  owner: string | null,
): Promise<Outcome> {
  const storage = await storageOfRequest(journey.edition, isTraveller(owner) ? owner : null);
  const verdict = await requestVerdict(journey, day, submission);
  if (verdict.status !== 'solved') {
    if (journey.player === null && submission.kind === 'answer' && isWrong(verdict)) {
      // The list of the page has loaded it. Without it the answer is judged all the same.
      const module = await loadModule(() => import('../storage/wrongAnswers')).catch(() => null);
      module?.storeWrongAnswer(storage(), day, submission.text);
    }
    return verdict;
  }
  const typed = typedAnswersOf(journey.edition, owner);
  typed.answer(day).remove();
  typed.board(day).remove();
  const { revelation, knight } = verdict;
  // An answer that was revealed before and is typed now counts as found, for 0 points.
  const revealed = verdict.revealed && (submission.kind === 'reveal' || submission.text === REVEAL_ANSWER);
  const stored: Pick<Success, 'points' | 'completedCount' | 'storedBy'> = knight
    ? { points: knight.score, completedCount: knight.completedCount, storedBy: 'server' }
    : storeInBrowser(storage(), day, submission, verdict);
  return { status: 'solved', success: { revealed, revelation, ...stored } };
}

/** Wrong, or almost right. */
export const isWrong = ({ status }: Pick<Outcome, 'status'>): boolean =>
  status === 'wrong' || status === 'almost';

export const requestVerdict = (journey: Journey, day: number, submission: Submission): Promise<Verdict> =>
  submission.kind === 'reveal' ? revealAnswer(journey, day) : submitAnswer(journey, day, submission.text);

function storeInBrowser(
  { progress, hints, storeDay }: VisitorStorage,
  day: number,
  submission: Submission,
  { revealed, revelation }: Extract<Verdict, { status: 'solved' }>,
) {
  const hintsUsed = hints(day).read().length;
  // A day that is stored already stays as it was.
  const done = progress.read().get(day) ?? {
    completed: true,
    score: revealed ? 0 : scoreForHints(hintsUsed),
    hints_used: hintsUsed,
    revealed,
    completed_at: new Date().toISOString(),
    revelation,
    ...(submission.kind === 'answer' ? { answer: submission.text } : {}),
  };
  const storedBy = storeDay(day, done) ? ('browser' as const) : ('nowhere' as const);
  return { points: done.score, completedCount: progress.read().size, storedBy };
}
