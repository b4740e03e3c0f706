import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  nameRefusal,
  NAME_MAX_LENGTH,
  REFUSED_WORDS,
} from '../../src/escape-noel/shared/session/knightName.ts';
import { type House, openHouse } from './support/house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

describe('What the page says of a name is what the server will say', () => {
  test('The words that are refused are the same', async () => {
    const words = await house.value('select jsonb_agg(word order by word) from private.refused_words', []);
    expect(words).toEqual([...REFUSED_WORDS].toSorted());
  });

  test.each([
    'Lutin du Nord',
    'a'.repeat(NAME_MAX_LENGTH),
    'é'.repeat(NAME_MAX_LENGTH),
    'a'.repeat(NAME_MAX_LENGTH + 1),
    '',
    '   ',
    '\u00a0',
    'moi@exemple.fr',
    'Arobase @ Paris',
    'Gros con',
    'CONNARD',
    'Pétasse',
    'super-merde',
    'Constance',
    'Hector',
    '<b>Roi</b>',
    'مرحبا',
  ])('%j', async (name) => {
    const refusal = await house.value('select to_jsonb(private.name_refusal($1::text))', [name]);
    expect(nameRefusal(name) === null).toBe(refusal === null);
  });
});
