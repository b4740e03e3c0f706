import { expect, test } from 'vitest';
import { books } from '@/site/shared/catalogue';
import { descriptions } from './descriptions';

test('each description has three to five sentences, plus at most one short exclamation', () => {
  const lengths = books.map(({ slug }) => descriptions[slug].match(/[.!?…](?=\s|$)/g)?.length ?? 0);
  expect(lengths.filter((sentences) => sentences < 3 || sentences > 6)).toEqual([]);
});
