import { expect, test } from 'vitest';
import { memoized } from './memoized';

test('a result is computed once, and the oldest is forgotten', () => {
  const computed: string[] = [];
  const upper = memoized(
    (text: string) => {
      computed.push(text);
      return text.toUpperCase();
    },
    (text) => text,
    2,
  );
  expect(['a', 'b', 'a', 'c', 'b', 'a'].map(upper)).toEqual(['A', 'B', 'A', 'C', 'B', 'A']);
  expect(computed).toEqual(['a', 'b', 'c', 'a']);
});
