import { parseArgs } from 'node:util';
import { publisher } from '../../src/publisher.ts';
import { publisherFindings } from '../../src/escape-noel/game/admin/publisherFindings.ts';
import { UserError } from '../embedded/userError.ts';
import { runHosted } from '../hosted.ts';
import { checks } from './checks.ts';
import { isSecretKey, keyKind, projectOf } from './key.ts';
import type { Target } from './target.ts';

const MANAGEMENT_API = 'https://api.supabase.com/v1/projects';
const TIMEOUT_MS = 15_000;

const USAGE =
  'Write npm run golive -- https://<reference>.supabase.co [--skip=<checks>] [--site=https://…] [--address=<public address of this machine>]';

/**
 * Arguments of the command.
 * @param args the arguments after the command.
 * @param env `VITE_SUPABASE_ANON_KEY`, and where known `SUPABASE_ACCESS_TOKEN`, `SUPABASE_PROJECT_REF` and `DATABASE_URL`.
 * @throws {UserError} for arguments that make no sense, or a key that must not leave the dashboard.
 */
export function commandLine(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): { target: Target; skipped: Set<string> } {
  const { values, positionals } = parse(args);
  const [address, ...rest] = positionals;
  if (address === undefined || rest.length > 0) throw new UserError(USAGE);
  const project = originOf(address);
  const key = env['VITE_SUPABASE_ANON_KEY'];
  if (!key)
    throw new UserError(
      'Set VITE_SUPABASE_ANON_KEY, or write it in .env: the public key that the site is built with.',
    );
  if (isSecretKey(key))
    throw new UserError(
      `VITE_SUPABASE_ANON_KEY IS A ${keyKind(key).toUpperCase()} KEY: it bypasses every policy, and a build would publish it. Nothing was ` +
        'sent. Use the publishable key, or the legacy anon key (dashboard, Project Settings, API Keys); if a site was built with this ' +
        'one, revoke it now.',
    );
  const skipped = new Set(values.skip?.split(',') ?? []);
  for (const name of skipped)
    if (!(name in checks))
      throw new UserError(`--skip: there is no check ${name}. They are: ${Object.keys(checks).join(', ')}.`);
  const ref = env['SUPABASE_PROJECT_REF'] || projectOf(project);
  const token = env['SUPABASE_ACCESS_TOKEN'];
  const databaseUrl = env['DATABASE_URL'];
  return {
    skipped,
    target: {
      project,
      key,
      site: originOf(values.site ?? publisher.siteUrl),
      address: values.address ?? null,
      examples: publisherFindings(),
      fetch: fetchInTime,
      management: token && ref ? managementOf(fetchInTime, ref, token) : null,
      query: databaseUrl ? queryOf(databaseUrl) : null,
    },
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { skip: { type: 'string' }, site: { type: 'string' }, address: { type: 'string' } },
    });
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`, {
      cause: error,
    });
  }
}

function originOf(address: string): string {
  const { protocol, origin } = URL.canParse(address) ? new URL(address) : { protocol: '', origin: '' };
  if (protocol !== 'https:') throw new UserError(`${address} is not an address that begins with https://.`);
  return origin;
}

const fetchInTime: Target['fetch'] = (address, init) =>
  fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });

/**
 * Reads a project in the Management API, each path once.
 * @param ref the project's reference. @param token a personal access token.
 */
export function managementOf(
  request: Target['fetch'],
  ref: string,
  token: string,
): NonNullable<Target['management']> {
  const replies = new Map<string, Promise<unknown>>();
  const read = async (path: string) => {
    const address = [MANAGEMENT_API, ref, path].filter(Boolean).join('/');
    const response = await request(address, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok)
      throw new Error(
        `the Management API answers ${response.status}: check SUPABASE_ACCESS_TOKEN, and that it may read ${ref}`,
      );
    return (await response.json()) as unknown;
  };
  return (path) => {
    const reply = replies.get(path) ?? read(path);
    replies.set(path, reply);
    return reply;
  };
}

const queryOf =
  (databaseUrl: string): NonNullable<Target['query']> =>
  async (sql) =>
    JSON.parse(await runHosted(databaseUrl, sql)) as unknown;
