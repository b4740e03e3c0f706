import { execFile } from 'node:child_process';
import { readFile, symlink, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemPrograms } from '../postgres/programs';
import { startCluster, type Cluster } from '../postgres/cluster';

const ROOT = join(import.meta.dirname, '../..');
const ACCOUNTS = 125;
const KNIGHTS = 200;
const programs = await systemPrograms();

describe('A backup, made and restored with the commands of docs/deployment.md', () => {
  let cluster: Cluster;
  beforeEach(({ skip }) => skip(programs === null, 'pg_dump and psql are not installed'));
  beforeAll(async () => {
    if (programs === null) return;
    cluster = await startCluster(undefined, programs);
    for (const database of ['december', 'restored']) await cluster.create(database);
    await cluster.populate('december', { accounts: ACCOUNTS, knights: KNIGHTS });
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

  /** Runs commands in the cluster's folder, with PostgreSQL's programs and the services that the documentation names. */
  const shell = async (commands: string) => {
    const env = {
      ...process.env,
      PATH: [programs, process.env['PATH']].join(delimiter),
      PGSERVICEFILE: join(cluster.folder, 'services'),
    };
    return (await promisify(execFile)('sh', ['-euc', commands], { cwd: cluster.folder, env })).stdout;
  };

  test('has every row of every table, and nothing else', async () => {
    const [, compare] = await commandsUnder('Restore a backup');
    expect(await shell(compare ?? 'false')).toBe('');
    const rows = (await shell('psql service=restored -XAtqf tools/backup/rows.sql')).trim().split('\n');
    expect(rows).toContainEqual(expect.stringMatching(`^auth.users\\|${ACCOUNTS}\\|`));
    expect(rows).toContainEqual(expect.stringMatching(`^public.users\\|${KNIGHTS}\\|`));
    expect(rows.filter((line) => !line.includes('|0|')).length).toBeGreaterThan(12);
  });

  test('goes on where it was: new accounts become knights, and new riddles have ids of their own', async () => {
    const added = await cluster.query(
      'restored',
      `insert into auth.users (id, email, raw_user_meta_data) values (gen_random_uuid(), 'une@exemple.test', '{}');
       insert into public.editions (code, title) values ('other', 'Une autre');
       insert into public.enigmes (edition, day_number, title, description, question) values ('other', 1, '', '', '');
       select count(*) from public.users where email = 'une@exemple.test';`,
    );
    expect(added.trim()).toBe('1');
  });
});

/** The blocks of commands that docs/deployment.md gives under a heading. */
async function commandsUnder(heading: string): Promise<string[]> {
  const text = await readFile(join(ROOT, 'docs/deployment.md'), 'utf8');
  const [, section = ''] = text.split(`### ${heading}\n`);
  const [own = ''] = section.split(/^#/m);
  return [...own.matchAll(/^```bash\n(.*?)^```/gms)].flatMap(([, block]) => block ?? []);
}
