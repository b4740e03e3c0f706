import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';
import { openTestBackend, type ApiClient, type TestBackend } from './support/testBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

const answer = (knight: ApiClient, text: string, day = 2) =>
  knight.call('submit_answer', { day, answer: text });
const askTried = (client: ApiClient, day = 2) =>
  client.request('/rest/v1/rpc/my_wrong_answers', { method: 'POST', body: { day } });
const tried = async (knight: ApiClient, day = 2) =>
  v.parse(v.array(v.string()), (await askTried(knight, day)).json);

test('a knight reads the different wrong answers that they gave to a day, newest last, and nobody else does', async () => {
  const [knight, other] = [await backend.newKnight(), await backend.newKnight()];
  expect(await tried(knight)).toEqual([]);
  for (const text of ['Le Hibou', 'un renard', 'LE HIBOU !', '<b>un loup</b>']) await answer(knight, text);
  await answer(knight, 'une chouette', 3);
  await knight.call('submit_answer', { day: 1, answer: 'motcache 1' });
  await knight.call('submit_bonus_answer', { day: 1, answer: 'un défi manqué' });
  expect(await tried(knight)).toEqual(['un renard', 'Le Hibou', '<b>un loup</b>']);
  expect(await tried(knight, 3)).toEqual(['une chouette']);
  expect(await tried(other)).toEqual([]);
  expect((await askTried(backend.visitor)).status).toBe(401);
});

test('nothing of a solved day is read, nor of one that is closed', async () => {
  const knight = await backend.newKnight();
  await answer(knight, 'un renard');
  await answer(knight, 'motcache 2');
  expect(await tried(knight)).toEqual([]);
  const closed = await askTried(knight, 20);
  expect([closed.status, closed.json]).toEqual([403, expect.objectContaining({ hint: 'riddle_closed' })]);
});

test('at most the last thirty are read', async () => {
  const knight = await backend.newKnight();
  await answer(knight, 'essai');
  await backend.query(
    `insert into private.wrong_answers (user_id, kind, edition, enigme_id, normalized, typed, first_at, last_at)
     select user_id, kind, edition, enigme_id, 'e' || number, 'e' || number, first_at, last_at + make_interval(secs => number)
     from private.wrong_answers, generate_series(1, 40) as number where user_id = $1`,
    [knight.id],
  );
  const texts = await tried(knight);
  expect(texts).toHaveLength(30);
  expect([texts[0], texts.at(-1)]).toEqual(['e11', 'e40']);
});
