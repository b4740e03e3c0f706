import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { normalizeAnswer } from '../../src/lib/normalizeAnswer.ts';
import * as cases from './data/answerCases.ts';
import { openTestBackend, type TestBackend } from './support/testBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

/** Normalises a list in the database with one query. */
async function inDatabase(answers: string[]) {
  return backend.value(
    'select private.normalize_answers(array(select jsonb_array_elements_text($1::text::jsonb)))',
    [JSON.stringify(answers)],
  );
}

const SAME: [string, string][] = [
  ['Père Noël', 'pere noel'],
  ['PÈRE NOËL', 'père noël'],
  ['le traîneau', 'Le Traineau'],
  ['château', 'chateau'],
  ['chateau', 'CHÂTEAU'],
  ['cœur', 'coeur'],
  ['CŒUR', 'Coeur'],
  ['œuf', 'Oeuf'],
  ['nœud', 'noeud'],
  ['ex æquo', 'ex aequo'],
  ['Ælia', 'aelia'],
  ["l'ombre", 'l’ombre'],
  ["l'ombre", 'lombre'],
  ['l`ombre', 'l ombre'],
  ['arc-en-ciel', 'arc en ciel'],
  ['arc‑en‑ciel', 'arc–en—ciel'],
  ['arcenciel', 'Arc-En-Ciel'],
  ['sous le pont', 'souslepont'],
  ['  neige  ', 'neige'],
  ['la\u00a0neige', 'la neige'],
  ['la\u202fneige', 'la\tneige'],
  ['la\nneige', 'laneige'],
  ['neige\u200b', 'neige'],
  ['neige !', 'neige'],
  ['neige…', 'neige...'],
  ['« neige »', '"neige"'],
  ['(neige)', '[neige]'],
  ['neige, glace', 'neige glace'],
  ['e\u0301toile', 'étoile'],
  ['garçon', 'garcon'],
  ['Noe\u0308l', 'noël'],
  ['maïs', 'mais'],
  ['ambiguë', 'ambigue'],
  ['île', 'ile'],
  ['août', 'aout'],
  ['forêt', 'foret'],
  ['où', 'ou'],
  ['ÿ', 'y'],
  ['niño', 'nino'],
  ['Straße', 'strasse'],
  ['ﬁn', 'fin'],
  ['①②', '12'],
  ['１３', '13'],
  ['²', '2'],
  ['7', ' 7 '],
  ['7.', '7'],
  ['1 000', '1000'],
  ['1,5', '15'],
  ['Ｎｅｉｇｅ', 'neige'],
  ['₂', '2'],
  ['Å', 'a'],
  ['\u212b', 'a'],
  ['K', 'k'],
  ['İ', 'i'],
  ['ŀ', 'l'],
  ['ſ', 's'],
  ['🎄 sapin 🎄', 'sapin'],
  ['<b>sapin</b>', 'b sapin b'],
  ['', '   '],
  ['🎄', ''],
  ['🎅🏽', '!?'],
  ['نجمة', ''],
  ['fée', 'fe\u0301e'],
];

const DIFFERENT: [string, string][] = [
  ['neige', 'neiges'],
  ['ombre', 'nombre'],
  ['7', 'sept'],
  ['13', '31'],
  ['13', '1'],
  ['1', 'l'],
  ['0', 'o'],
  ['cœur', 'cour'],
  ['cœur', 'ceur'],
  ['œuf', 'euf'],
  ['fée', 'fées'],
  ['roi', 'roie'],
  ['luge', 'lune'],
  ['renne', 'reine'],
  ['maison', 'raison'],
  ['sous le pont', 'sur le pont'],
  ['le moulin', 'moulin'],
  ['pain', 'pin'],
  ['chat', 'château'],
  ['mer', 'mère et'],
  ['18', '18 h'],
  ['a', ''],
  ['décembre', 'septembre'],
  ['rose', 'arôse'],
];

// Postgres text holds neither NUL nor unpaired surrogates.
const text = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({
      unit: fc.constantFrom(...Array.from("aÀçéÊëîïôœŒæÆùÿ’'- .!ß①ﬁ１\u0301\u0308İıſKÅ")),
      maxLength: 30,
    }),
    fc.string({ unit: 'grapheme', minLength: 480, maxLength: 620 }),
  )
  .map((value) => value.replaceAll('\0', ''));
