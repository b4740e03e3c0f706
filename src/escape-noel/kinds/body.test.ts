import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { bodyTexts, NEEDS_OF_KIND } from './body';
import * as kinds from './index';

const day = v.object({
  day: v.number(),
  mediatype: v.picklist(['none', 'image', 'audio', 'video']),
  play: v.nullable(v.looseObject({ kind: v.string() })),
});
const { riddles } = v.parse(
  v.object({ riddles: v.array(day) }),
  JSON.parse(readFileSync('supabase/edition/2024/edition.json', 'utf8')),
);

test('every kind says what it asks of the body (rule 23.4)', () => {
  expect(Object.keys(NEEDS_OF_KIND)).toEqual(Object.keys(kinds).toSorted());
  for (const kind of Object.keys(kinds)) expect(bodyTexts({ kind }, 'none', false)).not.toEqual([]);
});

test.each([
  [1, ''],
  [4, 'Ce jour se joue du bout des doigts\u00A0: toucher suffit, sans rien faire glisser.'],
  [5, 'Il y a une image à regarder\u00A0: sa description la remplace.'],
  [
    7,
    "Ce jour se joue avec les oreilles. Sans le son, ce que tu choisis s'allume. Il y a un son à écouter\u00A0: sa transcription le remplace.",
  ],
  [14, 'Il y a un film à regarder et à écouter\u00A0: sa description et ses sous-titres le remplacent.'],
  [
    19,
    'Ce jour se joue du bout des doigts\u00A0: toucher suffit, sans rien faire glisser. Des formes et des mots disent aussi ses couleurs.',
  ],
])('day %i: « %s »', (number, text) => {
  const found = riddles.find((each) => each.day === number);
  expect(found && bodyTexts(found.play, found.mediatype, false).join(' ')).toBe(text);
});

test('a kind that this page does not know asks for nothing', () => {
  expect(bodyTexts({ kind: 'danse' }, 'none', false)).toEqual([]);
});
