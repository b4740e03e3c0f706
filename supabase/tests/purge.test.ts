import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openEditionsBackend, type EditionsBackend } from './support/editions.ts';

let backend: EditionsBackend;
let admin: Awaited<ReturnType<EditionsBackend['newAdmin']>>;
let knight: Awaited<ReturnType<EditionsBackend['newKnight']>>;
beforeAll(async () => {
  backend = await openEditionsBackend();
});
beforeEach(async () => {
  await backend.startAfresh();
  admin = await backend.newAdmin();
  knight = await backend.newKnight();
});
afterAll(() => backend.close());

test('audit finding « old 6 »: an edition without a purge date is not published', async () => {
  await backend.apply('next', { purge_on: null });
  const refused = await admin.call('publish_edition', { code: 'next' });
  expect(refused).toMatchObject({ hint: 'edition_incomplete' });
  expect(refused['message']).toContain("la date d'effacement manque");
});

test('audit finding « old 6 »: an edition published after its purge date is purged on that day of the next year', async () => {
  await backend.setClock('2026-11-01T12:00:00Z');
  await backend.apply('next', { purge_on: '2025-01-31' });
  await backend.publish('next');
  await knight.call('submit_answer', { day: 3, answer: 'une erreur' });
  await backend.query("update auth.users set created_at = '2025-12-01', last_sign_in_at = null");
  const purge = () => backend.value('select private.purge_season()');
  await backend.setClock('2027-01-30T12:00:00Z');
  expect(await purge()).toEqual({ wrong_answers: 0, accounts: 0 });
  await backend.setClock('2027-01-31T12:00:00Z');
  expect(await purge()).toMatchObject({ wrong_answers: 1 });
});
