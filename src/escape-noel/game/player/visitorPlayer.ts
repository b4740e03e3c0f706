import { fetchBonusQuestion, submitBonusAnswer } from '@/api/bonusQuestions';
import { ApiError } from '@/api/errors';
import {
  fetchFinalSentence,
  revealFinalSentence,
  revealFinalSentenceHint,
  submitFinalSentence,
} from '@/api/finalSentence';
import { playedEdition, type Journey } from '@/api/journey';
import { countOpening, revealHint, type Hint } from '@/api/riddles';
import { visitorStorage, type VisitorStorage } from '../storage/browserProgress';
import { storageOfRequest } from '../storage/playedEdition';
import type { TravellerId } from '../storage/travellers';
import { requestVerdict, submitToServer } from './submitToServer';
import type { Player } from './player';

/** Stores the sentence, unless one is stored: a sentence that was found does not become a revealed one. */
function storeFinalSentence(
  { finalSentence }: VisitorStorage,
  solved: NonNullable<ReturnType<VisitorStorage['finalSentence']['read']>['solved']>,
): void {
  const stored = finalSentence.read();
  if (!stored.solved) finalSentence.write({ ...stored, solved });
}

/** A visitor who has received no hint yet in this visit. @param edition as for `visitorPlayer`. */
export function makeVisitorPlayer(edition: string | null, traveller: TravellerId): Player {
  const name = traveller ?? 'visitor';
  const journey: Journey = { player: null, edition };
  const storage = visitorStorage(edition, traveller);
  /** The hints received in this visit, by edition, day and rank: each is requested once. */
  const received = new Map<string, Hint>();

  async function receiveHint(day: number, rank: number, isNew: boolean): Promise<Hint | null> {
    const key = [edition ?? playedEdition(), day, rank].join();
    const hint = received.get(key) ?? (await revealHint(journey, day, rank, isNew));
    if (hint) received.set(key, hint);
    return hint;
  }

  return {
    key: edition === null ? name : `${name} ${edition}`,
    id: traveller,
    edition,
    isVisitor: true,
    lockReason: "Soixante réponses en une minute, c'est beaucoup\u00A0!",
    completions: () => {
      const stored = storage.progress.readStored();
      const days = [...storage.progress.read()].map(([day, { score, completed_at }]) => ({
        day,
        score,
        completedAt: new Date(completed_at),
        storedBy: stored.has(day) ? ('browser' as const) : ('nowhere' as const),
      }));
      return Promise.resolve(days);
    },
    hintCount: (day) => storage.hints(day).read().length,
    hints: async (day) => {
      const ids = storage.hints(day).read();
      const found = await Promise.all(
        ids.map((_, index) =>
          receiveHint(day, index + 1, false).catch((error: unknown) => {
            if (error instanceof ApiError && error.code === 'not_found') return null;
            throw error;
          }),
        ),
      );
      const hints = found.filter((hint) => hint !== null);
      // A new edition may have fewer hints than this browser has revealed: those cost nothing.
      if (hints.length < ids.length) storage.hints(day).write(hints.map(({ id }) => id));
      return hints;
    },
    revealHint: async (day, rank) => {
      const target = await storageOfRequest(edition, traveller);
      const hint = await receiveHint(day, rank, rank > storage.hints(day).read().length);
      const { hints, progress } = target();
      const ids = hints(day).read();
      if (!hint || ids.includes(hint.id)) return hint;
      // Another tab may have solved the day meanwhile.
      if (progress.read().has(day)) return null;
      hints(day).write([...ids, hint.id]);
      return hint;
    },
    submit: (day, submission) => submitToServer(journey, day, submission, traveller),
    countOpening: (day) => countOpening(journey, day),
    revelation: async (day) => {
      const stored = storage.progress.read().get(day);
      if (!stored || stored.revelation) return stored?.revelation ?? null;
      // The stored revelation was damaged: the stored answer gives it again.
      if (stored.answer === undefined && !stored.revealed) return null;
      const { answer } = stored;
      const verdict = await requestVerdict(
        journey,
        day,
        answer === undefined ? { kind: 'reveal' } : { kind: 'answer', text: answer },
      );
      if (verdict.status === 'locked')
        throw new ApiError('refused', 'Trop de réponses en une minute', {
          reason: 'locked',
          forPlayers: true,
        });
      if (verdict.status !== 'solved') return null;
      storage.storeDay(day, { ...stored, revelation: verdict.revelation });
      return verdict.revelation;
    },
    bonusQuestion: async (day) => {
      const question = await fetchBonusQuestion(journey, day);
      return question && { ...question, solved: storage.progress.read().get(day)?.defi ?? null };
    },
    submitBonusAnswer: async (day, text) => {
      const target = await storageOfRequest(edition, traveller);
      const verdict = await submitBonusAnswer(journey, day, text);
      const { progress, storeDay } = target();
      const stored = progress.read().get(day);
      if (verdict.status === 'solved' && stored && !stored.defi)
        storeDay(day, { ...stored, defi: { typed: text, ...verdict.solution } });
      return verdict;
    },
    solvedBonusDays: () =>
      Promise.resolve([...storage.progress.read()].flatMap(([day, { defi }]) => (defi ? [day] : []))),
    finalSentence: async () => {
      const finalSentence = await fetchFinalSentence(journey);
      return finalSentence && { ...finalSentence, ...storage.finalSentence.read() };
    },
    submitFinalSentence: async (text) => {
      const target = await storageOfRequest(edition, traveller);
      const verdict = await submitFinalSentence(journey, text);
      if (verdict.status === 'solved') storeFinalSentence(target(), { typed: text, ...verdict.solution });
      return verdict;
    },
    revealFinalSentenceHint: async (rank) => {
      const target = await storageOfRequest(edition, traveller);
      const hint = await revealFinalSentenceHint(journey, rank);
      const { finalSentence } = target();
      const { hints, solved } = finalSentence.read();
      if (hint === null || (solved && rank > hints.length)) return null;
      finalSentence.write({
        hints: [...hints.slice(0, rank - 1), hint, ...hints.slice(rank)],
        solved,
      });
      return hint;
    },
    revealFinalSentence: async () => {
      const target = await storageOfRequest(edition, traveller);
      const verdict = await revealFinalSentence(journey);
      if (verdict.status === 'solved') storeFinalSentence(target(), verdict.solution);
      return verdict;
    },
    fragments: () =>
      Promise.resolve(
        [...storage.progress.read()].flatMap(([day, { revelation }]) =>
          revelation ? [{ day, word: revelation.fragment }] : [],
        ),
      ),
    artefacts: () => Promise.resolve([]),
    standing: () => Promise.resolve(null),
  };
}

const made = new Map<string, Player>();

/** A traveller of this browser in an edition. @param edition the code of a past one; null for the current one. */
export function visitorPlayer(edition: string | null, traveller: TravellerId): Player {
  const key = JSON.stringify([edition, traveller]);
  const player = made.get(key) ?? makeVisitorPlayer(edition, traveller);
  made.set(key, player);
  return player;
}
