import { loadModule } from '@/lib/loadModule';
import type { Board, Play } from './kind';

const boards = import.meta.glob<{ readPlay: (data: unknown) => Board }>('./*/Board.tsx');

/** @throws Error on an unknown kind, a script that fails to load or data of another shape: reloading an old page helps. */
export async function openBoard(play: Play): Promise<Board> {
  const load = boards[`./${play.kind}/Board.tsx`];
  if (!load) throw new Error(`This page knows no riddle of the kind ${play.kind}`);
  return (await loadModule(load)).readPlay(play);
}
