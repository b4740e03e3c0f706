import { expect, test, vi } from 'vitest';
import type { AccountsRequest, KnightAccount } from '@/api/admin';
import { fetchEveryAccount, toCsv } from './csv';

const fetchAccounts = vi.hoisted(() => vi.fn<(request: AccountsRequest) => Promise<unknown>>());
vi.mock('@/api/admin', () => ({ fetchAccounts }));

const buildAccount = (over: Partial<KnightAccount>): KnightAccount => ({
  id: '1',
  email: 'aurore@exemple.fr',
  name: 'Aurore',
  totalScore: 18,
  completedCount: 2,
  hasReview: true,
  hasMedia: false,
  isTest: false,
  createdAt: new Date('2024-12-01T08:00:00Z'),
  swiftFive: null,
  swiftQuest: null,
  hasReplayed: false,
  importedCount: 0,
  knightCount: 1,
  decision: null,
  ...over,
});

test('one row per account under the headings, every field quoted', () => {
  const line = toCsv([buildAccount({ swiftFive: 42, hasReplayed: true, importedCount: 3 })]);
  expect(line.split('\r\n')).toEqual([
    '\uFEFF"Nom";"E-mail";"Points";"Énigmes";"Avis";"Photo";"Compte de test";"Inscription";"Décidé par";"Décidé le";' +
      '"Jeu rapide";"5 énigmes en secondes";"24 énigmes en secondes";"A recommencé";"Énigmes jouées sans compte"',
    '"Aurore";"aurore@exemple.fr";"18";"2";"oui";"non";"non";"2024-12-01T08:00:00.000Z";"";"";"oui";"42";"";"oui";"3"',
    '',
  ]);
});

test('a name written from right to left leaves the points in their cell', () => {
  expect(toCsv([buildAccount({ name: 'ليلى' })])).toContain('"\u2068ليلى\u2069";"aurore@exemple.fr";"18"');
});

test.each([
  ['a "b"; c', 'a ""b""; c'],
  ['deux\nlignes', 'deux\nlignes'],
  ...['=1+1', '+33', '-2', '@somme', '＝1+1', '＋33', '－2', '＠somme', '\t=1', '\r=1', '\n=1'].map(
    (name) => [name, `'${name}`],
  ),
])('the name %j neither leaves its cell nor is read as a formula', (name, expected) => {
  const [, alone] = toCsv([buildAccount({ name })]).split(/\r\n(?=")/);
  expect(alone?.startsWith(`"${expected}";"aurore`)).toBe(true);
});

test('an account that is deleted while the pages are read makes the export miss no other', async () => {
  const accounts = ['a', 'b', 'c', 'd', 'e'].map((id, index) =>
    buildAccount({ id, createdAt: new Date(2024, 11, index + 1) }),
  );
  // As the server does, two at a time; the first account is deleted after the first page.
  fetchAccounts.mockImplementation(({ after = '', page }) => {
    const start = after ? accounts.findIndex(({ id }) => id > after) : (page - 1) * 2;
    const rows = start < 0 ? [] : accounts.slice(start, start + 2);
    if (accounts[0]?.id === 'a') accounts.shift();
    return Promise.resolve({ total: 5, page, pageCount: 3, accounts: rows });
  });
  const found = await fetchEveryAccount({
    search: '',
    review: 'all',
    hidesTestAccounts: false,
    swiftOnly: false,
    page: 1,
    pageSize: 50,
  });
  expect(found.map(({ id }) => id)).toEqual(['e', 'd', 'c', 'b', 'a']);
});
