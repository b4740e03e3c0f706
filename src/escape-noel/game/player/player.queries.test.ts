import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { makeQueryClient } from '../session/queryClient';
import { visitorPlayer } from './visitorPlayer';
import { completionsQuery, refreshPlayer } from './player.queries';

const visitor = visitorPlayer(null, null);

test('What one part of a page has just read is not asked again by another, until the player does something', async () => {
  const completions = vi.spyOn(visitor, 'completions').mockResolvedValue([]);
  const queries = makeQueryClient();
  const follow = () => new QueryObserver(queries, completionsQuery(visitor)).subscribe(() => {});
  const stops = [follow()];
  await vi.waitUntil(() => queries.isFetching() === 0);
  stops.push(follow());
  expect(completions).toHaveBeenCalledTimes(1);
  await refreshPlayer(queries, visitor.key);
  expect(completions).toHaveBeenCalledTimes(2);
  for (const stop of stops) stop();
});
