import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import type * as Knights from '@/api/knights';
import type * as Progress from '@/api/progress';
import type { Completion, ImportOutcome } from '@/api/progress';
import { completion, nothing } from '@/testing/imports';
import { visitorStorage } from '../storage/browserProgress';
import { travellers } from '../storage/travellers';
import { ALL_DAYS } from '../rules/days';
import type * as Provider from '../session/useSession';
import { ImportDialog } from './ImportDialog';

const importProgress = vi.hoisted(() => vi.fn<(...args: unknown[]) => Promise<ImportOutcome>>());
vi.mock('@/api/progress', async (original) => ({
  ...(await original<typeof Progress>()),
  importProgress,
  fetchCompletions: () => fetchCompletions(),
}));
const fetchCompletions = vi.hoisted(() => vi.fn<() => Promise<Completion[]>>());
const [addKnight, fetchMyKnights] = vi.hoisted(() => [
  vi.fn<(name: string, portrait: number) => Promise<string>>(),
  vi.fn<() => Promise<{ id: string; name: string }[]>>(),
]);
vi.mock('@/api/knights', async (original) => ({
  ...(await original<typeof Knights>()),
  addKnight,
  fetchMyKnights,
}));
const useOpenDays = () => new Set(ALL_DAYS);
vi.mock('../season/calendar', () => ({
  usePlayedEdition: () => '2026',
  useOpenDays: () => useOpenDays(),
  refreshCalendars: () => Promise.resolve(),
}));
const session = vi.hoisted(() => ({
  status: 'knight',
  account: { id: 'a', username: 'Aurore' },
  playerId: 'a',
  traveller: null,
}));
vi.mock('../session/useSession', async (original) => ({
  ...(await original<typeof Provider>()),
  useSession: () => session,
}));

const settle = () => act(async () => void (await vi.advanceTimersByTimeAsync(1_000)));
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
async function arrive(): Promise<void> {
  cleanup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ImportDialog />
    </QueryClientProvider>,
    { wrapper: MemoryRouter },
  );
  await settle();
  await settle();
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  importProgress.mockReset();
  fetchMyKnights.mockReset().mockResolvedValue([{ id: 'a', name: 'Aurore' }]);
  addKnight.mockReset().mockResolvedValue('b');
  fetchCompletions.mockReset().mockResolvedValue([]);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const TOM = 'voyageur-2';
/** Léa has played days 1, 4 and 6 here, and Tom day 2. */
async function arriveWithTwo(): Promise<void> {
  visitorStorage(null, null).progress.write({
    1: completion('ombre'),
    4: completion('lampe'),
    6: completion('lune'),
  });
  travellers.write([
    { id: null, name: 'Léa', portrait: 2 },
    { id: TOM, name: 'Tom', portrait: 3 },
  ]);
  visitorStorage(null, TOM).progress.write({ 2: completion('étoile') });
  visitorStorage(null, TOM).hints(2).write([1]);
  await arrive();
}
const imported = () =>
  importProgress.mock.calls.map(([journey, entries, , isAdded]) => [journey, entries, isAdded]);
const tomsEntries = [{ day: 2, answer: 'étoile', hintsUsed: 1, revealed: false }];
const makeKnightOf = async (name: string) => {
  fireEvent.change(screen.getByLabelText(/^Nom du chevalier/), { target: { value: name } });
  await press('En faire un chevalier');
};

test('each traveller with progress is offered in turn: into the knight that plays, then as a knight of the account (rule 28.17)', async () => {
  await arriveWithTwo();
  expect(screen.getByText(/^Léa\s: 3.énigmes, 15.points\.$/)).toBeTruthy();
  importProgress.mockResolvedValue({ ...nothing, importedDays: [1, 4, 6], gained: 15, totalScore: 15 });
  await press("Ajouter au voyage d'Aurore");
  expect(screen.getByText(/3.énigmes rejoignent ton compte/)).toBeTruthy();
  await press('Continuer');

  expect(screen.getByText(/^Tom\s: une énigme, 5.points\.$/)).toBeTruthy();
  await press('En faire un chevalier du compte');
  importProgress.mockResolvedValue({ ...nothing, importedDays: [2], gained: 3, totalScore: 3 });
  await makeKnightOf('Tom');
  expect(screen.getByText(/Une énigme rejoint le voyage de Tom\s: \+3.points\./)).toBeTruthy();
  expect(addKnight.mock.calls).toEqual([['Tom', 3]]);
  expect(imported().at(-1)).toEqual([{ player: 'b', edition: '2026' }, tomsEntries, true]);
  expect(imported()[0]).toMatchObject([{ player: 'a' }, {}, false]);
  await press('Continuer');
  expect(screen.queryByRole('dialog')).toBeNull();
  // Nothing is left of Tom here, who is a knight now.
  expect(travellers.read()).toEqual([{ id: null, name: 'Léa', portrait: 2 }]);
  expect(Object.keys(localStorage).filter((key) => key.endsWith(TOM))).toEqual([]);
});

