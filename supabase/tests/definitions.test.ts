import { expect, test } from 'vitest';
import { differences, generateDefinitions, readDefinitions } from '../../tools/embedded/definitions.ts';

test(
  'supabase/definitions matches the migrations (`npm run definitions` writes it)',
  { timeout: 180_000 },
  async () => {
    expect(differences(await readDefinitions(), await generateDefinitions())).toEqual([]);
  },
);

test('a file that is missing, left over or different is reported', () => {
  expect(
    differences(
      { 'a.sql': 'same', 'b.sql': 'before', 'd.sql': 'dropped' },
      { 'a.sql': 'same', 'b.sql': 'after', 'c.sql': 'new' },
    ),
  ).toEqual(['b.sql differs', 'c.sql is missing', 'd.sql defines nothing that exists']);
});
