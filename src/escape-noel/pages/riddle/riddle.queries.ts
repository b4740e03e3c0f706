import { queryOptions } from '@tanstack/react-query';
import { fetchRiddle } from '@/api/riddles';
import { openBoard } from './kinds/boards';
import type { Play } from './kinds/kind';
import { fetchScene } from './scenes';

const RIDDLE_FRESH_MS = 10 * 60_000;
/** For scripts: they never change while the page is open. */
const ONCE = { staleTime: Infinity, retry: false } as const;

/** The drawing of a day's stage: it never changes while the page is open, and nobody waits for it twice. */
export const sceneQuery = (day: number, solved: boolean) =>
  queryOptions({
    queryKey: ['scene', day, solved],
    queryFn: () => fetchScene(day, solved),
    gcTime: Infinity,
    ...ONCE,
  });

/** What a day is played with: its kind's script, come with its riddle, and the data that it has read. */
export const boardQuery = (day: number, play: Play) =>
  queryOptions({
    queryKey: ['board', day, play],
    queryFn: () => openBoard(play),
    ...ONCE,
  });

/** What draws « Le défi de l'étoile »: it comes once a day that has one is completed. */
export const bonusQuestionPanelQuery = queryOptions({
  queryKey: ['bonus question panel'],
  queryFn: async () => (await import('./bonus-question/BonusQuestionPanel')).BonusQuestionPanel,
  ...ONCE,
});

/**
 * The riddle of a day, with its stage and what it is played with: the page opens with all three, and without the drawing when that
 * does not come.
 */
export const riddleQuery = (day: number) =>
  queryOptions({
    queryKey: ['riddle', day],
    queryFn: async ({ client }) => {
      const scene = client.query(sceneQuery(day, false)).catch(() => undefined);
      const riddle = await fetchRiddle(day);
      const board = riddle.play && client.query(boardQuery(day, riddle.play)).catch(() => undefined);
      await Promise.all([scene, board]);
      return riddle;
    },
    staleTime: RIDDLE_FRESH_MS,
  });
