import { expect, it } from 'vitest';
import { ALL_DAYS } from '../../shared/rules/days';
import { chapterOf, chapters } from './chapters';

it('gives every day a country to cross, and every country a day', () => {
  expect(new Set(ALL_DAYS.map(chapterOf))).toEqual(new Set(Object.keys(chapters)));
});
