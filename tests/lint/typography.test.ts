import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));
const SUPABASE = fileURLToPath(new URL('../../supabase', import.meta.url));

/** A common space where French wants a no-break one: the mark, or the guillemet, could stand alone on its line. */
const LOOSE = /[\p{L}\p{N}»)!…] +[;:!?»](?=\s|$)|^ +[;:!?»](?=\s|$)|« /u;

/** Every text of a source file: its strings, its templates and what stands between its tags. */
function textsOf(file: string): string[] {
  const texts: string[] = [];
  const { program } = parseSync(file, readFileSync(join(SRC, file), 'utf8'));
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
    TemplateElement: ({ value }) => void texts.push(value.cooked ?? ''),
    JSXText: ({ value }) => void texts.push(value),
  }).visit(program);
  return texts;
}

test('in every text of the product « ; », « : », « ! », « ? » and the guillemets hold on to their word', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  const loose = files.flatMap((file) =>
    textsOf(file)
      .filter((text) => LOOSE.test(text))
      .map((text) => `${file}: ${text.trim()}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(loose).toEqual([]);
});

test('so they do in every text of the migrations and of the demo house', () => {
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
