import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import connect from 'postgres';
import * as v from 'valibot';
import { compareWith, publishWith, type Run } from './database.ts';
import { play } from './journeys.ts';
import { mailpit } from './mail.ts';
import { lastRows } from './postgres.ts';
import type { Report } from './report.ts';

const ROOT = join(import.meta.dirname, '../..');
const CLI = join(ROOT, 'node_modules/.bin/supabase');
/** Of `site_url` in supabase/config.toml, to which the e-mails lead. */
const SITE_PORT = 4173;

/** `supabase status -o json`: supabase/cli, apps/cli-go/internal/status/status.go. */
const status = v.pipe(
  v.string(),
  v.transform((json): unknown => JSON.parse(json)),
  v.object({
    API_URL: v.string(),
    DB_URL: v.string(),
    MAILPIT_URL: v.string(),
    PUBLISHABLE_KEY: v.string(),
    SECRET_KEY: v.string(),
    JWT_SECRET: v.string(),
  }),
);

/** The services that `supabase start` has started. @throws with the message of the command line if it has not. */
async function readStatus() {
  const { stdout } = await promisify(execFile)(CLI, ['status', '--output', 'json'], { cwd: ROOT });
  return v.parse(status, stdout.slice(stdout.indexOf('{')));
}

/**
 * Plays on the containers of `supabase start`, which has applied the migrations: every part is a hosted project's own but Google.
 * @param choice of the journeys.
 */
export async function rehearseLocal(
  choice: { wanted: string | undefined; serve: boolean },
  report: Report,
  stops: (() => unknown)[],
): Promise<void> {
  const found = await report.step('supabase status', readStatus);
  if (!found) return;
  const database = connect(found.DB_URL, { max: 1, onnotice: () => undefined });
  stops.push(() => database.end());
  const run: Run = async (sql) => lastRows(await database.unsafe(sql).simple());
  report.part(
    'PostgreSQL, Auth, REST, Storage, e-mails, gateway',
    'the containers of `supabase start`',
    true,
  );
  await report.step('supabase/definitions', () => compareWith(run));
  const published = await report.step('the editions and the books published', async () => {
    await publishWith(run);
    return true;
  });
  if (!published) return;
  report.lacks(
    'the sign-in with Google',
    'its provider of this machine needs `AUTH_SERVER`, without --local',
  );
  const secret = { kty: 'oct', k: Buffer.from(found.JWT_SECRET).toString('base64url'), alg: 'HS256' };
  await play(
    {
      sitePort: SITE_PORT,
      apiUrl: found.API_URL,
      keys: { publishable: found.PUBLISHABLE_KEY, secret: found.SECRET_KEY, signingKey: secret },
      databaseUrl: found.DB_URL,
      mails: () => mailpit(found.MAILPIT_URL),
    },
    { ...choice, unwanted: ['@hosted-google'] },
    report,
    stops,
  );
}
