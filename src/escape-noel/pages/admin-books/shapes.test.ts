import { expect, test } from 'vitest';
import { isOtherShape } from './shapes';

test.each([
  ['cover', 720, 960, false],
  ['cover', 708, 960, false],
  ['cover', 960, 720, true],
  ['spread', 1440, 960, false],
  ['spread', 720, 960, true],
  ['portrait', 480, 480, false],
  ['portrait', 480, 640, true],
] as const)('a %s of %i × %i pixels has another shape: %s', (kind, width, height, expected) => {
  expect(isOtherShape(kind, { width, height })).toBe(expected);
});
