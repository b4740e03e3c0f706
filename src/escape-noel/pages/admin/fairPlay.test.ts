import { expect, test } from 'vitest';
import { importedText, swiftFigures } from './fairPlay';

const nbsp = (text: string) => text.replaceAll(/(\d) /g, '$1\u00A0');

test.each([
  [{ swiftFive: null, swiftQuest: null, hasReplayed: true }, null],
  [{ swiftFive: 42, swiftQuest: null, hasReplayed: false }, '5 énigmes en 42 s'],
  [{ swiftFive: 0, swiftQuest: null, hasReplayed: false }, "5 énigmes en moins d'une seconde"],
  [{ swiftFive: null, swiftQuest: 2310, hasReplayed: false }, '24 énigmes en 38 min'],
  [{ swiftFive: null, swiftQuest: 3600, hasReplayed: false }, '24 énigmes en 60 min'],
  [
    { swiftFive: 4, swiftQuest: 119, hasReplayed: true },
    '5 énigmes en 4 s · 24 énigmes en 119 s · après avoir recommencé',
  ],
])('the figures of %j are %j', (account, figures) => {
  expect(swiftFigures(account)).toBe(figures && nbsp(figures));
});

test('riddles played without an account are counted; no text without any', () => {
  expect([0, 1, 24].map(importedText)).toEqual([
    null,
    nbsp('1 énigme jouée sans compte'),
    nbsp('24 énigmes jouées sans compte'),
  ]);
});
