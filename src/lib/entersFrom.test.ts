import { expect, test } from 'vitest';
import { entersFrom, setFeaturesLoaded } from './entersFrom';

test('content enters with an animation only once the animations have loaded', () => {
  const initial = { opacity: 0 };
  expect(entersFrom(initial)).toBe(false);
  setFeaturesLoaded();
  expect(entersFrom(initial)).toBe(initial);
});
