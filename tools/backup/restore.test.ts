import { execFile } from 'node:child_process';
import { readFile, symlink, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemPrograms } from '../postgres/programs';
import { startCluster, type Cluster } from '../postgres/cluster';
import { copyBackup } from './copy';

const ROOT = join(import.meta.dirname, '../..');
const ACCOUNTS = 125;
const KNIGHTS = 200;
const programs = await systemPrograms();

let cluster: Cluster;

/** Databases with players, and without. */
async function start(folder?: string): Promise<void> {
  cluster = await startCluster(undefined, folder);
  for (const database of ['december', 'restored']) await cluster.create(database);
  await cluster.populate('december', { accounts: ACCOUNTS, knights: KNIGHTS });
}

/** Each table with its number of rows and a digest of them (rows.sql, without psql's `\gexec`). */
async function rowsOf(database: string): Promise<string[]> {
  const [list = ''] = (await readFile(join(import.meta.dirname, 'rows.sql'), 'utf8')).split('\\gexec');
  const statements = await cluster.query(database, list);
  return (await cluster.query(database, statements.trim().split('\n').join(';'))).trim().split('\n');
}

async function expectEqualRows(): Promise<void> {
  const rows = await rowsOf('restored');
  expect(rows).toEqual(await rowsOf('december'));
  expect(rows).toContainEqual(expect.stringMatching(`^auth.users\\|${ACCOUNTS}\\|`));
  expect(rows).toContainEqual(expect.stringMatching(`^public.users\\|${KNIGHTS}\\|`));
  expect(rows.filter((line) => !line.includes('|0|')).length).toBeGreaterThan(12);
}

/** A knight solves the day after the last one of the backup, through the API's own function. */
async function expectNextDay(): Promise<void> {
  const [knight = '', day = '', total = '', answer = ''] = (
    await cluster.query(
      'restored',
      `select users.id, completed_enigmes + 1, total_score, solutions.answers[1] from public.users
       join private.enigme_solutions as solutions on solutions.enigme_id = private.find_riddle(completed_enigmes + 1, null)
       where id = account_id and completed_enigmes between 5 and 10 and board_answers is null order by id limit 1`,
    )
  )
    .trim()
    .split('|');
  const session = cluster.open('restored', knight);
  session.send(`select public.submit_answer(${day}, '${answer.replaceAll("'", "''")}')`);
  const reply: unknown = JSON.parse(await session.close());
  expect(reply).toMatchObject({
    status: 'correct',
    total_score: Number(total) + 5,
    completed_enigmes: Number(day),
  });
}

/** New accounts become knights, and new riddles have ids of their own. */
async function expectNewRows(): Promise<void> {
  const added = await cluster.query(
    'restored',
    `insert into auth.users (id, email, raw_user_meta_data) values (gen_random_uuid(), 'une@exemple.test', '{}');
     insert into public.editions (code, title) values ('other', 'Une autre');
     insert into public.enigmes (edition, day_number, title, description, question) values ('other', 1, '', '', '');
     select count(*) from public.users where email = 'une@exemple.test';`,
  );
  expect(added.trim()).toBe('1');
}

/** Runs commands in the cluster's folder, with PostgreSQL's programs and the services that the documentation names. */
const shell = async (commands: string) => {
  const env = {
    ...process.env,
    PATH: [programs, process.env['PATH']].join(delimiter),
    PGSERVICEFILE: join(cluster.folder, 'services'),
  };
  return (await promisify(execFile)('sh', ['-euc', commands], { cwd: cluster.folder, env })).stdout;
};

describe('A backup, made and restored with the commands of docs/deployment.md', () => {
  beforeEach(({ skip }) => skip(programs === null, 'pg_dump and psql are not installed'));
  beforeAll(async () => {
    if (programs === null) return;
    await start(programs);
    const services = ['december', 'restored'].map(
      (name) => `[${name}]\nhost=${cluster.folder}\nuser=postgres\ndbname=${name}\n`,
    );
    await writeFile(join(cluster.folder, 'services'), services.join('\n'));
    await symlink(join(ROOT, 'tools'), join(cluster.folder, 'tools'));
    const [make] = await commandsUnder('Make a backup');
    const [restore] = await commandsUnder('Restore a backup');
    for (const commands of [make, restore]) await shell(commands ?? 'false');
  }, 180_000);
  afterAll(() => programs !== null && cluster.remove());

  test('has every row of every table, and nothing else', async () => {
    const [, compare] = await commandsUnder('Restore a backup');
    expect(await shell(compare ?? 'false')).toBe('');
    await expectEqualRows();
  });
  test('goes on where it was: a knight solves the next day', expectNextDay);
  test('has room for new accounts and riddles', expectNewRows);
});

describe('A backup copied through a client, on the server of npm', () => {
  beforeAll(async () => {
    await start();
    await copyBackup(cluster, 'december', 'restored');
  }, 180_000);
  afterAll(() => cluster.remove());

  test('has every row of every table, and nothing else', expectEqualRows);
  test('goes on where it was: a knight solves the next day', expectNextDay);
  test('has room for new accounts and riddles', expectNewRows);
});

/** The blocks of commands that docs/deployment.md gives under a heading. */
async function commandsUnder(heading: string): Promise<string[]> {
  const text = await readFile(join(ROOT, 'docs/deployment.md'), 'utf8');
  const [, section = ''] = text.split(`### ${heading}\n`);
  const [own = ''] = section.split(/^#/m);
  return [...own.matchAll(/^```bash\n(.*?)^```/gms)].flatMap(([, block]) => block ?? []);
}
