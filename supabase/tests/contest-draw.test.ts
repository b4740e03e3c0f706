import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { drawSeed } from '../../src/escape-noel/pages/admin-contest/drawSeed.ts';
import { openEditionsBackend, type EditionsBackend } from './support/editions.ts';
import type { ApiClient } from './support/testBackend.ts';

type Knight = ApiClient & { id: string };

const contest = v.object({
  entrants: v.array(v.object({ ticket: v.string(), name: v.string() })),
  draws: v.array(
    v.object({
      seed: v.string(),
      entrants: v.number(),
      tickets_digest: v.string(),
      winners: v.array(v.object({ place: v.number(), name: v.string() })),
    }),
  ),
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

let backend: EditionsBackend;
let admin: Knight;
let knights: Knight[];

beforeAll(async () => {
  backend = await openEditionsBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.startAfresh();
  await backend.query('delete from private.contest_draws');
  await backend.query('delete from private.contest_lists');
  admin = await backend.newAdmin();
  knights = await Promise.all(Array.from({ length: 5 }, () => backend.newKnight()));
  for (const { id } of knights.slice(0, 4)) await validate(id, false);
});

const validate = (id: string, hasMedia: boolean) =>
  admin.request('/rest/v1/rpc/validate_user_review', {
    method: 'POST',
    body: { user_uuid: id, has_review: true, has_media: hasMedia },
  });
const end = (instant: string) =>
  backend.query("update public.editions set contest_ends_at = $1 where code = 'tests'", [instant]);
const draw = (seed: string, winners = 2, edition = 'tests') =>
  admin.call('draw_contest', { edition, seed, winners });

test('Winners are drawn among the validated reviews, in the order that anyone with the list can compute', async () => {
  await end('2024-12-31');
  const { entrants, draws } = v.parse(contest, await draw(' 7 12 23 ', 3));
  expect(entrants).toHaveLength(4);
  const tickets = entrants.map(({ ticket }) => ticket);
  const nameOf = new Map(entrants.map(({ ticket, name }) => [ticket, name]));
  const expected = tickets.toSorted((one, other) =>
    sha256(`7 12 23:${one}`) < sha256(`7 12 23:${other}`) ? -1 : 1,
  );
  expect(draws).toMatchObject([
    {
      seed: '7 12 23',
      entrants: 4,
      tickets_digest: sha256(tickets.toSorted().join('\n')),
      winners: expected.slice(0, 3).map((ticket, index) => ({ place: index + 1, name: nameOf.get(ticket) })),
    },
  ]);
});

test('The same seed gives the same draw, and another one is a second draw that everyone sees', async () => {
  await end('2024-12-31');
  const first = v.parse(contest, await draw('1'));
  expect(v.parse(contest, await draw('1')).draws).toEqual(first.draws);
  await draw('2');
  const { json } = await backend.visitor.request('/rest/v1/contest_draws?order=seed');
  expect(json).toMatchObject([
    { seed: '1', entrants: 4 },
    { seed: '2', entrants: 4 },
  ]);
  expect(JSON.stringify(json)).not.toMatch(/knight|@/);
});

test('audit finding 10: the seed is its numbers in ascending order, however they are written', async () => {
  await end('2024-12-31');
  const written = [
    '5 12 23',
    '5-12-23',
    '5  12 23',
    '05 12 23',
    '5, 12, 23',
    '23 12 5',
    '5\u00a012\u202f23',
    '5 1\u200b2 \ufeff23',
    '٥ ١٢ ٢٣',
    '５ 12 et 23 !',
    'n° 5, 12 & 0023.',
  ];
  for (const seed of written) {
    expect(drawSeed(seed)).toBe('5 12 23');
    expect(v.parse(contest, await draw(seed)).draws.map((made) => made.seed)).toEqual(['5 12 23']);
  }
  // The same number twice stays: a lucky number may be one of the others.
  expect(v.parse(contest, await draw('7 12 23 31 49 et 7')).draws[0]?.seed).toBe('7 7 12 23 31 49');
});

test('audit finding 10: no sign that a page does not show makes another seed, for the page or for the database', async () => {
  const signs = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((sign) => /\p{Default_Ignorable_Code_Point}/u.test(sign) && !/\p{Cn}/u.test(sign));
  expect(signs.length).toBeGreaterThan(300);
  const seeds = signs.map((sign) => `5 1${sign}2`);
  const rows = await backend.query(
    'select seed from unnest($1::text[]) as seed where private.draw_seed(seed) is distinct from $2',
    [seeds, '5 12'],
  );
  expect(rows).toEqual([]);
  expect(seeds.filter((seed) => drawSeed(seed) !== '5 12')).toEqual([]);
});

test('audit finding 10: the same seed with another number of winners says so, and changes nothing', async () => {
  await end('2024-12-31');
  await draw('5 12 23', 2);
  expect(await draw('5, 12, 23', 3)).toMatchObject({
    hint: 'draw_other_count',
    message:
      'La graine « 5 12 23 » a déjà désigné 2 gagnants : le même tirage ne se refait pas avec un autre nombre',
  });
  expect(await draw('5 12 23', 2)).toMatchObject({ draws: [{ seed: '5 12 23' }] });
  // More than there are entrants: all of them, again.
  await draw('6', 50);
  expect(v.parse(contest, await draw('6', 60)).draws).toHaveLength(2);
});

test('audit finding 10: the list is fixed, and its digest published, when the contest ends', async () => {
  await backend.setClock('2024-12-31T11:59:00Z');
  await end('2024-12-31T12:00:00Z');
  await backend.query('select private.forget_visitors()');
  const published = async () => (await backend.visitor.request('/rest/v1/contest_lists')).json;
  expect(await published()).toEqual([]);
  const before = v.parse(contest, await admin.call('admin_contest', { edition: 'tests' }));
  await backend.setClock('2024-12-31T12:04:00Z');
  await backend.query('select private.forget_visitors()');
  const digest = sha256(
    before.entrants
      .map(({ ticket }) => ticket)
      .toSorted()
      .join('\n'),
  );
  const list = [{ edition: 'tests', entrants: 4, tickets_digest: digest }];
  expect(await published()).toMatchObject(list);

  // A review withdrawn, another one validated, an account deleted: the list and the draw stay as they were at the end.
  const [withdrawn, gone] = knights;
  await backend.setClock('2025-01-02T12:00:00Z');
  await admin.request('/rest/v1/rpc/validate_user_review', {
    method: 'POST',
    body: { user_uuid: withdrawn?.id, has_review: false, has_media: false },
  });
  await validate(knights[4]?.id ?? '', true);
  await gone?.call('delete_account', {});
  expect(await published()).toMatchObject(list);
  const drawn = v.parse(
    v.looseObject({
      draws: v.array(v.looseObject({ winners: v.array(v.looseObject({ state: v.string() })) })),
    }),
    await draw('5 12 23', 4),
  );
  expect(drawn).toMatchObject({ draws: [{ entrants: 4, tickets_digest: digest }] });
  expect(drawn.draws[0]?.winners.map(({ state }) => state).toSorted()).toEqual([
    'entitled',
    'entitled',
    'gone',
    'withdrawn',
  ]);
});

test('audit finding 10: the first decision after the end does not change the list, even before the nightly jobs', async () => {
  await backend.setClock('2024-12-31T12:01:00Z');
  await end('2024-12-31T12:00:00Z');
  await validate(knights[4]?.id ?? '', false);
  expect((await backend.visitor.request('/rest/v1/contest_lists')).json).toMatchObject([{ entrants: 4 }]);
});

test('A photo gives no second ticket, and a test account none', async () => {
  await end('2024-12-31');
  const [first, second] = knights;
  await validate(first?.id ?? '', true);
  await backend.query('update public.users set isnotuser = true where id = $1', [second?.id]);
  expect(v.parse(contest, await draw('1')).entrants).toHaveLength(3);
});

test.each([
  ['while the contest is open', '2999-01-01', '1', 2, 'contest_open'],
  ['with a blank seed', '2024-12-31', ' ', 2, 'draw_invalid'],
  ['without winners', '2024-12-31', '1', 0, 'draw_invalid'],
  ['without a number', '2024-12-31', 'un', 2, 'draw_invalid'],
])('No draw is made %s', async (_, ends, seed, winners, hint) => {
  await end(ends);
  expect(await draw(seed, winners)).toMatchObject({ code: '22023', hint });
});

test('A past edition is drawn among its own reviews', async () => {
  await backend.apply('next');
  await backend.publish('next');
  expect(v.parse(contest, await draw('1')).entrants).toHaveLength(4);
  await backend.query("update public.editions set contest_ends_at = '2024-12-31' where code = 'next'");
  expect(await draw('1', 2, 'next')).toMatchObject({ hint: 'contest_empty' });
});

test('A knight and a visitor draw nothing, and read no name', async () => {
  await end('2024-12-31');
  for (const who of [backend.visitor, knights[0] ?? backend.visitor])
    for (const [name, input] of [
      ['admin_contest', { edition: 'tests' }],
      ['draw_contest', { edition: 'tests', seed: '1', winners: 1 }],
    ] as const)
      expect(await who.call(name, input)).toMatchObject({ code: '42501' });
});
