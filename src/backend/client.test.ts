import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readOnceNoted } from './client';

/** Answers one after the other, as a request of the data API would. */
function asking(...replies: unknown[]) {
  let asked = 0;
  const ask = () => ({
    retry: () => Promise.resolve({ data: replies[asked++], error: null, status: 200 }),
  });
  return { ask, asked: () => asked };
}
const noted = { status: 'noted' };
const verdict = v.object({ status: v.literal('correct') });

test('What is told at once is asked once', async () => {
  const { ask, asked } = asking({ status: 'correct' });
  expect(await readOnceNoted(verdict, ask)).toEqual({ status: 'correct' });
  expect(asked()).toBe(1);
});

test('What is only noted is asked again, until it is told', async () => {
  const { ask, asked } = asking(noted, noted, { status: 'correct' });
  expect(await readOnceNoted(verdict, ask)).toEqual({ status: 'correct' });
  expect(asked()).toBe(3);
});

test('What is never told is a fault of the backend', async () => {
  const { ask } = asking(noted, noted, noted, noted);
  await expect(readOnceNoted(verdict, ask)).rejects.toMatchObject({ code: 'unreachable' });
});
