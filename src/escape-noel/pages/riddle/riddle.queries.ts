import { queryOptions } from '@tanstack/react-query';
import { BackendError } from '@/backend/errors';
import { fetchRevelation, revealAnswer, submitAnswer, type Revelation } from '@/backend/answers';
import { fetchRevealedHints, fetchRiddle, revealHint, type Hint } from '@/backend/riddles';
import { restoreLocalRevelation, type LocalCompletion } from '../../shared/progress/localProgress';
import { fetchScene } from './scenes';

const RIDDLE_FRESH_MS = 10 * 60_000;

/** The drawing of a day's stage: it never changes while the page is open, and nobody waits for it twice. */
export const sceneQuery = (day: number, solved: boolean) =>
  queryOptions({
    queryKey: ['scene', day, solved],
    queryFn: () => fetchScene(day, solved),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });

/** The riddle of a day, and its stage with it: the page opens with both, and without the drawing when that does not come. */
export const riddleQuery = (day: number) =>
  queryOptions({
    queryKey: ['riddle', day],
    queryFn: async ({ client }) => {
      const scene = client.query(sceneQuery(day, false)).catch(() => undefined);
      const riddle = await fetchRiddle(day);
      await scene;
      return riddle;
    },
    staleTime: RIDDLE_FRESH_MS,
  });

/** The hints that a knight has revealed, as the server keeps them. */
export const knightHintsQuery = (day: number, accountId: string) =>
  queryOptions({
    queryKey: ['hints', accountId, day],
    queryFn: () => fetchRevealedHints(day),
    meta: { personal: true },
  });

/**
 * The hints that a visitor has revealed: their browser keeps how many, the server says them again.
 * @param count how many the browser knows of.
 */
export const visitorHintsQuery = (day: number, count: number) =>
  queryOptions({
    queryKey: ['hints', 'visitor', day, count],
    queryFn: (): Promise<Hint[]> =>
      Promise.all(Array.from({ length: count }, (_, index) => revealHint(null, day, index + 1))),
    staleTime: Infinity,
  });

/** What a knight's completed riddle revealed. */
export const knightRevelationQuery = (day: number, accountId: string) =>
  queryOptions({
    queryKey: ['revelation', accountId, day],
    queryFn: () => fetchRevelation(day),
    meta: { personal: true },
    staleTime: RIDDLE_FRESH_MS,
  });

/** What a visitor's completed riddle revealed, asked again with the answer that the browser kept, where damage has taken it. */
export const lostRevelationQuery = (day: number, completion: LocalCompletion | undefined) =>
  queryOptions({
    queryKey: ['revelation', 'visitor', day],
    queryFn: () => findRevelation(day, completion),
    staleTime: Infinity,
  });

async function findRevelation(
  day: number,
  completion: LocalCompletion | undefined,
): Promise<Revelation | null> {
  if (!completion || (completion.answer === undefined && !completion.revealed)) return null;
  const verdict =
    completion.answer === undefined
      ? await revealAnswer(null, day)
      : await submitAnswer(null, day, completion.answer);
  if (verdict.status === 'locked') throw new BackendError('unreachable', 'Trop de réponses en une minute');
  if (verdict.status !== 'solved') return null;
  restoreLocalRevelation(day, verdict.revelation);
  return verdict.revelation;
}
