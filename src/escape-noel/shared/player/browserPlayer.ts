import { BackendError } from '@/api/errors';
import { revealHint, type Hint } from '@/api/riddles';
import { keepDay, visitorFinalSentence, visitorHints, visitorProgress } from './browserProgress';
import { askVerdict, judge } from './judge';
import type { Player } from './player';

/** The hints that the server has told in this visit: what is revealed stays so, and is asked for once. */
const told = new Map<string, Hint>();

async function tellHint(day: number, rank: number): Promise<Hint> {
  const place = `${day} ${rank}`;
  const hint = told.get(place) ?? (await revealHint(null, day, rank));
  told.set(place, hint);
  return hint;
}

/** Keeps the sentence, unless it is kept already: what was found stays found. */
function keepFinalSentence(
  solved: NonNullable<ReturnType<typeof visitorFinalSentence.read>['solved']>,
): void {
  const kept = visitorFinalSentence.read();
  if (!kept.solved) visitorFinalSentence.write({ ...kept, solved });
}

/** A visitor: judged by the server, kept by the browser. */
export const browserPlayer: Player = {
  key: 'visitor',
  lockReason: "Trop de réponses arrivent d'ici en même temps\u00A0!",
  completions: () => {
    const kept = visitorProgress.readKept();
    const days = [...visitorProgress.read()].map(([day, { score, completed_at }]) => ({
      day,
      score,
      completedAt: new Date(completed_at),
      keptBy: kept.has(day) ? ('browser' as const) : ('nowhere' as const),
    }));
    return Promise.resolve(days);
  },
  hintCount: (day) => visitorHints(day).read().length,
  hints: async (day) => {
    const ids = visitorHints(day).read();
    const found = await Promise.all(
      ids.map((_, index) =>
        tellHint(day, index + 1).catch((error: unknown) => {
          if (error instanceof BackendError && error.code === 'missing') return null;
          throw error;
        }),
      ),
    );
    const hints = found.filter((hint) => hint !== null);
    // An edition that has fewer hints than the browser noted: what is not there costs nothing.
    if (hints.length < ids.length) visitorHints(day).write(hints.map(({ id }) => id));
    return hints;
  },
  revealHint: async (day, rank) => {
    const hint = await tellHint(day, rank);
    visitorHints(day).write([...new Set([...visitorHints(day).read(), hint.id])]);
    return hint;
  },
  submit: (day, submission) => judge(null, day, submission),
  revelation: async (day) => {
    const kept = visitorProgress.read().get(day);
    if (!kept || kept.revelation) return kept?.revelation ?? null;
    // Damage has taken it: the server tells it again to the answer that the browser has kept.
    if (kept.answer === undefined && !kept.revealed) return null;
    const { answer } = kept;
    const verdict = await askVerdict(
      null,
      day,
      answer === undefined ? { kind: 'reveal' } : { kind: 'answer', text: answer },
    );
    if (verdict.status === 'locked') throw new BackendError('unreachable', 'Trop de réponses en une minute');
    if (verdict.status !== 'solved') return null;
    keepDay(day, { ...kept, revelation: verdict.revelation });
    return verdict.revelation;
  },
  bonusQuestion: async (day) => {
    const { fetchBonusQuestion } = await import('@/api/bonusQuestions');
    const question = await fetchBonusQuestion(null, day);
    return question && { ...question, solved: visitorProgress.read().get(day)?.defi ?? null };
  },
  submitBonusAnswer: async (day, text) => {
    const { submitBonusAnswer } = await import('@/api/bonusQuestions');
    const verdict = await submitBonusAnswer(null, day, text);
    const kept = visitorProgress.read().get(day);
    if (verdict.status === 'solved' && kept && !kept.defi)
      keepDay(day, { ...kept, defi: { typed: text, ...verdict.solution } });
    return verdict;
  },
  solvedBonusDays: () =>
    Promise.resolve([...visitorProgress.read()].flatMap(([day, { defi }]) => (defi ? [day] : []))),
  finalSentence: async () => {
    const { fetchFinalSentence } = await import('@/api/finalSentence');
    const finalSentence = await fetchFinalSentence(null);
    return finalSentence && { ...finalSentence, ...visitorFinalSentence.read() };
  },
  submitFinalSentence: async (text) => {
    const { submitFinalSentence } = await import('@/api/finalSentence');
    const verdict = await submitFinalSentence(null, text);
    if (verdict.status === 'solved') keepFinalSentence({ typed: text, ...verdict.solution });
    return verdict;
  },
  revealFinalSentenceHint: async (rank) => {
    const { revealFinalSentenceHint } = await import('@/api/finalSentence');
    const hint = await revealFinalSentenceHint(null, rank);
    const { hints, solved } = visitorFinalSentence.read();
    visitorFinalSentence.write({ hints: [...hints.slice(0, rank - 1), hint, ...hints.slice(rank)], solved });
    return hint;
  },
  revealFinalSentence: async () => {
    const { revealFinalSentence } = await import('@/api/finalSentence');
    const verdict = await revealFinalSentence(null);
    if (verdict.status === 'solved') keepFinalSentence(verdict.solution);
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
