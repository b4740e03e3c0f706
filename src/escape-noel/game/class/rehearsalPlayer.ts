import { rehearseAnswer, type KeyOfDay } from '@/api/classes';
import type { Player, Success } from '../player/player';

const NOTHING = () => Promise.resolve(null);
const NONE = () => Promise.resolve([]);

/**
 * The player of a rehearsal (rule 25.8): every hint is shown, the answer is given on request, and the server records nothing.
 * @param knight a class's. @param key of the day that is rehearsed.
 */
export function rehearsalPlayer(knight: string, key: KeyOfDay): Player {
  const { answer, closing, explanation, fragment, artefact, book, hints } = key;
  const success = (revealed: boolean): Success => ({
    points: 0,
    revealed,
    revelation: { answer, closing, explanation, fragment, artefact, book },
    completedCount: 0,
    storedBy: 'nowhere',
  });
  return {
    key: `rehearsal ${knight}`,
    // Typed texts are apart from the class's, and erased with them (rule 3.10).
    id: `repetition-${knight}`,
    edition: null,
    isVisitor: false,
    lockReason: '',
    completions: NONE,
    hintCount: () => hints.length,
    hints: () => Promise.resolve(hints),
    revealHint: (_day, rank) => Promise.resolve(hints[rank - 1] ?? null),
    countOpening: () => Promise.resolve(),
    submit: async (day, submission) => {
      if (submission.kind === 'reveal') return { status: 'solved', success: success(true) };
      const journey = { player: knight, edition: null };
      const { verdict, message } = await rehearseAnswer(journey, day, submission.text);
      if (verdict === 'right') return { status: 'solved', success: success(false) };
      return verdict === 'almost'
        ? { status: 'almost', retryAfterS: 0 }
        : { status: 'wrong', retryAfterS: 0, ...(message !== null && { message }) };
    },
    revelation: NOTHING,
    bonusQuestion: NOTHING,
    submitBonusAnswer: () => Promise.resolve({ status: 'wrong', retryAfterS: 0 }),
    solvedBonusDays: NONE,
    finalSentence: NOTHING,
    submitFinalSentence: () => Promise.resolve({ status: 'refused' }),
    revealFinalSentenceHint: NOTHING,
    revealFinalSentence: () => Promise.resolve({ status: 'refused' }),
    fragments: NONE,
    artefacts: NONE,
    standing: NOTHING,
  };
}
