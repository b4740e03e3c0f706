import { expect, test } from 'vitest';
import type { KnightAccount } from '@/backend/admin';
import { toCsv } from './csv';

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
  decision: null,
  ...over,
});

test('a line an account, under its headings', () => {
  expect(toCsv([buildAccount({})]).split('\r\n')).toEqual([
    '\uFEFFNom;E-mail;Points;Énigmes;Avis;Photo;Compte de test;Inscription;Décidé par;Décidé le',
    'Aurore;aurore@exemple.fr;18;2;oui;non;non;2024-12-01T08:00:00.000Z;;',
    '',
  ]);
});

test.each([
  ['a "b"; c', '"a ""b""; c"'],
  ['=1+1', "'=1+1"],
  ['+33', "'+33"],
  ['@somme', "'@somme"],
  ['-2', "'-2"],
])('the name %j cannot leave its cell nor compute anything', (name, expected) => {
  const [, row] = toCsv([buildAccount({ name })]).split('\r\n');
  expect(row?.startsWith(`${expected};aurore`)).toBe(true);
});
