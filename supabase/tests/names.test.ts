import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { nameRefusal, NAME_MAX_LENGTH, tidyName } from '../../src/escape-noel/game/forms/knightName.ts';
import { publisher } from '../../src/publisher.ts';
import { openTestBackend, type ApiClient, type TestBackend } from './support/testBackend.ts';

let backend: TestBackend;
let knight: ApiClient & { id: string };
beforeAll(async () => {
  backend = await openTestBackend();
});
beforeEach(async () => {
  knight = await backend.newKnight({ username: 'Perceval' });
});
afterAll(() => backend.close());

/** The server's verdict on a name as the page sends it. */
const refusalOf = (name: string) =>
  backend.value('select to_jsonb(private.name_refusal($1::text))', [tidyName(name)]);

const containsAnswer = (name: string) =>
  backend.value(`select private.name_contains_answer($1, array['fee', 'd', '22'])`, [name]);

const rename = (client: ApiClient, name: string) =>
  client.request(`/rest/v1/users?id=eq.${client.id}`, {
    method: 'PATCH',
    body: { username: name, display_name: name },
  });

const own = async (client: ApiClient) => {
  const { json } = await client.request(
    `/rest/v1/users?id=eq.${client.id}&select=username,display_name,name_withheld`,
  );
  return json;
};

describe('The page and the server refuse the same names', () => {
  test.each([
    'Lutin du Nord',
    'a'.repeat(NAME_MAX_LENGTH),
    'é'.repeat(NAME_MAX_LENGTH),
    'e\u0301'.repeat(NAME_MAX_LENGTH),
    'a'.repeat(NAME_MAX_LENGTH + 1),
    '',
    '   ',
    '\u00a0',
    'moi@exemple.fr',
    'Arobase @ Paris',
    'Constance',
    'Hector',
    '<b>Roi</b>',
    'مرحبا',
  ])('%j', async (name) => {
    expect(nameRefusal(name) === null).toBe((await refusalOf(name)) === null);
  });

  // Characters that meet or break the rules, and the letters of refused words.
  const pieces = Array.from('aéœŁn̈eßconpdtgs01379αΣжиaאَעבةあが한.·-_’@<🌟\u200b\u0334\u3164 ');
  test('for random names', { timeout: 60_000 }, async () => {
    const names = fc
      .sample(
        fc.oneof(
          fc.string({ unit: fc.constantFrom(...pieces), maxLength: 12 }),
          fc.string({
            unit: fc.constantFrom('c', 'o', 'n', '0', 'u', 'l', '1', '.', ' ', 'о', 'с', 'п', 'é'),
            maxLength: 5,
          }),
          fc.string({ unit: 'binary', maxLength: 6 }).filter((text) => !text.includes('\0')),
        ),
        { numRuns: 600, seed: 11 },
      )
      .map(tidyName);
    const allowed = await backend.value(
      `select jsonb_agg(coalesce(private.name_refusal(name), 'name_insult') = 'name_insult' order by place)
       from jsonb_array_elements_text($1::text::jsonb) with ordinality as names (name, place)`,
      [JSON.stringify(names)],
    );
    const disputed = names.filter(
      (name, place) => (nameRefusal(name) === null) !== (allowed as boolean[])[place],
    ); // booleans, as queried
    expect(disputed).toEqual([]);
  });
});

