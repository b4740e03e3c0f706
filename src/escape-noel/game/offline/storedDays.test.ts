import { expect, test, vi } from 'vitest';
import { riddleRowPath } from '@/api/riddles';
import { storedDays } from './storedDays';

const address = (path: string) => `https://jeu.example${path}`;
const archived = (day: number) =>
  address(`/rest/v1/enigmes?select=title&day_number=eq.${day}&edition=eq.2023`);

function withRows(...addresses: string[]): void {
  vi.stubGlobal('caches', { open: async () => ({ keys: async () => addresses.map((url) => ({ url })) }) });
}

test('the days on this device are those of the edition that is played, in order and once', async () => {
  withRows(
    address(riddleRowPath(12)),
    address(riddleRowPath(3)),
    `${address(riddleRowPath(3))}&again=1`,
    archived(5),
    address('/rest/v1/enigme_calendar?day_number=eq.7&editions.status=eq.current'),
    address('/rest/v1/enigmes?select=title&editions.status=eq.current'),
  );
  expect(await storedDays(null)).toEqual([3, 12]);
  expect(await storedDays('2023')).toEqual([5]);
});

test('a browser without caches has no day', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('no storage')) });
  expect(await storedDays(null)).toEqual([]);
});
