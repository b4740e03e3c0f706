import { expect } from 'vitest';

interface Shape {
  entries?: Readonly<Record<string, unknown>>;
  item?: unknown;
  wrapped?: unknown;
  options?: readonly unknown[];
  literal?: unknown;
}
const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null;

/** The names and the fixed values that a JSON document of a schema can have, at any depth. @param schema of valibot. */
export function schemaKeys(schema: unknown): Set<string> {
  const found = new Set<string>();
  const collect = (shape: unknown) => {
    if (typeof shape === 'string') found.add(shape);
    if (!isShape(shape)) return;
    for (const [key, entry] of Object.entries(shape.entries ?? {})) {
      found.add(key);
      collect(entry);
    }
    for (const inner of [shape.item, shape.wrapped, shape.literal, ...(shape.options ?? [])]) collect(inner);
  };
  collect(schema);
  return found;
}

/** Names of an edition's document that are French words too. */
const FRENCH = new Set(
  'question message fragment artefact image description note phrases file edition bleue rouge'.split(' '),
);

/** The names that a French sentence shows, outside its quotations and « il y a ». @param keys as `schemaKeys` returns them. */
function keysIn(sentence: string, keys: ReadonlySet<string>): string[] {
  const words = sentence.replaceAll(/«[^»]*»|Il y a /g, '').split(/[^\p{L}\p{N}_]+/u);
  return words.filter((word) => keys.has(word) && !FRENCH.has(word));
}

/**
 * Expects one of some sentences to be the given one, and none to show a name of the document.
 * @param sentence with plain spaces for no-break ones.
 */
export function expectFrench(
  sentences: readonly string[],
  sentence: string,
  keys: ReadonlySet<string>,
): void {
  const plain = sentences.map((each) => each.replaceAll('\u00A0', ' '));
  expect(plain).toContain(sentence);
  expect(plain.flatMap((each) => keysIn(each, keys))).toEqual([]);
}
