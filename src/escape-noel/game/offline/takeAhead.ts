import type { QueryClient } from '@tanstack/react-query';
import { fetchCalendar, type Riddle } from '@/api/riddles';
import { completionsQuery } from '../player/player.queries';
import { playerOf } from '../player/playerOf';
import { nextStop } from '../rules/nextStop';
import { takeDay } from './takeDay';

/** Loads a day with its drawing and its board, from the code of the day's page. */
export type OpenDay = (queries: QueryClient, day: number) => Promise<Riddle>;

/** Stores the day to play, whatever page of the game is open (rule 22.9). @param owner a knight's or a traveller's id. */
export async function takeAhead(
  queries: QueryClient,
  owner: string | null,
  loadOpenDay: () => Promise<OpenDay>,
): Promise<void> {
  const player = playerOf(owner, null);
  const [done, doors] = await Promise.all([queries.query(completionsQuery(player)), fetchCalendar(null)]);
  const stop = nextStop(new Map(done.map((each) => [each.day, each])), doors);
  if (stop.kind !== 'day') return;
  const openDay = await loadOpenDay();
  await takeDay(await openDay(queries, stop.day));
}
