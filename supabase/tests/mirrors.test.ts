import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SMALL_WORDS } from '../../src/escape-noel/edition/smallWords.ts';
import { reviewBonus, scoreForHints } from '../../src/escape-noel/game/rules/score.ts';
import { normalizeAnswer } from '../../src/lib/normalizeAnswer.ts';
import { edits, mostEdits } from '../../src/escape-noel/edition/edits.ts';
import { testsFolder } from './support/backend.ts';
import { openTestBackend, type TestBackend } from './support/testBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

describe('Points are the same in the database and the browser', () => {
  test.each([-1, 0, 1, 2, 3, 4, 24])('for %i hints', async (hints) => {
    expect(await backend.value('select private.score_for_hints($1)', [hints])).toBe(scoreForHints(hints));
  });

  test.each([
    [false, false],
    [true, false],
    [true, true],
  ])('for a review (%s) and a photo (%s)', async (hasReview, hasMedia) => {
    expect(await backend.value('select private.review_bonus($1, $2)', [hasReview, hasMedia])).toBe(
      reviewBonus({ hasReview, hasMedia }),
    );
  });
});

test('Small words are the same in the judge and the check of an edition (rule 12.3)', async () => {
  expect(await backend.value('select private.small_words()')).toEqual([...SMALL_WORDS]);
});

test('Words that are one slip apart are the same for the judge and the tool that looks for them in a word list', async () => {
  const words =
    'pont port ponts pnot pomt sont chemin cheminée cheminé chemise traîneau traineou luge lune neige nege'
      .split(' ')
      .map(normalizeAnswer);
  const rows = await backend.query(
    `select typed, wanted, private.almost_same(typed, wanted) as same
     from unnest($1::text[]) as typed, unnest($1::text[]) as wanted where left(typed, 1) = left(wanted, 1)`,
    [words],
  );
  expect(rows.length).toBeGreaterThan(words.length);
  for (const { typed, wanted, same } of rows)
    expect([
      typed,
      wanted,
      edits(String(typed), String(wanted), mostEdits(String(wanted))) <= mostEdits(String(wanted)),
    ]).toEqual([typed, wanted, same]);
});

describe('Error codes', () => {
  test('docs/error-codes.md lists exactly the codes that the migrations raise', async () => {
    const folder = join(testsFolder, '../migrations');
    const sources = await Promise.all(
      (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
    );
    // Codes of refused names are returned by name_refusal, then raised by a trigger.
    const raised = new Set(
      sources.flatMap((sql) =>
        [...sql.matchAll(/hint = '([a-z_]+)'|'(name_(?!withheld)[a-z_]+)'/g)].map(
          ([, hint, name]) => hint ?? name,
        ),
      ),
    );
    const documented = await readFile(join(testsFolder, '../../docs/error-codes.md'), 'utf8');
    const listed = new Set(
      [...documented.matchAll(/^\| `[A-Z0-9]{5}` *\| \d{3} *\| `([a-z_]+)`/gm)].map(([, code]) => code),
    );
    expect(listed).toEqual(raised);
  });
});
