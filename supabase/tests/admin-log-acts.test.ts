import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { openEditionsBackend, type EditionsBackend } from './support/editions.ts';
import type { ApiClient } from './support/testBackend.ts';

type Knight = ApiClient & { id: string };

const opened = v.object({
  parts: v.array(v.object({ day: v.number(), version: v.number(), content: v.looseObject({}) })),
});

let backend: EditionsBackend;
let admin: Knight;
beforeAll(async () => {
  backend = await openEditionsBackend();
});
beforeEach(async () => {
  await backend.startAfresh();
  for (const table of ['team_decisions', 'accepted_answers', 'contest_draws', 'day_messages'])
    await backend.query(`delete from private.${table}`);
  admin = await backend.newAdmin();
});
afterAll(() => backend.close());

const logOf = () => admin.rows('admin_log');
const send = (name: string, body: object) => admin.request(`/rest/v1/rpc/${name}`, { method: 'POST', body });
const open = async (edition: string) =>
  v.parse(opened, await admin.call('workshop_edition', { edition })).parts;

/** Saves a new title for days of an edition. */
async function retitle(edition: string, days: number[], source = 'form') {
  const changes = (await open(edition))
    .filter(({ day }) => days.includes(day))
    .map(({ day, version, content }) => ({
      day,
      based_on: version,
      content: { ...content, title: `Titre ${version}` },
    }));
  expect(await admin.call('save_edition', { edition, changes, source })).toHaveProperty('parts');
}
async function apply(edition: string) {
  const version = Math.max(...(await open(edition)).map((part) => part.version));
  expect(await admin.call('apply_draft', { edition, version })).toHaveProperty('parts');
}

test('A correction that is put online is in the log with its days; saving, and applying a draft, are not', async () => {
  await backend.apply('next');
  await retitle('next', [4]);
  await apply('next');
  await retitle('tests', [0, 3, 12]);
  expect(await logOf()).toEqual([]);
  await apply('tests');
  const corrected = { action: 'corrected_edition', edition: 'tests', user_id: null };
  expect(await logOf()).toMatchObject([{ ...corrected, subject: '0,3,12' }]);
  // Nothing new is no correction; the next one has its own days.
  await apply('tests');
  await retitle('tests', [5]);
  await apply('tests');
  const name = await backend.value('select private.admin_label($1)', [admin.id]);
  expect(await logOf()).toMatchObject([
    { ...corrected, subject: '5', admin_name: name },
    { ...corrected, subject: '0,3,12', admin_name: name },
  ]);
});

test('An edition that a command corrects has no admin in the log', async () => {
  await backend.apply('tests', { title: 'Titre corrigé' });
  expect(await logOf()).toMatchObject([
    { action: 'corrected_edition', edition: 'tests', subject: '0', admin_name: null },
  ]);
});

test('Restored versions and a deleted draft are in the log, which outlives the draft', async () => {
  await backend.apply('next');
  await retitle('next', [2, 7], 'restore');
  await send('delete_draft', { edition: 'next' });
  expect(await logOf()).toMatchObject([
    { action: 'deleted_draft', edition: 'next' },
    { action: 'restored_version', edition: 'next', subject: '2,7' },
  ]);
});

test('A message that players read is in the log when it is corrected or moved, a draft is not', async () => {
  const day = { edition: 'tests', day: 4 };
  await send('save_message', { ...day, body: 'Premier jet' });
  const message = await backend.value('select max(id) from private.day_messages');
  await send('save_message', { ...day, body: 'Second jet', message });
  await send('set_message_status', { message, status: 'published' });
  await send('save_message', { ...day, body: 'Second jet', message });
  await send('save_message', { ...day, body: 'Corrigé', message });
  await send('save_message', { ...day, day: 5, body: 'Corrigé', message });
  expect(await logOf()).toMatchObject([
    { action: 'corrected_message', edition: 'tests', day_number: 5, subject: 'Corrigé' },
    { action: 'corrected_message', edition: 'tests', day_number: 4, subject: 'Corrigé' },
    { action: 'published_message', edition: 'tests', day_number: 4, subject: 'Second jet' },
  ]);
});

test('A scheduled message is in the log with each moment, text and cancelling; its hour adds nothing', async () => {
  const day = { edition: 'tests', day: 4 };
  const schedule = (message: unknown, status: string, at?: string) =>
    send('set_message_status', { message, status, ...(at && { at }) });
  await backend.setClock('2030-12-04T17:00:00Z');
  await send('save_message', { ...day, body: 'Ce soir' });
  const message = await backend.value('select max(id) from private.day_messages');
  await schedule(message, 'published', '2030-12-04T18:00:00Z');
  await schedule(message, 'published', '2030-12-04T18:00:00Z');
  await send('save_message', { ...day, body: 'Ce soir encore', message });
  await schedule(message, 'draft');
  await send('save_message', { ...day, body: 'Un brouillon', message });
  await schedule(message, 'published', '2030-12-04T18:00:00Z');
  await backend.setClock('2030-12-04T18:30:00Z');
  await schedule(message, 'published');
  await schedule(message, 'resolved');
  await send('save_message', { ...day, body: 'Après coup', message });
  expect((await logOf()).map(({ action, subject }) => [action, subject]).toReversed()).toEqual([
    ['scheduled_message', 'Ce soir'],
    ['scheduled_message', 'Ce soir encore'],
    ['unscheduled_message', 'Ce soir encore'],
    ['scheduled_message', 'Un brouillon'],
    ['resolved_message', 'Un brouillon'],
  ]);
});

