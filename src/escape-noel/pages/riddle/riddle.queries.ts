import { queryOptions } from '@tanstack/react-query';
import { fetchRiddle } from '@/api/riddles';
import { loadModule } from '@/lib/loadModule';
import { startEdition } from '../../game/storage/playedEdition';
import { fetchDoor } from '../../game/season/calendar';
import { openBoard } from '../../kinds/boards';
import type { Play } from '../../kinds/kind';
import { fetchScene } from './scenes';

const RIDDLE_FRESH_MS = 10 * 60_000;
const ONCE = { staleTime: Infinity, retry: false } as const;

export const sceneQuery = (day: number, solved: boolean) =>
  queryOptions({
    queryKey: ['scene', day, solved],
    queryFn: () => fetchScene(day, solved),
    gcTime: Infinity,
    ...ONCE,
  });

export const boardQuery = (day: number, play: Play) =>
  queryOptions({ queryKey: ['board', day, play], queryFn: () => openBoard(play), ...ONCE });

/** The code of « Le défi de l'étoile », loaded once a day that has one is completed. */
export const bonusQuestionPanelQuery = queryOptions({
  queryKey: ['bonus question panel'],
  queryFn: async () =>
    (await loadModule(() => import('./bonus-question/BonusQuestionPanel'))).BonusQuestionPanel,
  ...ONCE,
});

/** The riddle of a day, once its drawing and its board have loaded too; a drawing that fails is left out. */
export const riddleQuery = (day: number, edition: string | null) =>
  queryOptions({
    queryKey: ['riddle', edition, day],
    queryFn: async ({ client }) => {
      const scene = client.query(sceneQuery(day, false)).catch(() => undefined);
      const riddle = await fetchRiddle(day, edition, (each) => fetchDoor(client, each, edition));
      // Before it can be answered: what is stored here may be of another edition.
      if (edition === null) startEdition(riddle.edition);
      const board = riddle.play && client.query(boardQuery(day, riddle.play)).catch(() => undefined);
      await Promise.all([scene, board]);
      return riddle;
    },
    staleTime: RIDDLE_FRESH_MS,
    meta: { failure: "Chargement de l'énigme" },
  });
