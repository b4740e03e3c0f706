import { expect, test } from 'vitest';
import { entrance } from './entrance';

test('content enters only once the animations have loaded: before, it is there at once', async () => {
  const initial = { opacity: 0 };
  expect(entrance(initial)).toBe(false);
  await import('./motionFeatures');
  expect(entrance(initial)).toBe(initial);
});
