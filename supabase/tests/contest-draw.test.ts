import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
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
  const first = v.parse(contest, await draw('un'));
  await validate(knights[4]?.id ?? '', true);
  expect(v.parse(contest, await draw('un')).draws).toEqual(first.draws);
  await draw('deux');
  const { json } = await backend.visitor.request('/rest/v1/contest_draws?order=seed.desc');
  expect(json).toMatchObject([
    { seed: 'un', entrants: 4 },
    { seed: 'deux', entrants: 5 },
  ]);
  expect(JSON.stringify(json)).not.toMatch(/knight|@/);
});

test('A photo gives no second ticket, and a test account none', async () => {
  await end('2024-12-31');
  const [first, second] = knights;
  await validate(first?.id ?? '', true);
  await backend.query('update public.users set isnotuser = true where id = $1', [second?.id]);
  expect(v.parse(contest, await draw('un')).entrants).toHaveLength(3);
});

test.each([
  ['while the contest is open', '2999-01-01', 'un', 2, 'contest_open'],
  ['with a blank seed', '2024-12-31', ' ', 2, 'draw_invalid'],
  ['without winners', '2024-12-31', 'un', 0, 'draw_invalid'],
])('No draw is made %s', async (_, ends, seed, winners, hint) => {
  await end(ends);
  expect(await draw(seed, winners)).toMatchObject({ code: '22023', hint });
});

test('A past edition is drawn among its own reviews', async () => {
  await backend.apply('next');
  await backend.publish('next');
  expect(v.parse(contest, await draw('un')).entrants).toHaveLength(4);
  await backend.query("update public.editions set contest_ends_at = '2024-12-31' where code = 'next'");
  expect(await draw('un', 2, 'next')).toMatchObject({ hint: 'contest_empty' });
});

test('A knight and a visitor draw nothing, and read no name', async () => {
  await end('2024-12-31');
  for (const who of [backend.visitor, knights[0] ?? backend.visitor])
    for (const [name, input] of [
      ['admin_contest', { edition: 'tests' }],
      ['draw_contest', { edition: 'tests', seed: 'un', winners: 1 }],
    ] as const)
      expect(await who.call(name, input)).toMatchObject({ code: '42501' });
});
