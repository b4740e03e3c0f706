import { MutationObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { makeQueryClient, personalQueries } from './queryClient';

const refuse = () => Promise.reject(new Error('refused'));

test('A failure is logged under the name that the query or the mutation gives it, else not at all', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const queries = makeQueryClient();
  const fetch = (key: string, meta?: { failure: string }) =>
    queries.query({ queryKey: [key], queryFn: refuse, ...(meta && { meta }) }).catch(() => {});
  await fetch('told');
  expect(warned).not.toHaveBeenCalled();
  await fetch('logged', { failure: 'Lecture' });
  const mutation = new MutationObserver(queries, { mutationFn: refuse, meta: { failure: 'Écriture' } });
  await mutation.mutate().catch(() => {});
  expect(warned.mock.calls.map(([what]: unknown[]) => what)).toEqual([
    expect.stringMatching(/^Lecture/),
    expect.stringMatching(/^Écriture/),
  ]);
});

test('What is about a person is forgotten with them, and nothing else', () => {
  const queries = makeQueryClient();
  queries.getQueryCache().build(queries, { queryKey: ['mine'], meta: { personal: true } });
  queries.getQueryCache().build(queries, { queryKey: ['everybody'] });
  queries.removeQueries(personalQueries);
  expect(
    queries
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([['everybody']]);
});
