import { expect, test } from 'vitest';
import { normalizeAnswer } from './normalizeAnswer';

test.each([
  ['  Père   Noël\t', 'perenoel'],
  ["l'arc-en-ciel !", 'larcenciel'],
  ['« Cœur », ŒUF', 'coeuroeuf'],
  ['ex æquo, Ælia', 'exaequoaelia'],
  ['Straße', 'strasse'],
  ['ﬁn ①② １３ ²', 'fin12132'],
  ['1 000', '1000'],
  ['🎄 نجمة', ''],
])('%j is compared as %j (rule 3.3)', (typed, compared) => {
  expect(normalizeAnswer(typed)).toBe(compared);
});

test('the first 500 characters are compared, whatever they are', () => {
  expect(normalizeAnswer(`${'a'.repeat(499)}bc`)).toBe(`${'a'.repeat(499)}b`);
  expect(normalizeAnswer(`${'🎄'.repeat(499)}bc`)).toBe('b');
});
