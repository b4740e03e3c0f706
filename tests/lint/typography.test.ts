import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isLoose } from './loose';
import { sourceFiles, textsOf } from './texts';

const SUPABASE = fileURLToPath(new URL('../../supabase', import.meta.url));

test('in every text of the product « ; », « : », « ! », « ? » and the guillemets hold on to their word', () => {
  const loose = sourceFiles.flatMap((file) =>
    textsOf(file)
      .filter(isLoose)
      .map((text) => `${file}: ${text.trim()}`),
  );
  expect(sourceFiles.length).toBeGreaterThan(100);
  expect(loose).toEqual([]);
});

test('so they do in every text of the migrations and of the demo', () => {
  const migrations = readdirSync(join(SUPABASE, 'migrations')).map((name) => join('migrations', name));
  const files = [...migrations, 'seed/demo.sql'];
  const loose = files.flatMap((file) => {
    const sql = readFileSync(join(SUPABASE, file), 'utf8').replaceAll(/--.*$/gm, '');
    return [...sql.matchAll(/'((?:[^']|'')*)'/g)]
      .map(([, text = '']) => text)
      .filter(isLoose)
      .map((text) => `${file}: ${text}`);
  });
  expect(files.length).toBeGreaterThan(10);
  expect(loose).toEqual([]);
});
