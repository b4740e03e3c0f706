// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { answerWith, sessionOf, storeSession, stubSettings } from '@/testing/stubApi';
import { submitAnswer } from './answers';

const ME = '00000000-0000-4000-8000-000000000001';
const OLD = 'a.b.c';
const NEW = 'd.e.f';

beforeEach(() => {
  localStorage.clear();
  stubSettings();
  storeSession(ME, OLD);
});

const answer = (typed: string) => submitAnswer({ player: ME, edition: null }, 3, typed);

test('two calls whose token the server refuses renew it once, even if the second one learns it after the renewal', async () => {
  const refused: string[] = [];
  const received = answerWith(async ({ path, headers }) => {
    if (path.endsWith('/token')) return { json: sessionOf(ME, NEW) };
    const token = headers.get('authorization') ?? '';
    if (token === `Bearer ${NEW}`) return { json: { status: 'wrong', retry_after_s: 0 } };
    refused.push(token);
    if (refused.length === 2) await first;
    return { status: 401, json: { code: 'PGRST303', message: 'JWT expired' } };
  });
  const first = answer('ombre');
  expect(await Promise.all([first, answer('lune')])).toMatchObject([
    { status: 'wrong' },
    { status: 'wrong' },
  ]);
  expect(refused).toEqual([`Bearer ${OLD}`, `Bearer ${OLD}`]);
  expect(received.filter(({ path }) => path.endsWith('/token'))).toHaveLength(1);
});
