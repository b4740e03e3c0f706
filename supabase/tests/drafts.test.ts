import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openEditionsBackend, type EditionsBackend } from './support/editions.ts';
import type { ApiClient } from './support/testBackend.ts';

type Knight = ApiClient & { id: string };

let backend: EditionsBackend;
let knight: Knight;
let admin: Knight;

beforeAll(async () => {
  backend = await openEditionsBackend();
});
afterAll(() => backend.close());

beforeEach(async () => {
  await backend.startAfresh();
  [knight, admin] = [await backend.newKnight(), await backend.newAdmin()];
});

describe('A draft', () => {
  const CALLS: [string, object][] = [
    ['submit_answer', { day: 1, answer: 'motcaché 1' }],
    ['submit_answer', { day: 1, answer: 'REVEAL_ANSWER' }],
    ['reveal_answer', { day: 1 }],
    ['reveal_hint', { day: 1, rang: 1 }],
    ['bonus_question', { day: 1 }],
    ['submit_bonus_answer', { day: 1, answer: 'trésor caché 1' }],
    ['final_sentence', {}],
    ['submit_final_sentence', { answer: 'la phrase cachée de tous' }],
    ['reveal_final_sentence_hint', { rang: 1 }],
    ['reveal_final_sentence', {}],
    ['leaderboard_page', { page: 1 }],
  ];
  const OWN: [string, object][] = [
    ['reset_progress', {}],
    ['import_progress', { entries: [{ day: 1, answer: 'motcaché 1' }] }],
  ];

  test('is neither played nor read, through any function', async () => {
    await backend.apply('next');
    for (const [who, calls] of [
      [backend.visitor, CALLS],
      [knight, [...CALLS, ...OWN]],
      [admin, [...CALLS, ...OWN]],
    ] as const)
      for (const [name, input] of calls)
        expect([name, await who.call(name, { ...input, edition: 'next' })]).toEqual([
          name,
          expect.objectContaining({ code: 'PT404', hint: 'edition_missing' }),
        ]);
  });

  test('has no row that a visitor or a knight can read', async () => {
    await backend.apply('next');
    const riddle = await backend.value("select min(id)::int from public.enigmes where edition = 'next'");
    for (const who of [backend.visitor, knight])
      for (const path of [
        'editions?code=eq.next',
        'enigmes?edition=eq.next',
        `enigmes?id=eq.${String(riddle)}`,
        'enigme_calendar?edition=eq.next',
        'editions?select=code,enigmes(title)&enigmes.edition=eq.next&code=eq.next',
      ])
        expect([path, (await who.request(`/rest/v1/${path}`)).json]).toEqual([path, []]);
    expect((await admin.request('/rest/v1/editions?code=eq.next&select=status')).json).toEqual([
      { status: 'draft' },
    ]);
  });

  test.each([0, 1, 2])(
    'and a closed door, whose ids are known, tell nothing (fuzz over ids, %i)',
    async (seed) => {
      await backend.apply('next');
      await backend.query(
        "update public.enigmes set opens_at = '2999-01-01' where edition = 'tests' and day_number > 12",
      );
      const hidden = (
        await backend.query(
          `select enigmes.id from public.enigmes join public.editions on code = edition
       where status = 'draft' or opens_at is not null`,
        )
      ).map(({ id }) => Number(id));
      const ids = Array.from({ length: 60 }, (_, index) => (hidden[0] ?? 0) - 30 + seed * 60 + index);
      for (const who of [backend.visitor, knight]) {
        const list = `in.(${[...ids, ...hidden].join()})`;
        const rows = (await who.request(`/rest/v1/enigmes?id=${list}&select=id`)).json as { id: number }[];
        expect(rows.filter(({ id }) => hidden.includes(id))).toEqual([]);
        const hints = await who.request(`/rest/v1/enigme_indices?enigme_id=${list}`);
        expect(hints.text).not.toContain('Indicecache');
        const told = await who.request(`/rest/v1/enigme_revelations?enigme_id=${list}`);
        expect(told.text).not.toContain('cache');
      }
    },
  );
});

test('Applying a draft keeps the words not to confuse, which the browser does not compute', async () => {
  await backend.query("insert into private.other_words (word, edition) values ('lune', 'tests')");
  const words = () =>
    backend.value("select array_agg(word order by word) from private.other_words where edition = 'tests'");
  const version = Number(
    await backend.value("select max(id)::int from private.edition_versions where edition = 'tests'"),
  );
  await admin.call('apply_draft', { edition: 'tests', version });
  expect(await words()).toEqual(['lune']);
  await admin.call('apply_draft', { edition: 'tests', version, other_words: [] });
  expect(await words()).toBeNull();
});
