import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startCluster, type Cluster } from '../../postgres/cluster';
import { commandLine } from '../commandLine';
import { databaseChecks } from '../database';
import { PROJECT } from './stub';

describe('On a real PostgreSQL', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster();
    await cluster.create('golive');
    // Makes the database to compare with, once.
    await policies();
  }, 180_000);
  afterAll(() => cluster.remove());

  const policies = async () => {
    vi.stubEnv('PGHOST', cluster.folder);
    vi.stubEnv('PGUSER', 'postgres');
    const { target } = commandLine([PROJECT], {
      VITE_SUPABASE_ANON_KEY: 'sb_publishable_x',
      DATABASE_URL: 'postgresql:///golive',
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
