import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sourceFiles, textsOf } from './texts';

const SUPABASE = fileURLToPath(new URL('../../supabase', import.meta.url));

/** A common space where French wants a no-break one: the mark, or the guillemet, could stand alone on its line. */
const LOOSE = /[\p{L}\p{N}»)!…] +[;:!?»](?=\s|$)|^ +[;:!?»](?=\s|$)|« /u;

test('in every text of the product « ; », « : », « ! », « ? » and the guillemets hold on to their word', () => {
  const loose = sourceFiles.flatMap((file) =>
    textsOf(file)
      .filter((text) => LOOSE.test(text))
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
      .filter((text) => LOOSE.test(text))
      .map((text) => `${file}: ${text}`);
  });
  expect(files.length).toBeGreaterThan(10);
  expect(loose).toEqual([]);
});
