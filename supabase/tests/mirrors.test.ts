import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reviewBonus, scoreForHints } from '../../src/escape-noel/game/rules/score.ts';
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

describe('Error codes', () => {
  test('docs/error-codes.md lists exactly the codes that the migrations raise', async () => {
    const folder = join(testsFolder, '../migrations');
    const sources = await Promise.all(
      (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
    );
    // Codes of refused names are returned by name_refusal, then raised by a trigger.
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
