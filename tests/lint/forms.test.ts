import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sourceFiles } from './texts';

/** Every `<form …>` of the product, with its file. */
const forms = sourceFiles.flatMap((file) => {
  const source = readFileSync(fileURLToPath(new URL(`../../src/${file}`, import.meta.url)), 'utf8');
  return [...source.matchAll(/<form\s[\s\S]*?\n?>/g)].map(([tag]) => ({ file, tag }));
});

test('no form can be sent by the browser itself, which would write what was typed in the address', () => {
  expect(forms.length).toBeGreaterThan(7);
  expect(forms.filter(({ tag }) => !tag.includes('method="dialog"'))).toEqual([]);
});