test('A book that is saved, published, withdrawn, moved or deleted is in the log, and a person', async () => {
  await send('save_book_person', { person: { slug: 'plume', name: 'Plume' } });
  const book = {
    slug: 'lanterne',
    title: 'La lanterne',
    youngest: 3,
    oldest: 8,
    description: 'Une histoire.',
  };
  for (const isPublished of [false, true, false]) {
    const [saved] = await backend.query(`select updated_at from public.books where slug = 'lanterne'`);
    await send('save_book', {
      book: { ...book, is_published: isPublished },
      ...(saved && { based_on: saved['updated_at'] }),
    });
  }
  await send('order_books', { slugs: ['lanterne'] });
  await send('order_books', { slugs: ['lanterne'] });
  await send('delete_book', { book: 'lanterne' });
  await send('delete_book', { book: 'lanterne' });
  expect(await logOf()).toMatchObject([
    { action: 'deleted_book', subject: 'La lanterne' },
    { action: 'ordered_books', subject: null },
    { action: 'withdrew_book', subject: 'La lanterne' },
    { action: 'published_book', subject: 'La lanterne' },
    { action: 'saved_book', subject: 'La lanterne' },
    { action: 'saved_book_person', subject: 'Plume' },
  ]);
});

test('A draw is in the log once: who, when, the seed, among how many', async () => {
  const knights = [await backend.newKnight(), await backend.newKnight(), await backend.newKnight()];
  for (const { id } of knights)
    await backend.query('select private.refresh_totals($1::uuid, true, false)', [id]);
  await backend.query("update public.editions set contest_ends_at = '2024-12-01' where code = 'tests'");
  await backend.setClock('2024-12-31T10:00:00Z');
  const draw = { edition: 'tests', seed: '4 8 15', winners: 2 };
  await send('draw_contest', draw);
  await send('draw_contest', draw);
  const rows = await logOf();
  expect(rows).toMatchObject([
    {
      action: 'drew_winners',
      edition: 'tests',
      subject: '4 8 15',
      entrants: 3,
      winners: 2,
      admin_name: await backend.value('select private.admin_label($1)', [admin.id]),
    },
  ]);
  expect(new Date(String(rows[0]?.['decided_at'])).toISOString()).toBe('2024-12-31T10:00:00.000Z');
});

test('An answer that was accepted already is in the log when it gives points to another knight', async () => {
  const knight = await backend.newKnight();
  await knight.call('submit_answer', { day: 2, answer: 'lanterne' });
  await retitle('tests', [2]);
  const parts = await open('tests');
  const two = parts.find(({ day }) => day === 2);
  const answers = [...v.parse(v.array(v.string()), two?.content['answers']), 'lanterne'];
  const changes = [{ day: 2, based_on: two?.version, content: { ...two?.content, answers } }];
  await admin.call('save_edition', { edition: 'tests', changes });
  await apply('tests');
  expect(await admin.call('accept_answer', { day: 2, answer: 'Lanterne' })).toEqual({
    status: 'already_accepted',
    regraded: 1,
  });
  await admin.call('accept_answer', { day: 2, answer: 'Lanterne' });
  expect(await logOf()).toMatchObject([
    { action: 'regraded_answer', edition: 'tests', day_number: 2, subject: 'Lanterne' },
    { action: 'corrected_edition' },
  ]);
});

/** Writes of an admin that are not logged, with the place of their author. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  create_edition: 'no player sees a draft; the versions have who saved them',
  save_edition: 'no player sees it before it is applied; the versions have who saved them',
};
const LOGGED = [
  'accept_answer',
  'apply_draft',
  'delete_book',
  'delete_draft',
  'draw_contest',
  'hide_name',
  'order_books',
  'publish_edition',
  'restore_name',
  'save_book',
  'save_book_person',
  'save_message',
  'set_message_status',
  'set_out_of_ranking',
  'validate_user_review',
];

test('Every function by which an admin writes is tested here or in admin-log, or is listed with a reason', async () => {
  const rows = await backend.query(
    `select distinct proname::text as name from pg_catalog.pg_proc
     where pronamespace = 'public'::regnamespace and provolatile = 'v'
       and prosrc ~ '(require_admin|lock_for_decision)'`,
  );
  const written = rows.map(({ name }) => String(name)).toSorted();
  expect(written).toEqual([...LOGGED, ...Object.keys(ELSEWHERE)].toSorted());
});
