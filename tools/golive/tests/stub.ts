import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CURRENT_EDITION } from '../../edition/folders.ts';
import { authConfig, EMBEDDED_ANON_KEY } from '../../embedded/config.ts';
import { bootEmbedded, migrationFiles } from '../../embedded/database.ts';
import { readBody } from '../../embedded/gateway.ts';
import { SECURITY_HEADERS } from '../../prerender/serve.ts';
import { runChecks } from '../checks.ts';
import { managementOf } from '../commandLine.ts';
import type { Target } from '../target.ts';

export const SITE = 'https://www.plume-etoile.fr';
export const PROJECT = 'https://abcdefghijklmnopqrst.supabase.co';
/** The same project behind a CDN. */
export const CDN = 'https://api.plume-etoile.fr';
export const PUBLISHABLE_KEY = 'sb_publishable_of_the_stub';

type Reply = { status?: number; headers?: Record<string, string>; body?: unknown };
type Route = (headers: IncomingMessage['headers'], body: string) => Reply | Promise<Reply>;

/** A hosted project, its platform, its site and EmailJS, which a test can put out of order. */
export interface Stub {
  /** Handlers by host, method and path without its query. The API's other paths are answered by an embedded Supabase. */
  routes: Record<string, Route>;
  /** Settings of the auth service. */
  auth: Record<string, unknown>;
  /** Settings of Realtime. */
  realtime: Record<string, unknown>;
  /** The Management API's reply about the project. */
  project: { status: string };
  /** The pages of the site: their headers, the address of the row that they prefetch, and the address that they give themselves. */
  site: { headers: Record<string, string>; row: string; url: string };
  /** The headers of its service worker. */
  worker: Record<string, string>;
  /** The address of each request, as the gateway passes it on with what the client wrote. */
  forwarded: (written: string | undefined) => string | null;
  /** SQL that runs before each query of the checks, and is undone after it. */
  sql: string;
}

const MACHINE = '198.51.100.4';
const host = (origin: string) => new URL(origin).host;

async function cleanAuth(): Promise<Record<string, unknown>> {
  const { site_url, email } = await authConfig({ siteUrl: SITE, confirmEmails: true });
  const content = (name: keyof typeof email.template) => readFile(email.template[name].content_path, 'utf8');
  return {
    smtp_host: 'smtp.mail.example',
    smtp_admin_email: 'bonjour@plume-etoile.fr',
    rate_limit_email_sent: 5000,
    site_url,
    uri_allow_list: '',
    mailer_autoconfirm: false,
    mailer_otp_exp: email.otp_expiry,
    mailer_secure_email_change_enabled: false,
    mailer_subjects_confirmation: email.template.confirmation.subject,
    mailer_subjects_recovery: email.template.recovery.subject,
    mailer_subjects_email_change: email.template.email_change.subject,
    mailer_templates_confirmation_content: await content('confirmation'),
    mailer_templates_recovery_content: (await content('recovery')).replaceAll('\n', '\r\n'),
    mailer_templates_email_change_content: await content('email_change'),
    disable_signup: false,
    external: { email: true, google: true, anonymous_users: false },
  };
}

/** Objects of a hosted project that are not in the migrations: their list, as `supabase db push` keeps it, and pg_cron. */
async function platformSql(): Promise<string> {
  const versions = (await migrationFiles()).map(({ name }) => `('${name.replace(/_.*/, '')}')`);
  return `
    drop table supabase_migrations.schema_migrations;
    create table supabase_migrations.schema_migrations (version text primary key);
    insert into supabase_migrations.schema_migrations values ${versions.join(', ')};
    create schema cron;
    create table cron.job (jobname text, active boolean default true);
    insert into cron.job values ('forget visitors'), ('purge season');`;
}

/** Changes that the tests make in the database, as a hosted project has it on the eve of December. */
const IN_ORDER = `
  update auth.users set email = replace(email, '@exemple.fr', '@famille.test') where email like '%@exemple.fr';
  update public.users set is_admin = false where is_admin;
  update public.users set is_admin = true where id in (select id from public.users order by id limit 2);
  update private.client_address set header = 'x-forwarded-for', trusted_hops = 1;
  update public.editions set status = 'current', first_door = '2030-12-01', door_time = '07:00', ranking_ends_at = null, contest_ends_at = null,
    purge_on = '2031-01-31'
  where code = '${CURRENT_EDITION}';
  update public.enigmes set opens_at = private.opening_time(editions, day_number)
  from public.editions where editions.code = enigmes.edition and editions.status = 'current';`;

