import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse, type Person } from './support/house.ts';

let house: House;
let thief: Person & { id: string };

/** Every secret of the tests' edition holds one of these. */
const SECRET = /(mot|explication|fragment|indice|artefact|objet)-?cach[eé]/i;

beforeAll(async () => {
  house = await openHouse();
  thief = await house.newKnight();
});
afterAll(() => house.close());

function ask(name: string, tail: string, body: object, headers: Record<string, string> = {}) {
  return thief.request(`/rest/v1/rpc/${name}?${tail}`, { method: 'POST', body, headers });
}

describe('What is undone has told nothing', () => {
  const right = { day: 5, answer: 'motcache 5' };
  const wrong = { day: 5, answer: 'faux' };
  test.each([
    ['a cast that one verdict survives', 'select=submit_answer->>retry_after_s::date', {}],
    ['a cast of the status', 'select=submit_answer->>status::int', {}],
    [
      'a filter, and one object or nothing',
      'submit_answer=cs.{"status":"correct"}',
      { accept: 'application/vnd.pgrst.object+json' },
    ],
  ])('A guess is not judged before it is recorded: %s', async (_, tail, headers) => {
    const replies = [];
    for (const guess of [wrong, right]) {
      const { status, text } = await ask('submit_answer', tail, guess, headers);
      replies.push([status, text]);
      await thief.call('reset_progress');
    }
    expect(replies[0]).toEqual(replies[1]);
  });

  test('A hint is not read in the message of a failure', async () => {
    const { text } = await ask('reveal_hint', 'select=reveal_hint->hint->>texte::int', { day: 6, rang: 1 });
    expect(text).not.toMatch(SECRET);
  });

  test('An answer given up is told once it is recorded as given up, and is worth nothing', async () => {
    await thief.call('reveal_hint', { day: 22, rang: 1 });
    const { text } = await ask('reveal_answer', 'select=reveal_answer->>answer::int', { day: 22 });
    expect(text).not.toMatch(SECRET);
    // Asked again the failure may tell it: by then it is recorded.
    const told = await ask('reveal_answer', 'select=reveal_answer->>answer::int', { day: 22 });
    expect(told.text).toMatch(SECRET);
    expect(await thief.call('submit_answer', { day: 22, answer: 'motcache 22' })).toMatchObject({
      status: 'already_solved',
      score: 0,
    });
  });

  test('An import tells no verdict before it is recorded', async () => {
    const entries = [{ day: 7, answer: 'motcache 7' }];
    const { text } = await ask('import_progress', 'select=import_progress->results->0->>answer::int', {
      entries,
    });
    expect(text).not.toMatch(SECRET);
    expect(await thief.call('import_progress', { entries })).toMatchObject({ gained: 5 });
  });

  test('What was about to be told is forgotten by a reset', async () => {
    const call = () => thief.request('/rest/v1/rpc/submit_answer', { method: 'POST', body: right });
    expect((await call()).json).toEqual({ status: 'noted' });
    await thief.call('reset_progress');
    expect((await call()).json).toEqual({ status: 'noted' });
    expect((await call()).json).toMatchObject({ status: 'correct', score: 5 });
  });
});