test('a traveller whose days the knight has solved too can still become a knight of the account', async () => {
  fetchCompletions.mockResolvedValue([{ day: 2, score: 5, completedAt: new Date() }]);
  await arriveWithTwo();
  await press('Pas maintenant');
  expect(screen.getByText(/^Tom\s: une énigme, 5.points\.$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: "Ajouter au voyage d'Aurore" })).toBeNull();
  await press('En faire un chevalier du compte');
  importProgress.mockResolvedValue({ ...nothing, importedDays: [2], gained: 3, totalScore: 3 });
  await makeKnightOf('Tom');
  expect(imported()).toEqual([[{ player: 'b', edition: '2026' }, tomsEntries, true]]);
  expect(screen.getByText(/Une énigme rejoint le voyage de Tom/)).toBeTruthy();
});

test('« Pas maintenant » is of one traveller, who stays in the browser', async () => {
  await arriveWithTwo();
  await press('Pas maintenant');
  expect(screen.getByText(/^Tom\s: /)).toBeTruthy();
  await press('Pas maintenant');
  expect(screen.queryByRole('dialog')).toBeNull();
  await arrive();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(travellers.read()).toHaveLength(2);
  visitorStorage(null, TOM).progress.write({ 2: completion('étoile'), 3: completion('lune') });
  await arrive();
  expect(screen.getByText(/^Tom\s: 2.énigmes/)).toBeTruthy();
});

test('a traveller of whom something is left stays in the list', async () => {
  await arriveWithTwo();
  await press('Pas maintenant');
  importProgress.mockResolvedValue({ ...nothing, closedDays: [2] });
  await press("Ajouter au voyage d'Aurore");
  expect(screen.getByText(/^Jour 2\s: sa porte est fermée/)).toBeTruthy();
  expect(travellers.read().map(({ name }) => name)).toEqual(['Léa', 'Tom']);
  expect(visitorStorage(null, TOM).progress.read().has(2)).toBe(true);
});

test('a refused name is said at its field, and another one may be tried', async () => {
  await arriveWithTwo();
  await press('En faire un chevalier du compte');
  const refusal = { reason: 'name_reserved', forPlayers: true };
  addKnight.mockRejectedValueOnce(new ApiError('refused', 'Ce nom est pris par le royaume', refusal));
  await makeKnightOf('Royaume');
  expect(screen.getByText('Ce nom est pris par le royaume')).toBeTruthy();
  importProgress.mockResolvedValue({ ...nothing, importedDays: [1, 4, 6], gained: 15 });
  await makeKnightOf('Zoé');
  expect(screen.getByText(/rejoignent le voyage de Zoé/)).toBeTruthy();
  expect(visitorStorage(null, null).progress.read().size).toBe(0);
});

test('a knight is added once, however often the import has to be tried again', async () => {
  await arriveWithTwo();
  await press('En faire un chevalier du compte');
  addKnight.mockRejectedValueOnce(new ApiError('timeout', 'The reply was lost'));
  await makeKnightOf('Léa');
  fetchMyKnights.mockResolvedValue([
    { id: 'a', name: 'Aurore' },
    { id: 'c', name: 'Léa' },
  ]);
  importProgress.mockRejectedValueOnce(new ApiError('offline', 'Failed to fetch'));
  await press('En faire un chevalier');
  importProgress.mockResolvedValue({ ...nothing, importedDays: [1, 4, 6], gained: 15 });
  await press('En faire un chevalier');
  expect(addKnight).toHaveBeenCalledTimes(1);
  expect(imported().map(([journey]) => journey)).toEqual([
    { player: 'c', edition: '2026' },
    { player: 'c', edition: '2026' },
  ]);
});

test('an account that has its six knights is not offered another one', async () => {
  const six = Array.from({ length: 6 }, (_, index) => ({ id: `${index}`, name: 'Iris' }));
  fetchMyKnights.mockResolvedValue(six);
  await arriveWithTwo();
  expect(screen.getByText('Ce compte a déjà ses six chevaliers.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'En faire un chevalier du compte' })).toBeNull();
});
