import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { component } from './pictures.ts';

const ART = join(import.meta.dirname, '../art');
const drawings = ['escape-noel', 'icons', 'scenes', 'site'].flatMap((folder) =>
  readdirSync(join(ART, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svg'))
    .map((file) => join(folder, file)),
);

/** Ids and classes to which styles, tests and other drawings refer. */
const handles = (svg: string) => [...new Set(svg.match(/\b(?:id|class|data-[\w-]+)="[^"]+"/g))].toSorted();

test('there are drawings', () => expect(drawings.length).toBeGreaterThan(90));

test.each(drawings)('%s keeps its ids, classes and data attributes', (drawing) => {
  const source = readFileSync(join(ART, drawing), 'utf8').replaceAll(/<!--.*?-->/gs, '');
  expect(handles(component(source, []).replaceAll(String.raw`\"`, '"'))).toEqual(handles(source));
});

test('a day that is not solved is drawn without what the answer adds', () => {
  const day =
    '<svg viewBox="0 0 9 9"><path d="M0 0h9"/><g class="riddle-reward"><path d="M1 1h7"/></g></svg>';
  expect(component(day, [])).toContain('riddle-reward');
  expect(component(day, ['riddle-reward'])).not.toContain('riddle-reward');
});

test('a drawing of which nothing is left fails the build', () => {
  expect(() => component('<svg viewBox="0 0 9 9"></svg>', [])).toThrow('Not a drawing');
});

test("a drawing's own attributes have React's names", () => {
  const drawn = component('<svg class="a" stroke-width="2" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>', []);
  expect(drawn).toContain('"strokeWidth":"2","className":"a","viewBox":"0 0 9 9"');
});
