import { afterEach, expect, test, vi } from 'vitest';
import { cameWhole } from './cameWhole';
import { CodeError, loadModule } from './loadModule';

afterEach(() => vi.unstubAllGlobals());

test.each([
  new SyntaxError('Invalid regular expression: invalid group specifier name'),
  new TypeError('items.toSorted is not a function'),
  new ReferenceError("Can't find variable: CompressionStream"),
])('A module that arrived and fails is no missing code: %s', async (fault) => {
  const fetched = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetched);
  expect(cameWhole(fault)).toBe(true);
  await expect(loadModule(() => Promise.reject(fault))).rejects.toBe(fault);
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  'Failed to fetch dynamically imported module: https://maison.example/assets/a.js',
  'error loading dynamically imported module: https://maison.example/assets/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
])('A module that did not arrive is missing code: %s', async (message) => {
  const fault = new TypeError(message);
  expect(cameWhole(fault)).toBe(false);
  await expect(loadModule(() => Promise.reject(fault))).rejects.toThrow(CodeError);
});
