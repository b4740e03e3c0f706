import * as v from 'valibot';

/**
 * What the API writes in columns, under the names of the game: `totalScore` is read from `total_score`.
 * @param fields what each column must be, by its name here.
 * @param named the columns that are called otherwise.
 */
export function row<Fields extends v.ObjectEntries>(
  fields: Fields,
  named: Partial<Record<keyof Fields, string>> = {},
) {
  const columns = Object.keys(fields).map((name) => [name, named[name] ?? snakeCase(name)] as const);
  const columnNames = columns.map(([, column]) => column);
  return v.pipe(
    v.object(v.entriesFromList(columnNames, v.optional(v.unknown()))),
    v.transform((read) => Object.fromEntries(columns.map(([name, column]) => [name, read[column]]))),
    v.object(fields),
  );
}

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