describe('The form of a name', () => {
  test.each([
    ['e\u0301toile', 'étoile'],
    ['Ｌｕｔｉｎ', 'Lutin'],
    ['𝕷𝖚𝖙𝖎𝖓 ②', 'Lutin 2'],
    ['\u00a0Lutin\u202f du\t Nord\n', 'Lutin du Nord'],
  ])('%j is stored as %j', async (typed, kept) => {
    expect((await rename(knight, typed)).status).toBe(204);
    expect(await own(knight)).toEqual([{ username: kept, display_name: kept, name_withheld: null }]);
  });

  test.each([
    'Chevalier·e n°1',
    "L'Étoile d’Hiver !",
    'Nguyễn Thị Ánh',
    'Żółć Łukasz',
    'Σοφία',
    'Олександр Ґ.',
    'Անի',
    'ნინო',
    'שִׁירָה',
    'مُحَمَّد',
    'نجمة',
    'ⵜⴰⵏⵉⵔⵜ',
    '小星',
    'ひかり',
    '한별',
    'Léo 79',
    'La Mer de Glace',
    'Cui-Cui',
    'Dupond & Fils',
    'Éloïse_59',
  ])('« %s » is allowed', async (name) => {
    expect([nameRefusal(name), await refusalOf(name)]).toEqual([null, null]);
  });

  test.each([
    ['Lu\u{e0041}tin', 'an invisible character beyond the basic plane'],
    ['Lu\u200btin', 'a zero-width space'],
    ['Lu\u2066tin', 'a character that changes the reading direction'],
    ['Lut\u0131\u034fn', 'a grapheme joiner'],
    ['Z\u0300\u0301\u0302algo', 'three marks on one letter'],
    ['a\u0334bc', 'a line through a letter'],
    ['\u0301abc', 'a mark without a letter'],
    ['Renаrd', 'a Cyrillic letter among Latin ones'],
    ['Σοφie', 'two alphabets'],
    ['Lutin 🌟', 'an emoji'],
    ['<b>Roi</b>', 'markup'],
    ['...', 'no letter and no digit'],
    ['\u{1d173}', 'only an invisible character'],
  ])('%j is refused: %s', async (name) => {
    const { status, json } = await rename(knight, name);
    expect([status, json]).toMatchObject([400, { code: '22023', hint: 'name_unreadable' }]);
  });
});

describe('Reserved names', () => {
  test.each(['Admin', 'É q u i p e', publisher.name, "L'équipe du jeu", 'P1ume d’Etoile', 'аԁміп'])(
    '« %s » is reserved',
    async (name) => {
      expect((await rename(knight, name)).json).toMatchObject({ hint: 'name_reserved' });
    },
  );

  test('look-alikes of an admin’s name are refused, except to admins', async () => {
    const admin = await backend.newKnight({ username: 'Merlin Cœur' });
    await backend.query('update public.users set is_admin = true where id = $1', [admin.id]);
    for (const name of [
      'Merlin Cœur',
      'merlin-coeur',
      'MER1IN C0EUR',
      'Merlin Cœur 2',
      'MerIin Cœur',
      'Merlin.Coëur',
    ]) {
      expect((await rename(knight, name)).json).toMatchObject({ hint: 'name_reserved' });
    }
    expect((await rename(knight, 'Merlin')).status).toBe(204);
    expect((await rename(admin, 'Merlin Cœur')).status).toBe(204);
    expect((await rename(admin, 'Équipe')).status).toBe(204);
    expect(await own(await backend.newKnight({ username: 'Merlin  cœur' }))).toMatchObject([
      { username: 'Merlin cœur' },
    ]);
    await rename(admin, 'Merlin Cœur');
    expect(await own(await backend.newKnight({ username: 'Merlin  cœur' }))).toMatchObject([
      { username: 'Chevalier' },
    ]);
  });

  test('« Chevalier » stays free even when an admin has it', async () => {
    const admin = await backend.newKnight({ username: 'Chevalier' });
    await backend.query('update public.users set is_admin = true where id = $1', [admin.id]);
    expect((await rename(knight, 'Chevalier')).status).toBe(204);
  });
});

test.each(['bou9noul', 'bou9n0u1', 'drannoc', 'Le Drannoc', 'edrem'])(
  'audit: an insult with digits for letters, or backwards, is refused: « %s »',
  async (name) => {
    expect(await refusalOf(name)).toBe('name_insult');
  },
);

test('An answer of three letters is found as a word, not inside one', async () => {
  expect([
    await containsAnswer('Fée du jour 21'),
    await containsAnswer('Café Féerique'),
    await containsAnswer('D'),
    await containsAnswer("Duc d'Or 22"),
  ]).toEqual([true, false, true, false]);
});
