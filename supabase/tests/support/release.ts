import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { migrationFiles, type SqlFile } from '../../../tools/embedded/database.ts';
import { testsFolder } from './backend.ts';

/** The data of a database of the last release, as SQL; its first lines name the migrations that made it. */
export const RELEASE_FILE = join(testsFolder, 'fixtures/release.sql');

const HEADER = /^-- migration (\S+) ([0-9a-f]{64})$/gm;

const hashOf = (sql: string) => createHash('sha256').update(sql).digest('hex');

/** The first lines of the fixture, which name the present migrations. */
export async function releaseHeader(): Promise<string> {
  const files = await migrationFiles();
  return files.map(({ name, sql }) => `-- migration ${name} ${hashOf(sql)}\n`).join('');
}

/** The fixture, the migrations that made it, those that have changed since, and those that came later. */
export async function readRelease() {
  const sql = await readFile(RELEASE_FILE, 'utf8');
  const files = await migrationFiles();
  const released: SqlFile[] = [];
  const changed: string[] = [];
  for (const [, name = '', hash] of sql.matchAll(HEADER)) {
    const file = files.find((each) => each.name === name);
    if (file) released.push(file);
    if (!file || hashOf(file.sql) !== hash) changed.push(name);
  }
  const rows = sql.replaceAll(HEADER, '').trimStart();
  return { sql, rows, released, changed, later: files.filter((file) => !released.includes(file)) };
}

type Row = Record<string, unknown>;

/** The tables whose rows the game or the auth service writes, with their columns, generated ones left out. */
async function tablesOf(driver: PGlite) {
  const { rows } = await driver.query<{ name: string; columns: string }>(
    `select format('%I.%I', tables.table_schema, tables.table_name) as name,
       string_agg(format('%I', columns.column_name), ', ' order by columns.ordinal_position)
         filter (where columns.is_generated = 'NEVER') as columns
     from information_schema.tables join information_schema.columns using (table_schema, table_name)
     where tables.table_type = 'BASE TABLE' and tables.table_schema in ('public', 'private', 'auth')
     group by tables.table_schema, tables.table_name order by 1`,
  );
  return rows;
}

async function readRows(driver: PGlite, table: string, columns: string): Promise<Row[]> {
  const { rows } = await driver.query<{ row: Row }>(
    `select to_jsonb(one) as row from (select ${columns} from ${table}) as one order by to_jsonb(one)::text`,
  );
  return rows.map(({ row }) => row);
}

/** Every row of every table, by the table's name. */
export async function rowsOf(driver: PGlite): Promise<Map<string, Row[]>> {
  const all = new Map<string, Row[]>();
  for (const { name } of await tablesOf(driver)) all.set(name, await readRows(driver, name, '*'));
  return all;
}

/** The SQL that gives an empty database of the same migrations the rows of this one, and its sequences. */
export async function dumpRows(driver: PGlite): Promise<string> {
  const tables = await tablesOf(driver);
  const sequences = await driver.query<{ name: string; value: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences
     where schemaname in ('public', 'private', 'auth') and last_value is not null order by 1`,
  );
  const inserts: string[] = [];
  for (const { name, columns } of tables) {
    const rows = await readRows(driver, name, columns);
    const lines = rows.map((row) => JSON.stringify(row).replaceAll("'", "''"));
    if (lines.length > 0)
      inserts.push(
        `insert into ${name} (${columns}) overriding system value select ${columns} from jsonb_populate_recordset(null::${name}, '[\n${lines.join(',\n')}\n]');`,
      );
  }
  return [
    // Neither triggers nor foreign keys: the rows are as they were.
    'set session_replication_role = replica;',
    ...tables.map(({ name }) => `delete from ${name};`),
    ...inserts,
    ...sequences.rows.map(({ name, value }) => `select setval('${name}', ${value});`),
    'reset session_replication_role;',
    '',
  ].join('\n');
}

/**
 * Compares the rows of a database before and after migrations. A table may have new rows only where it had none, and new columns.
 * @returns the rows that are lost, changed or added, each as a line.
 */
export function differences(before: Map<string, Row[]>, after: Map<string, Row[]>): string[] {
  return [...before].flatMap(([table, rows]) => {
    const columns = Object.keys(rows[0] ?? {});
    const textOf = (row: Row) => JSON.stringify(columns.map((column) => [column, row[column]]));
    const found = (after.get(table) ?? []).map(textOf);
    const lines = rows.map(textOf).flatMap((row) => {
      const index = found.indexOf(row);
      if (index !== -1) found.splice(index, 1);
      return index === -1 ? [`${table} had ${row}`] : [];
    });
    return columns.length === 0 ? lines : [...lines, ...found.map((row) => `${table} has ${row}`)];
  });
}