/** Starts an embedded Supabase and a server that answers for every host. */
export async function startStub() {
  const backend = await bootEmbedded();
  await backend.driver.exec((await platformSql()) + IN_ORDER);
  let stub: Stub;

  const api: Route = async (headers, body) => {
    // The gateway takes a publishable key for the role anon, and refuses one that is sent as a token.
    if (headers.authorization || ![PUBLISHABLE_KEY, EMBEDDED_ANON_KEY].includes(String(headers['apikey'])))
      return { status: 401, body: { message: 'Invalid API key' } };
    const path = String(headers['x-stub-path']);
    const sent = new Headers({ apikey: EMBEDDED_ANON_KEY, 'content-type': 'application/json' });
    const address = stub.forwarded(headers['x-forwarded-for']?.toString());
    if (address !== null) sent.set('x-forwarded-for', address);
    const method = body === '' ? 'GET' : 'POST';
    const request = new Request(`http://stub${path}`, { method, headers: sent, ...(body && { body }) });
    const response = await backend.fetch(request);
    return { status: response.status, body: await response.text() };
  };

  const clean = async (): Promise<Stub> => ({
    auth: await cleanAuth(),
    realtime: { suspend: true, private_only: null },
    project: { status: 'ACTIVE_HEALTHY' },
    site: {
      headers: {
        ...SECURITY_HEADERS,
        'Content-Security-Policy': "default-src 'none'; script-src 'self' 'sha256-abc='",
        'Strict-Transport-Security': 'max-age=31536000',
      },
      row: `${PROJECT}/rest/v1/enigmes?select=title&apikey=${PUBLISHABLE_KEY}`,
      url: SITE,
    },
    worker: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
    forwarded: (written) => (written === undefined ? MACHINE : `${written}, ${MACHINE}`),
    sql: '',
    routes: {
      [`GET ${host(PROJECT)}/auth/v1/settings`]: () => ({ body: stub.auth }),
      [`POST ${host(PROJECT)}/graphql/v1`]: () => ({
        body: { errors: [{ message: 'pg_graphql extension is not enabled.' }] },
      }),
      [`GET ${host(PROJECT)}/rest/v1/none`]: () => ({ status: 406, body: { code: 'PGRST106' } }),
      'GET api.supabase.com/v1/projects/abcdefghijklmnopqrst': () => ({ body: stub.project }),
      'GET api.supabase.com/v1/projects/abcdefghijklmnopqrst/config/auth': ({ authorization }) =>
        authorization === 'Bearer token' ? { body: stub.auth } : { status: 401 },
      'GET api.supabase.com/v1/projects/abcdefghijklmnopqrst/config/realtime': () => ({
        body: stub.realtime,
      }),
      [`GET ${host(SITE)}/robots.txt`]: () => ({
        body: `User-agent: *\n\nSitemap: ${stub.site.url}/sitemap.xml\n`,
      }),
      [`GET ${host(SITE)}/escape-noel`]: () => ({ headers: stub.site.headers, body: '<!doctype html>' }),
      [`GET ${host(SITE)}/escape-noel/jour/1`]: () => ({
        headers: stub.site.headers,
        body: `<script data-row="${stub.site.row.replaceAll('&', '&amp;')}"></script>`,
      }),
      [`GET ${host(SITE)}/sw.js`]: () => ({ headers: stub.worker, body: 'self' }),
      'GET plume-etoile.fr/escape-noel/classement': () => ({
        status: 301,
        headers: { location: `${SITE}/escape-noel/classement?a=1` },
      }),
      'POST api.emailjs.com/api/v1.0/email/send': ({ origin }) =>
        origin === SITE
          ? { status: 400, body: 'The template ID not found' }
          : { status: 403, body: 'Forbidden' },
    },
  });
  stub = await clean();

  const server = createServer((request, response) => {
    const path = String(request.headers['x-stub-path']);
    const to = String(request.headers['x-stub-host']);
    const name = `${request.method ?? ''} ${to}${path.replace(/\?.*/, '')}`;
    const route: Route = stub.routes[name] ?? (to === host(PROJECT) ? api : () => ({ status: 404 }));
    const answer = async () => {
      const {
        status = 200,
        headers = {},
        body = '',
      } = await route(request.headers, String(await readBody(request)));
      response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
    };
    answer().catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server

  /** Sends every request to the stub, whatever its host; names without a route do not exist. */
  const request: Target['fetch'] = async (address, init) => {
    const { origin, pathname, search } = new URL(address);
    const to = host(origin === CDN ? PROJECT : origin);
    const isKnown = to === host(PROJECT) || Object.keys(stub.routes).some((name) => name.includes(` ${to}/`));
    if (!isKnown)
      throw new TypeError('fetch failed', { cause: Object.assign(new Error(to), { code: 'ENOTFOUND' }) });
    const headers = new Headers(init?.headers);
    headers.set('x-stub-host', to);
    headers.set('x-stub-path', pathname + search);
    return fetch(`http://127.0.0.1:${port}/`, { ...init, headers });
  };

  const query: Target['query'] = async (sql) => {
    const { driver } = backend;
    let value: unknown;
    await driver.transaction(async (transaction) => {
      await transaction.exec(stub.sql);
      const { rows } = await transaction.query<Record<string, unknown>>(sql);
      [value] = Object.values(rows[0] ?? {});
      await transaction.rollback();
    });
    return value;
  };

  return {
    /** Puts everything in order again. @returns what a test may change. */
    restore: async (): Promise<Stub> => {
      await backend.driver.exec(IN_ORDER);
      stub = await clean();
      return stub;
    },
    /** Runs SQL in the database that stays. */
    run: (sql: string) => backend.driver.exec(sql),
    /** The lines that the checks print, and how many failed. */
    check: async (changes: Partial<Target> = {}, skipped: string[] = []) => {
      const lines: string[] = [];
      const target: Target = {
        project: PROJECT,
        site: SITE,
        key: PUBLISHABLE_KEY,
        address: null,
        examples: [],
        fetch: request,
        management: managementOf(request, 'abcdefghijklmnopqrst', 'token'),
        query,
        ...changes,
      };
      const failures = await runChecks(target, new Set(skipped), (line) => lines.push(line));
      return { lines, failures, failed: lines.filter((line) => line.startsWith('✗')) };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await backend.close();
    },
  };
}
