import { delimiter } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { systemPrograms } from '../../postgres/programs';
import { startCluster, type Cluster } from '../../postgres/cluster';
import { commandLine } from '../commandLine';
import { databaseChecks } from '../database';
import { PROJECT } from './stub';

const programs = await systemPrograms();

describe('On a real PostgreSQL, through psql', () => {
  let cluster: Cluster;
  beforeEach(({ skip }) => skip(programs === null, 'psql is not installed'));
  beforeAll(async () => {
    if (programs === null) return;
    cluster = await startCluster(undefined, programs);
    await cluster.create('golive');
    // Makes the database to compare with, once.
    await policies();
  }, 180_000);
  afterAll(() => programs !== null && cluster.remove());

  const policies = async () => {
    vi.stubEnv('PATH', [programs, process.env['PATH']].join(delimiter));
    const { target } = commandLine([PROJECT], {
      VITE_SUPABASE_ANON_KEY: 'sb_publishable_x',
      DATABASE_URL: `postgresql://postgres@/golive?host=${encodeURIComponent(cluster.folder)}`,
    });
    const finding = await databaseChecks['policies']?.(target);
    return `${finding?.verdict}: ${finding?.text}`;
  };

  test('the migrations make the same catalogue as on the embedded database, whatever the version', async () => {
    expect(await policies()).toMatch(/^ok: .* are as committed \(\d{3} compared\)$/);
  });

  test('a grant by hand is seen', async () => {
    await cluster.query('golive', 'grant delete on public.users to authenticated');
    expect(await policies()).toMatch(
      /^fault: .*not committed « grant delete on public\.users to authenticated »/,
    );
  });
});
