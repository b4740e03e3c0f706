import { queryOptions } from '@tanstack/react-query';
import { fetchRiddle } from '@/backend/riddles';
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
