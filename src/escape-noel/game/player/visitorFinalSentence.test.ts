// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FinalSentence, FinalSentenceVerdict } from '@/api/finalSentence';
import { playEdition } from '@/api/journey';
import { visitorPlayer } from './visitorPlayer';
import { visitorStorage } from '../storage/browserProgress';

const storage = visitorStorage(null, null);
playEdition('2024');
const visitor = visitorPlayer(null, null);

const server = vi.hoisted(() => ({
  fetchFinalSentence: vi.fn<() => Promise<FinalSentence | null>>(),
  submitFinalSentence: vi.fn<() => Promise<FinalSentenceVerdict>>(),
  revealFinalSentence: vi.fn<() => Promise<FinalSentenceVerdict>>(),
  revealFinalSentenceHint: vi.fn<(player: null, rank: number) => Promise<string>>(),
}));
vi.mock('@/api/finalSentence', () => server);

const finalSentence: FinalSentence = {
  question: 'Que disent-ils\u00a0?',
  hintCount: 3,
  hints: [],
  solved: null,
};
const solution = { sentence: 'La phrase', letter: 'Petit chevalier…', revealed: false };

beforeEach(() => {
  localStorage.clear();
  storage.finalSentence.remove();
  server.fetchFinalSentence.mockReset().mockResolvedValue(finalSentence);
  server.submitFinalSentence.mockReset().mockResolvedValue({ status: 'solved', solution });
  server.revealFinalSentence
    .mockReset()
    .mockResolvedValue({ status: 'solved', solution: { ...solution, revealed: true } });
  server.revealFinalSentenceHint
    .mockReset()
    .mockImplementation((_, rank) => Promise.resolve(`Indice ${rank}`));
});

describe("a visitor's sentence (rule 14.1)", () => {
  it('once found is kept, told again, and stays found', async () => {
    expect(await visitor.finalSentence()).toEqual(finalSentence);
    await visitor.submitFinalSentence('la frase');
    await visitor.revealFinalSentence();
    expect(await visitor.finalSentence()).toEqual({
      ...finalSentence,
      solved: { ...solution, typed: 'la frase' },
    });
  });

  it('once revealed is kept as revealed', async () => {
    await visitor.revealFinalSentence();
    await visitor.submitFinalSentence('la phrase');
    expect(await visitor.finalSentence()).toMatchObject({ solved: { revealed: true } });
  });

  it('that is missed, or not told yet, leaves nothing but the hints', async () => {
    await visitor.revealFinalSentenceHint(1);
    server.submitFinalSentence.mockResolvedValue({ status: 'wrong', retryAfterS: 0 });
    await visitor.submitFinalSentence('autre chose');
    expect(await visitor.finalSentence()).toEqual({ ...finalSentence, hints: ['Indice 1'] });
    server.revealFinalSentence.mockResolvedValue({ status: 'locked', retryAfterS: 30 });
    await visitor.revealFinalSentence();
    expect(await visitor.finalSentence()).toEqual({ ...finalSentence, hints: ['Indice 1'] });
  });

  it('keeps the hints that were seen, each once, in order', async () => {
    for (const rank of [1, 2, 1]) await visitor.revealFinalSentenceHint(rank);
    expect(await visitor.finalSentence()).toMatchObject({ hints: ['Indice 1', 'Indice 2'] });
  });

  it('gives no new hint once another tab has solved it (rule 4.6)', async () => {
    await visitor.revealFinalSentenceHint(1);
    server.revealFinalSentenceHint.mockImplementationOnce(async () => {
      await visitor.submitFinalSentence('la phrase');
      return 'Indice 2';
    });
    expect(await visitor.revealFinalSentenceHint(2)).toBeNull();
    expect(await visitor.revealFinalSentenceHint(2)).toBeNull();
    expect(await visitor.revealFinalSentenceHint(1)).toBe('Indice 1');
    expect(await visitor.finalSentence()).toMatchObject({ hints: ['Indice 1'] });
  });

  it('is not asked where the edition has none, and damage is read as nothing', async () => {
    localStorage.setItem('escape-noel-feast', '{"hints":7}');
    expect(await visitor.finalSentence()).toEqual(finalSentence);
    server.fetchFinalSentence.mockResolvedValue(null);
    expect(await visitor.finalSentence()).toBeNull();
  });
});
