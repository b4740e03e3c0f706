import { expect, test } from 'vitest';
import { books } from '@/site/shared/catalogue';
import { descriptions } from './descriptions';

test('each book is told in three to five sentences, a short question or cry aside', () => {
  const lengths = books.map(({ slug }) => descriptions[slug].match(/[.!?…](?=\s|$)/g)?.length ?? 0);
  expect(lengths.filter((sentences) => sentences < 3 || sentences > 6)).toEqual([]);
});
