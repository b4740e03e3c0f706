import { assert, constantFrom, dictionary, jsonValue, property } from 'fast-check';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { dayShape, headerShape, readDay, readHeader } from './document';

const file = v.looseObject({ riddles: v.array(v.looseObject({ day: v.number() })) });
const { riddles, ...header } = v.parse(
  file,
  JSON.parse(readFileSync(new URL('../../../supabase/edition/2024/edition.json', import.meta.url), 'utf8')),
);

test.each(riddles.map((riddle) => [riddle.day, riddle] as const))(
  "day %i of this year's file is read as it is, and has the shape of a day",
  (_, riddle) => {
    expect(readDay(riddle)).toMatchObject(riddle);
    expect(v.is(dayShape, riddle)).toBe(true);
  },
);

test("what this year's file has beside its days is read as it is", () => {
  expect(readHeader(header)).toMatchObject(header);
  expect(v.is(headerShape, header)).toBe(true);
});

test('a damaged content has the fields of a day and of a header', () => {
  const damaged = dictionary(constantFrom('title', 'play', 'hints', 'feast', 'artefact'), jsonValue());
  assert(
    property(damaged, (content) => {
      expect(readDay(content)).toHaveProperty('artefact.title');
      expect(readHeader(content)).toHaveProperty('feast.letter');
    }),
  );
});