const texts = fc.array(text, { minLength: 20, maxLength: 60 });

/**
 * Drops texts with characters newer than the Unicode version of this Postgres, which Node may know.
 */
async function knownToDatabase(typed: string[]): Promise<string[]> {
  const known = (await backend.value(
    'select array(select unicode_assigned(typed) from unnest($1::text[]) as typed)',
    [typed],
  )) as boolean[]; // an array of booleans, as queried
  return typed.filter((_, place) => known[place]);
}

describe('Normalised texts are the same in the database and the check of an edition', () => {
  test.each(SAME)('« %s » and « %s » are the same', async (one, other) => {
    const [first, second] = [normalizeAnswer(one), normalizeAnswer(other)];
    expect(first).toBe(second);
    expect(await inDatabase([one, other])).toEqual([first, second]);
  });

  test.each(DIFFERENT)('« %s » and « %s » differ', async (one, other) => {
    const [first, second] = [normalizeAnswer(one), normalizeAnswer(other)];
    expect(first).not.toBe(second);
    expect(await inDatabase([one, other])).toEqual([first, second]);
  });

  test('for random texts', () =>
    fc.assert(
      fc.asyncProperty(texts, async (typed) => {
        const known = await knownToDatabase(typed);
        expect(await inDatabase(known)).toEqual(known.map(normalizeAnswer));
      }),
      { numRuns: 40 },
    ));

  test('and ignore everything after 500 characters', async () => {
    const long = `${'é'.repeat(499)}xy`;
    expect(await inDatabase([long])).toEqual([normalizeAnswer(long)]);
    expect(normalizeAnswer(long)).toHaveLength(500);
  });
});

type Case = readonly [typed: string, accepted: string, question: string];

/** True if each typed text has a form of the accepted one, for its question. */
async function judged(given: readonly Case[]): Promise<unknown[]> {
  const rows = await backend.query(
    `select private.has_form(typed, private.answer_forms(array[accepted]),
       private.filler_keys(question, private.answer_forms(array[accepted]))) as is_right
     from unnest($1::text[], $2::text[], $3::text[]) with ordinality as cases (typed, accepted, question, place)
     order by place`,
    [given.map(([typed]) => typed), given.map(([, accepted]) => accepted), given.map((each) => each[2])],
  );
  return rows.map((row) => row['is_right']);
}
const forms = (typed: string) => backend.value('select private.spoken_forms($1)', [typed]);
const fillers = (question: string, accepted: string) =>
  backend.value('select private.filler_keys($1, private.answer_forms(array[$2]))', [question, accepted]);

describe('The documented cases (rules 3.3, 12.1 to 12.4)', () => {
  test.each([
    ['right', true, [...cases.SAME_SOUND, ...cases.SAME_NUMBER, ...cases.IN_A_SENTENCE]],
    ['wrong', false, [...cases.OTHER_SOUND, ...cases.OTHER_NUMBER, ...cases.OTHER_SENTENCE]],
  ] as const)('are judged %s', async (_verdict, isRight, given) => {
    const verdicts = await judged(given);
    expect(verdicts).toHaveLength(given.length);
    expect(given.filter((_, place) => verdicts[place] !== isRight)).toEqual([]);
  });
});

describe('A text', () => {
  test('without a letter or a digit is wrong, even where the answer has none', async () => {
    expect(await judged([['🎄', '🎅', '']])).toEqual([false]);
  });

  test('that is too long is wrong', async () => {
    expect(await judged([[`${'la '.repeat(170)}lune`, 'lune', '']])).toEqual([false]);
  });

  test('is compared up to its thousandth character', async () => {
    const moons = 'lune '.repeat(200);
    expect(await forms(`${moons}ombre`)).toEqual(await forms(moons));
  });
});

test('Words of a question are fillers, but for its numbers and words that turn a sentence', async () => {
  const found = await fillers('La lune, ou pas, a sept voiles : son nom ?', 'ombre');
  expect(found).toHaveLength(5);
  expect(found).toEqual(expect.arrayContaining(['la', 'lun', 'a', 'vwal', 'SO']));
});

test.each([
  ['Est-elle en A, B ou C ?', 'B'],
  ['Le roi dort sous le pont ou dans la tour ?', 'la tour du roi'],
])('Nothing of « %s » is a filler: its words make the answer « %s »', async (question, accepted) => {
  expect(await fillers(question, accepted)).toEqual([]);
});
