import { fetchBonusQuestion, submitBonusAnswer } from '@/api/bonusQuestions';
import { ApiError } from '@/api/errors';
import {
  fetchFinalSentence,
  revealFinalSentence,
  revealFinalSentenceHint,
  submitFinalSentence,
} from '@/api/finalSentence';
import { revealHint, type Hint } from '@/api/riddles';
import { storeDay, visitorFinalSentence, visitorHints, visitorProgress } from './browserProgress';
import { judge, submit } from './judge';
import type { Player } from './player';

/** The hints received in this visit, by day and rank: each is requested once. */
const received = new Map<string, Hint>();

async function receiveHint(day: number, rank: number): Promise<Hint | null> {
  const key = `${day} ${rank}`;
  const hint = received.get(key) ?? (await revealHint(null, day, rank));
  if (hint) received.set(key, hint);
  return hint;
}

/** Stores the sentence, unless one is stored: a sentence that was found does not become a revealed one. */
function storeFinalSentence(
  solved: NonNullable<ReturnType<typeof visitorFinalSentence.read>['solved']>,
): void {
  const stored = visitorFinalSentence.read();
  if (!stored.solved) visitorFinalSentence.write({ ...stored, solved });
}

export const browserPlayer: Player = {
  key: 'visitor',
  lockReason: "Soixante réponses en une minute, c'est beaucoup\u00A0!",
  completions: () => {
    const stored = visitorProgress.readStored();
    const days = [...visitorProgress.read()].map(([day, { score, completed_at }]) => ({
      day,
      score,
      completedAt: new Date(completed_at),
      storedBy: stored.has(day) ? ('browser' as const) : ('nowhere' as const),
    }));
    return Promise.resolve(days);
  },
  hintCount: (day) => visitorHints(day).read().length,
  hints: async (day) => {
    const ids = visitorHints(day).read();
    const found = await Promise.all(
      ids.map((_, index) =>
        receiveHint(day, index + 1).catch((error: unknown) => {
          if (error instanceof ApiError && error.code === 'not_found') return null;
          throw error;
        }),
      ),
    );
    const hints = found.filter((hint) => hint !== null);
    // A new edition may have fewer hints than this browser has revealed: those cost nothing.
    if (hints.length < ids.length) visitorHints(day).write(hints.map(({ id }) => id));
    return hints;
  },
  revealHint: async (day, rank) => {
    const hint = await receiveHint(day, rank);
    const ids = visitorHints(day).read();
    if (!hint || ids.includes(hint.id)) return hint;
    // Another tab may have solved the day meanwhile.
    if (visitorProgress.read().has(day)) return null;
    visitorHints(day).write([...ids, hint.id]);
    return hint;
  },
  submit: (day, submission) => judge(null, day, submission),
  revelation: async (day) => {
    const stored = visitorProgress.read().get(day);
    if (!stored || stored.revelation) return stored?.revelation ?? null;
    // The stored revelation was damaged: the stored answer gives it again.
    if (stored.answer === undefined && !stored.revealed) return null;
    const { answer } = stored;
    const verdict = await submit(
      null,
      day,
      answer === undefined ? { kind: 'reveal' } : { kind: 'answer', text: answer },
    );
    if (verdict.status === 'locked')
      throw new ApiError('refused', 'Trop de réponses en une minute', {
        reason: 'locked',
        forPlayers: true,
      });
    if (verdict.status !== 'solved') return null;
    storeDay(day, { ...stored, revelation: verdict.revelation });
    return verdict.revelation;
  },
  bonusQuestion: async (day) => {
    const question = await fetchBonusQuestion(null, day);
    return question && { ...question, solved: visitorProgress.read().get(day)?.defi ?? null };
  },
  submitBonusAnswer: async (day, text) => {
    const verdict = await submitBonusAnswer(null, day, text);
    const stored = visitorProgress.read().get(day);
    if (verdict.status === 'solved' && stored && !stored.defi)
      storeDay(day, { ...stored, defi: { typed: text, ...verdict.solution } });
    return verdict;
  },
  solvedBonusDays: () =>
    Promise.resolve([...visitorProgress.read()].flatMap(([day, { defi }]) => (defi ? [day] : []))),
  finalSentence: async () => {
    const finalSentence = await fetchFinalSentence(null);
    return finalSentence && { ...finalSentence, ...visitorFinalSentence.read() };
  },
  submitFinalSentence: async (text) => {
    const verdict = await submitFinalSentence(null, text);
    if (verdict.status === 'solved') storeFinalSentence({ typed: text, ...verdict.solution });
    return verdict;
  },
  revealFinalSentenceHint: async (rank) => {
    const hint = await revealFinalSentenceHint(null, rank);
    const { hints, solved } = visitorFinalSentence.read();
    if (hint === null || (solved && rank > hints.length)) return null;
    visitorFinalSentence.write({ hints: [...hints.slice(0, rank - 1), hint, ...hints.slice(rank)], solved });
    return hint;
  },
  revealFinalSentence: async () => {
    const verdict = await revealFinalSentence(null);
    if (verdict.status === 'solved') storeFinalSentence(verdict.solution);
    return verdict;
  },
  fragments: () =>
    Promise.resolve(
      [...visitorProgress.read()].flatMap(([day, { revelation }]) =>
        revelation ? [{ day, word: revelation.fragment }] : [],
      ),
    ),
  artefacts: () => Promise.resolve([]),
  standing: () => Promise.resolve(null),
};
