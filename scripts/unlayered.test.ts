import { expect, test } from 'vitest';
import { withoutLayers } from './unlayered';

test('Rules stand where their layer stood, and no layer is named', () => {
  expect(
    withoutLayers(
      '@layer first,second;@layer first{*{top:0}@layer inner{a{left:0}}}b{left:0}@supports (color:red){@layer second{i{top:0}}}',
    ),
  ).toBe('*{top:0}a{left:0}b{left:0}@supports (color:red){i{top:0}}');
});
