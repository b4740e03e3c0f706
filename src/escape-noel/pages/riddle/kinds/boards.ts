import type { Board, Play } from './kind';

const boards = import.meta.glob<(data: unknown) => Board>('./*/Board.tsx', { import: 'readPlay' });

/**
 * Fetches the script of a kind and reads a day's data with it.
 * @throws Error when there is no such kind, its script does not come, or the data are not its own: the page is older than the
 * edition, and loading it again helps.
 */
export async function openBoard(play: Play): Promise<Board> {
  const fetch = boards[`./${play.kind}/Board.tsx`];
  if (!fetch) throw new Error(`This page knows no riddle of the kind ${play.kind}`);
  return (await fetch())(play);
}
