import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCluster, type Cluster } from '../postgres/cluster';
import { CURRENT_EDITION, CURRENT_FOLDER } from './folders';

const ROOT = join(import.meta.dirname, '../..');
const KNIGHT = '00000000-0000-4000-8000-000000000001';

let cluster: Cluster;
let folder: string;

/** Runs a tool as at a terminal, with the temporary database as the hosted one. @returns what it said, and whether it succeeded. */
async function run(tool: string, ...options: string[]): Promise<{ said: string; succeeded: boolean }> {
  const env = {
    ...process.env,
    PGHOST: cluster.folder,
    PGUSER: 'postgres',
    DATABASE_URL: 'postgresql:///publishing',
  };
  const running = promisify(execFile)('npx', ['tsx', join(ROOT, tool), ...options], { cwd: ROOT, env });
  try {
    return { said: (await running).stdout, succeeded: true };
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }; // as `execFile` documents
    return { said: stdout + stderr, succeeded: false };
  }
}

const purge = () => run('tools/season.ts', '--purge');
const publish = () => run('tools/edition/build.ts', '--publish', join(folder, 'edition.json'));

async function change(from: string, to: string): Promise<void> {
  const file = join(folder, 'edition.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
}

describe('`npm run edition -- --publish` with a database', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'edition-'));
    await cp(CURRENT_FOLDER, folder, { recursive: true });
    await change(`"edition": "${CURRENT_EDITION}"`, '"edition": "next"');
    cluster = await startCluster();
    await cluster.create('publishing');
    await cluster.query(
      'publishing',
      `insert into auth.users (id, email, raw_user_meta_data, created_at)
       values ('${KNIGHT}', 'une@exemple.test', '{}', now() - interval '2 years');
       insert into public.enigme_progress (user_id, enigme_id, score)
       values ('${KNIGHT}', private.find_riddle(1, null), 5);
       select private.refresh_totals('${KNIGHT}');`,
    );
  }, 120_000);
  afterAll(async () => {
    cluster.remove();
    await rm(folder, { recursive: true, force: true });
  }, 30_000);

  test('an edition with a fault is refused, and nothing changes', { timeout: 120_000 }, async () => {
    await change('"day": 24,', '"day": 25,');
    const { said, succeeded } = await publish();
    expect([succeeded, said]).toEqual([false, expect.stringContaining('jour 24')]);
    expect(await cluster.query('publishing', 'select code, status from public.editions')).toBe(
      `${CURRENT_EDITION}|current\n`,
    );
    await change('"day": 25,', '"day": 24,');
  });

  test(
    'a whole one is played, the one before is archived, and once more only corrects',
    { timeout: 240_000 },
    async () => {
      const { said, succeeded } = await publish();
      expect([succeeded, said]).toEqual([
        true,
        expect.stringContaining(
          `L'édition next est publiée.\nL'édition ${CURRENT_EDITION} est dans les archives, avec 1\u00A0résultat.`,
        ),
      ]);
      expect(
        await cluster.query('publishing', 'select code, status from public.editions order by published_at'),
      ).toBe(`${CURRENT_EDITION}|past\nnext|current\n`);
      expect(await cluster.query('publishing', 'select total_score from public.edition_results')).toBe('5\n');
      expect((await publish()).said).toContain("L'édition next se jouait déjà : elle est corrigée.");
    },
  );

  test('`npm run season -- --purge` says what it deletes', { timeout: 60_000 }, async () => {
    await cluster.query(
      'publishing',
      `update public.editions set purge_on = (now() at time zone 'Europe/Paris')::date where code = 'next';
       update public.users set last_quest_at = null`,
    );
    expect(await purge()).toEqual({
      said: "Effacé : 0\u00A0réponse essayée, 1\u00A0compte que personne n'utilisait.\n",
      succeeded: true,
    });
    expect((await purge()).said).toContain('0\u00A0compte');
  });
});
