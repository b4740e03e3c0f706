import { expect, test } from 'vitest';
import { memoized, rememberedFor } from './memoized';

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

test('what is remembered for an object is computed once for it, even when it is undefined', () => {
  const computed: object[] = [];
  const remembered = rememberedFor((input: { value?: number }) => {
    computed.push(input);
    return input.value;
  });
  const [one, other] = [{}, { value: 2 }];
  expect([remembered(one), remembered(one), remembered(other)]).toEqual([undefined, undefined, 2]);
  expect(computed).toEqual([one, other]);
});
