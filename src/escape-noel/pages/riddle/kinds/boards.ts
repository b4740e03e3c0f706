import type { Board, Play } from './kind';

const boards = import.meta.glob<(data: unknown) => Board>('./*/Board.tsx', { import: 'readPlay' });

/**
 * Loads the script of a kind and reads a day's data with it.
 * @throws Error when the kind is unknown, its script fails to load or the data do not match: the page is older than the edition,
 * and reloading helps.
 */
export async function openBoard(play: Play): Promise<Board> {
  const load = boards[`./${play.kind}/Board.tsx`];
  if (!load) throw new Error(`This page knows no riddle of the kind ${play.kind}`);
  return (await load())(play);
}
