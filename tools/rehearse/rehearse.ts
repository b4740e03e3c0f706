/**
 * `npm run rehearse`: a first deployment on this machine, on as much of a hosted project as it has: PostgreSQL, `supabase db push`, the
 * auth server, a gateway, and the site as built for production, with the journeys of the browser tests that are tagged `@hosted`. Prints
 * what was real, what stood in, and a table of the results (decision 0027). `npm start` and `npm test` need nothing of it.
 *
 * `AUTH_SERVER`: the program of supabase/auth; without it visitors alone play. `STORAGE_SERVER`: a folder with supabase/storage, built;
 * without it no file is sent. `--local` plays on the containers of `supabase start` instead. `--legacy` signs tokens with the legacy
 * secret. `--grep=<text>` runs the journeys with that text in their title; `--serve` none, and leaves the project running.
 * `REHEARSE_PORT`: the first of nine free ports, 4400 by default.
 */
import { parseArgs } from 'node:util';
import { authConfig } from '../embedded/config.ts';
import { migrateAuth } from './auth.ts';
import { compareWith, emptyProject, publishWith, pushMigrations, runIn } from './database.ts';
import { gateway, listen, type Service } from './gateway.ts';
import { play } from './journeys.ts';
import { makeKeys } from './keys.ts';
import { rehearseLocal } from './local.ts';
import type { Mail } from './mail.ts';
import { startPostgres, type Server } from './postgres.ts';
import { Report } from './report.ts';
import { restStandIn } from './rest.ts';
import { startAuthServices, startStorageServices, type Project } from './services.ts';
import { migrateStorage } from './storage.ts';

const { values: options } = parseArgs({
  options: {
    legacy: { type: 'boolean', default: false },
    grep: { type: 'string' },
    serve: { type: 'boolean', default: false },
    local: { type: 'boolean', default: false },
  },
});
const first = Number(process.env['REHEARSE_PORT'] || 4400);
const ports = {
  site: first,
  api: first + 1,
  auth: first + 2,
  smtp: first + 3,
  templates: first + 4,
  postgres: first + 5,
  google: first + 6,
  storage: first + 7,
  storageAdmin: first + 8,
};
const siteUrl = `http://127.0.0.1:${ports.site}`;
const apiUrl = `http://127.0.0.1:${ports.api}`;
const authProgram = process.env['AUTH_SERVER'];
const storageFolder = process.env['STORAGE_SERVER'];

const report = new Report((line) => console.log(line));
/** Stops what was started, the last first. */
const stops: (() => unknown)[] = [];

const absent: Service = () => Promise.resolve(Response.json({ message: 'not rehearsed' }, { status: 503 }));

/** Applies the migrations to two empty projects. @returns the first, or null when it cannot be played on. */
async function rehearseDatabase(server: Server): Promise<string | null> {
  let played: string | null = null;
  for (const database of ['first', 'second']) {
    const pushed = await report.step(`supabase db push on an empty project (${database})`, async () => {
      await emptyProject(server, database, {
        ...(authProgram && {
          auth: (databaseUrl) => migrateAuth({ ...project, databaseUrl, program: authProgram }),
        }),
        ...(storageFolder && {
          storage: (databaseUrl) => migrateStorage({ ...project, databaseUrl, folder: storageFolder }),
        }),
      });
      await pushMigrations(server, database);
      return database;
    });
    if (!pushed) return null;
    await report.step(`supabase/definitions (${database})`, () => compareWith(runIn(server, database)));
    played ??= pushed;
  }
  const published = await report.step('the editions and the books published', async () => {
    await publishWith(runIn(server, played ?? ''));
    return played;
  });
  return published;
}

const keys = await makeKeys(options.legacy ? 'HS256' : 'ES256');
const config = await authConfig({ siteUrl, confirmEmails: true });
const project: Project = { report, keys, config, ports, apiUrl, stops };

/** Starts the services and the site, and plays: visitors alone where there is no auth server. */
async function rehearseJourneys(server: Server, database: string): Promise<void> {
  const mails: Mail[] = [];
  const auth = authProgram
    ? await startAuthServices(project, server.url(database, 'supabase_auth_admin'), authProgram, mails)
    : { service: absent, hasGoogle: false };
  if (!auth) return;
  const storage = storageFolder
    ? await startStorageServices(project, server.url(database, 'supabase_storage_admin'), storageFolder)
    : absent;
  if (!storage) return;
  const rest = restStandIn(server.url(database, 'rest_stand_in'), keys);
  stops.push(rest.stop);
  report.part('REST', 'the data API of @supabase/lite, on the same PostgreSQL', false);
  report.part('Gateway', 'tools/rehearse/gateway.ts', false);
  const api = await listen(gateway(keys, { auth: auth.service, rest: rest.service, storage }), ports.api);
  stops.push(() => api.close());
  await play(
    {
      sitePort: ports.site,
      apiUrl,
      keys,
      databaseUrl: server.url(database, 'postgres'),
      mails: () => Promise.resolve(mails),
    },
    {
      wanted: options.grep ?? (authProgram ? undefined : '@hosted-visitor'),
      unwanted: [...(auth.hasGoogle ? [] : ['@hosted-google']), ...(storageFolder ? [] : ['@hosted-media'])],
      serve: options.serve,
    },
    report,
    stops,
  );
}

async function rehearse(): Promise<void> {
  const server = await startPostgres(ports.postgres).catch((error: unknown) => {
    report.lacks('PostgreSQL, and all that needs it', String(error));
    return null;
  });
  if (!server) return;
  stops.push(server.stop);
  report.part('PostgreSQL', `${server.version}, from npm, « postgres » without superuser`, true);
  report.part('Migrations', 'supabase db push, of the official command line', true);
  const database = await rehearseDatabase(server);
  if (database) await rehearseJourneys(server, database);
  if (!authProgram)
    report.lacks(
      'the auth server, and the journeys of accounts',
      'name the program of a release of supabase/auth in AUTH_SERVER',
    );
  if (!storageFolder)
    report.lacks(
      'Storage, and the journeys of files',
      'name a checkout of supabase/storage, built with Node 24, in STORAGE_SERVER',
    );
}

async function stopAll(): Promise<void> {
  for (const stop of stops.splice(0).toReversed()) await stop();
}

// A terminal and npm each send the signal: the second one must not end this process before PostgreSQL has stopped.
let stopping: Promise<never> | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    stopping ??= stopAll().then(() => process.exit(1));
  });
try {
  if (options.local) await rehearseLocal({ wanted: options.grep, serve: options.serve }, report, stops);
  else await rehearse();
} finally {
  await stopAll();
}
report.summary();
process.exit(report.isClean ? 0 : 1);
