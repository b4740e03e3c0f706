import { expect, test } from 'vitest';
import { generateDefinitions } from '../../tools/embedded/definitions.ts';
import { migrationFiles } from '../../tools/embedded/database.ts';

// Until the first deployment, an object is written once, in the file of its domain (decision 0021).

/** Statements that change an object of an earlier statement. */
const RESTATES =
  /^ *(?:create or replace|drop|alter (?:function|view|index|policy|trigger)|alter table \S+\s+(?:add|drop|alter|rename))\b.*/gim;
/** The kind, the name and, for a policy or a trigger, the table of what a statement creates. */
const CREATES =
  /^create (?:unique |constraint )?(function|table|view|index|policy|trigger) ("[^"]+"|[\w.]+)(?:[^;]*?\bon ([\w.]+))?/gim;

const files = await migrationFiles();

test('no statement of the migrations changes an object that another one has created', () => {
  const found = files.flatMap(({ name, sql }) =>
    [...sql.matchAll(RESTATES)].map(([line]) => `${name}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test('the migrations create each object once', () => {
  const created = files.flatMap(({ sql }) =>
    [...sql.matchAll(CREATES)].map(([, kind, name, table]) =>
      kind === 'policy' || kind === 'trigger' ? `${kind} ${name} on ${table}` : `${kind} ${name}`,
    ),
  );
  expect(created.filter((object, place) => created.indexOf(object) !== place)).toEqual([]);
});

test(
  'the database has as many functions and views as the migrations have statements',
  { timeout: 180_000 },
  async () => {
    const statements = files.flatMap(({ sql }) =>
      [...sql.matchAll(/^create (?:function|view) (public|private)\.(\w+)/gm)].map(
        ([, schema, name]) => `${schema}/${name}.sql`,
      ),
    );
    const definitions = Object.keys(await generateDefinitions()).filter((path) => path.includes('/'));
    expect(statements.toSorted()).toEqual(definitions.toSorted());
  },
);

test('lockdown.sql is the last migration: it covers every object', () => {
  expect(files.at(-1)?.name).toMatch(/_lockdown\.sql$/);
});
