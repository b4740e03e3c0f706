import { App } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import { asHosted } from '../embedded/errors.ts';
import { quietExpectedAnswers } from '../embedded/quiet.ts';
import { fetchWithHeaders, passHeaders } from '../embedded/requestHeaders.ts';
import type { Service } from './gateway.ts';
import type { ProjectKeys } from './keys.ts';

/** A data API, and how it is stopped. */
export type Rest = { service: Service; stop: () => Promise<void> };

/** The reply to a token of another project, or an expired one: PostgREST's own. */
const expired = () =>
  Response.json({ code: 'PGRST303', message: 'JWT expired', details: null, hint: null }, { status: 401 });

/** JSON of a type of PostgreSQL. @param oid the type's number in pg_type. */
const alreadyJson = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
});

/**
 * Types for the driver, to which the embedded API and the browser tests give JSON as text: by its own settings it would serialize the
 * text a second time, into a JSON string.
 */
export const JSON_AS_TEXT = { json: alreadyJson(114), jsonb: alreadyJson(3802) };

/**
 * The data API of the embedded Supabase, on a database of PostgreSQL. It trusts the claims that the token of a request has here, as
 * PostgREST does: its own check would look the session up in the tables of its own auth service.
 * @param databaseUrl of a role that may become `anon`, `authenticated` and `service_role`.
 */
export function restStandIn(databaseUrl: string, keys: ProjectKeys): Rest {
  quietExpectedAnswers();
  const postgresOptions = {
    max: 10,
    onnotice: () => undefined,
    types: JSON_AS_TEXT,
  };
  const connection = passHeaders(createPostgresConnection({ url: databaseUrl, postgresOptions }));
  // As in tools/embedded/database.ts: the migrations' own grants, and errors as PostgREST gives them.
  Object.assign(connection, { ensureRlsContext: async () => true, normalizeDbError: asHosted });
  const resolver = async (token: string) => {
    const claims = await keys.claimsOf(token);
    const role = claims?.['role'];
    return typeof role === 'string' ? { type: 'publishable' as const, claims: { ...claims, role } } : null;
  };
  const app = new App({
    connection,
    auth: { enabled: false },
    api: { enabled: true, schemas: ['public'], max_rows: 1000 },
    storage: { enabled: false },
    options: { server: { admin: false, apiKeys: { resolver } } },
  });
  const service: Service = async (request) => {
    const headers = new Headers(request.headers);
    const token = headers.get('authorization')?.replace(/^Bearer +/i, '') ?? '';
    if ((await keys.claimsOf(token)) === null) return expired();
    headers.set('apikey', token);
    headers.delete('authorization');
    const address = new URL(request.url);
    address.pathname = `/rest/v1${address.pathname}`;
    const body = request.body ? await request.arrayBuffer() : null;
    return fetchWithHeaders(app, new Request(address, { method: request.method, headers, body }));
  };
  return { service, stop: () => connection.close() };
}
