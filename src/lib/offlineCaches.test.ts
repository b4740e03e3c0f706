import { expect, test } from 'vitest';
import { isWorthStoring, offlineKind } from './offlineCaches';

const SITE = 'https://exemple.fr';
const kindOf = (address: string, from = 'https://projet.supabase.co') =>
  offlineKind(new URL(address, from), SITE);

/** Requests for an open day that everyone may make, without a hint or an answer. */
test.each(['enigmes', 'enigme_calendar'])('rows of %s are stored for every user of the device', (rows) => {
  expect(kindOf(`/rest/v1/${rows}?select=*`)).toBe('rows');
});

/** Of these the server gives a knight alone what was paid or found: they leave with the account (rule 22.3). */
test.each(['enigme_indices', 'enigme_revelations', 'enigme_progress', 'artefacts'])(
  'rows of %s are stored for their account alone',
  (rows) => {
    expect(kindOf(`/rest/v1/${rows}?select=*`)).toBe('own');
  },
);

/** A hint that is revealed, an answer that is judged or given up, a table, « Mes données »: no function's reply is stored. */
test.each([
  '/rest/v1/rpc/reveal_hint',
  '/rest/v1/rpc/reveal_answer',
  '/rest/v1/rpc/submit_answer',
  '/rest/v1/rpc/submit_bonus_answer',
  '/rest/v1/rpc/submit_final_sentence',
  '/rest/v1/rpc/round_table_board',
  '/rest/v1/rpc/my_data',
  '/rest/v1/users?select=*',
  '/rest/v1/bonus_questions?select=*',
  '/rest/v1/enigmes/enigme_indices',
  '/auth/v1/token',
  '/auth/v1/user',
  '/storage/v1/object/workshop/jour.webp',
  '/storage/v1/object/sign/workshop/jour.webp',
])('%s is not stored (rule 22.4)', (address) => {
  expect(kindOf(address)).toBeNull();
});

test('of the site itself, its code and media are stored, and no page or other data', () => {
  expect(kindOf('/assets/game.js', SITE)).toBe('code');
  expect(kindOf('/edition/jour-1.webp', SITE)).toBe('media');
  for (const address of ['/escape-noel/jour/1', '/escape-noel/admin', '/site.webmanifest', '/'])
    expect(kindOf(address, SITE)).toBeNull();
});

test('the list of the archives is stored, not the editions that the team reads at the same path', () => {
  const editions = '/rest/v1/editions?select=code%2Ctitle';
  expect(kindOf(`${editions}&status=eq.past&order=code.desc`)).toBe('rows');
  expect(kindOf(editions)).toBeNull();
  expect(kindOf(`${editions}&status=in.(current,past)`)).toBeNull();
});

test.each([
  ['code', 'text/javascript', '0', true],
  ['code', 'text/css; charset=utf-8', '*{}', true],
  ['code', 'image/svg+xml', '<svg/>', true],
  ['code', 'text/html', '<html>', false],
  ['media', 'audio/mpeg', 'ID3', true],
  ['media', 'text/html', '<html>', false],
  ['rows', 'application/json', '[{}]', true],
  ['rows', 'application/json', '[]', false],
  ['own', 'application/json', '[]', true],
  ['own', 'text/html', '<html>', false],
] as const)('of %s, %s with « %s » is worth storing: %s', async (kind, type, body, isWorth) => {
  const reply = (status: number) => new Response(body, { status, headers: { 'content-type': type } });
  expect(await isWorthStoring(kind, reply(200))).toBe(isWorth);
  expect(await isWorthStoring(kind, reply(500))).toBe(false);
});
