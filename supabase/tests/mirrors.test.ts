import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reviewBonus, scoreForHints } from '../../src/escape-noel/shared/rules/score.ts';
import { normalizeAnswer } from '../../src/lib/normalizeAnswer.ts';
import { testsFolder } from './support/backend.ts';
import { openTestBackend, type TestBackend } from './support/testBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

/** Normalises a list in the database, in one query. */
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

describe('The comparison of answers: the database and the browser agree', () => {
  test.each(SAME)('« %s » is the same answer as « %s »', async (one, other) => {
    const [first, second] = [normalizeAnswer(one), normalizeAnswer(other)];
    expect(first).toBe(second);
    expect(await inDatabase([one, other])).toEqual([first, second]);
  });

  test.each(DIFFERENT)('« %s » is not « %s »', async (one, other) => {
    const [first, second] = [normalizeAnswer(one), normalizeAnswer(other)];
    expect(first).not.toBe(second);
    expect(await inDatabase([one, other])).toEqual([first, second]);
  });

  test('On any text at all', async () => {
    // Postgres keeps no NUL in a text, and no half of a surrogate pair.
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
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 20, maxLength: 60 }), async (texts) => {
        // A character that Unicode has named since this Postgres was made is a letter for one and nothing for the other.
        const known = (await backend.value(
          'select array(select unicode_assigned(typed) from unnest($1::text[]) as typed)',
          [texts],
        )) as boolean[]; // an array of booleans, by its query
        const named = texts.filter((_, place) => known[place]);
        expect(await inDatabase(named)).toEqual(named.map(normalizeAnswer));
      }),
      { numRuns: 40 },
    );
  });

  test('What is typed past five hundred characters counts on neither side', async () => {
    const long = `${'é'.repeat(499)}xy`;
    expect(await inDatabase([long])).toEqual([normalizeAnswer(long)]);
    expect(normalizeAnswer(long)).toHaveLength(500);
  });
});

describe('The rules of scores: the database and the browser agree', () => {
  test.each([-1, 0, 1, 2, 3, 4, 24])('%i hints', async (hints) => {
    expect(await backend.value('select private.score_for_hints($1)', [hints])).toBe(scoreForHints(hints));
  });

  test.each([
    [false, false],
    [true, false],
    [true, true],
  ])('A review (%s) and its photo (%s)', async (hasReview, hasMedia) => {
    expect(await backend.value('select private.review_bonus($1, $2)', [hasReview, hasMedia])).toBe(
      reviewBonus({ hasReview, hasMedia }),
    );
  });
});

describe('Error codes', () => {
  test('Every code that the database raises is in docs/error-codes.md, and no other is', async () => {
    const folder = join(testsFolder, '../migrations');
    const sources = await Promise.all(
      (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
    );
    // A refused name passes through name_refusal before it is raised: its codes are written there.
    const raised = new Set(
      sources.flatMap((sql) =>
        [...sql.matchAll(/hint = '([a-z_]+)'|'(name_[a-z_]+)'/g)].map(([, hint, name]) => hint ?? name),
      ),
    );
    const documented = await readFile(join(testsFolder, '../../docs/error-codes.md'), 'utf8');
    const listed = new Set(
      [...documented.matchAll(/^\| `[A-Z0-9]{5}` *\| \d{3} *\| `([a-z_]+)`/gm)].map(([, code]) => code),
    );
    expect(listed).toEqual(raised);
  });
});
