// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { fetchRiddle, riddleRowPath } from './riddles';
import { answerWith, stubSettings } from '@/testing/stubApi';

beforeEach(stubSettings);

const LUNE = {
  edition: '2024',
  day: 3,
  title: 'La lune',
  description: '',
  question: 'Qui ?',
  hintCount: 2,
  play: { kind: 'order', first: 'La tête' },
  mediatype: 'image',
  imageUrl: '/lune.webp',
  videoUrl: null,
  mediaAlt: 'Une lune',
  narrationUrl: '/lune.mp3',
};

describe('The riddle of a day', () => {
  const riddle = {
    edition: '2024',
    day: 3,
    title: 'La lune',
    description: '',
    question: 'Qui ?',
    hintCount: 2,
    play: { kind: 'order', first: 'La tête' },
    media: { type: 'image', url: '/lune.webp', alternative: 'Une lune', imageUrl: '/lune.webp' },
    narrationUrl: '/lune.mp3',
  };

  test('is the one that the inline script has prefetched', async () => {
    const received = answerWith(() => ({ json: [] }));
    globalThis.prefetchedRiddle = { day: 3, row: Promise.resolve(LUNE) };
    expect(await fetchRiddle(3, null)).toEqual(riddle);
    expect(received).toHaveLength(0);
  });

  test.each([
    ['for another day', { day: 4, row: () => Promise.resolve({ ...LUNE, day: 4 }) }],
    ['without an answer', { day: 3, row: () => Promise.reject(new TypeError('Failed to fetch')) }],
    ['with another answer', { day: 3, row: () => Promise.resolve('<html>') }],
  ])('is requested when the script has prefetched %s, by the same columns', async (_, { day, row }) => {
    const received = answerWith(() => ({ json: [LUNE] }));
    globalThis.prefetchedRiddle = { day, row: row() };
    expect(await fetchRiddle(3, null)).toEqual(riddle);
    const prefetchedPath = new URL(riddleRowPath(3), 'http://backend.test');
    expect(prefetchedPath.searchParams.get('apikey')).toBe('anon');
    prefetchedPath.searchParams.delete('apikey');
    expect(prefetchedPath.pathname).toBe(`/rest/v1/${received[0]?.path}`);
    expect(Object.fromEntries(prefetchedPath.searchParams)).toEqual(
      Object.fromEntries(received[0]?.filters ?? []),
    );
  });
});
