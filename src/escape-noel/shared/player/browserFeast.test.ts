// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Feast, FeastVerdict } from '@/api/feast';
import { browserPlayer } from './browserPlayer';
import { visitorFeast } from './browserProgress';

const server = vi.hoisted(() => ({
  fetchFeast: vi.fn<() => Promise<Feast | null>>(),
  submitSentence: vi.fn<() => Promise<FeastVerdict>>(),
  revealSentence: vi.fn<() => Promise<FeastVerdict>>(),
  revealFeastHint: vi.fn<(player: null, rank: number) => Promise<string>>(),
}));
vi.mock('@/api/feast', () => server);

const feast: Feast = { question: 'Que disent-ils\u00a0?', hintCount: 3, hints: [], solved: null };
const solution = { sentence: 'La phrase', letter: 'Petit chevalier…', revealed: false };

beforeEach(() => {
  localStorage.clear();
  visitorFeast.remove();
  server.fetchFeast.mockReset().mockResolvedValue(feast);
  server.submitSentence.mockReset().mockResolvedValue({ status: 'solved', solution });
  server.revealSentence
    .mockReset()
    .mockResolvedValue({ status: 'solved', solution: { ...solution, revealed: true } });
  server.revealFeastHint.mockReset().mockImplementation((_, rank) => Promise.resolve(`Indice ${rank}`));
});

describe("a visitor's sentence (rule 14.1)", () => {
  it('once found is kept, told again, and stays found', async () => {
    expect(await browserPlayer.feast()).toEqual(feast);
    await browserPlayer.submitSentence('la frase');
    await browserPlayer.revealSentence();
    expect(await browserPlayer.feast()).toEqual({ ...feast, solved: { ...solution, typed: 'la frase' } });
  });

  it('once revealed is kept as revealed', async () => {
    await browserPlayer.revealSentence();
    await browserPlayer.submitSentence('la phrase');
    expect(await browserPlayer.feast()).toMatchObject({ solved: { revealed: true } });
  });

  it('that is missed, or not told yet, leaves nothing but the hints', async () => {
    await browserPlayer.revealFeastHint(1);
    server.submitSentence.mockResolvedValue({ status: 'wrong', retryAfterS: 0 });
    await browserPlayer.submitSentence('autre chose');
    expect(await browserPlayer.feast()).toEqual({ ...feast, hints: ['Indice 1'] });
    server.revealSentence.mockResolvedValue({ status: 'locked', retryAfterS: 30 });
    await browserPlayer.revealSentence();
    expect(await browserPlayer.feast()).toEqual({ ...feast, hints: ['Indice 1'] });
  });

  it('keeps the hints that were seen, each once, in order', async () => {
    for (const rank of [1, 2, 1]) await browserPlayer.revealFeastHint(rank);
    expect(await browserPlayer.feast()).toMatchObject({ hints: ['Indice 1', 'Indice 2'] });
  });

  it('is not asked where the edition has none, and damage is read as nothing', async () => {
    localStorage.setItem('escape-noel-feast', '{"hints":7}');
    expect(await browserPlayer.feast()).toEqual(feast);
    server.fetchFeast.mockResolvedValue(null);
    expect(await browserPlayer.feast()).toBeNull();
  });
});
