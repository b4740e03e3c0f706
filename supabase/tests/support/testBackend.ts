import * as v from 'valibot';
import { EMBEDDED_ANON_KEY, signToken } from '../../../tools/embedded/config.ts';
import type { EmbeddedBackend } from '../../../tools/embedded/database.ts';
import { bootForTests } from './backend.ts';

/** What the API answered: its status, its text, and that text read as JSON (null when it is not). */
export type Answer = { status: number; text: string; json: unknown; headers: Headers };

/** What a person sends besides the address. */
export type Sent = { method?: string; body?: unknown; headers?: Record<string, string> };

/** Somebody in front of the API. */
export type Person = {
  /** Their account; null for a visitor. */
  id: string | null;
  /** Any request, below the root of the API. */
  request: (path: string, sent?: Sent) => Promise<Answer>;
  /** A function of the database; the answer as an object. */
  call: (name: string, input?: object) => Promise<Record<string, unknown>>;
};

const row = v.record(v.string(), v.unknown());

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A backend for one test file, and how to give it knights. */
export type TestBackend = {
  embedded: EmbeddedBackend;
  visitor: Person;
  /** A knight who has just signed up, known to nobody else. */
  newKnight: (metadata?: object) => Promise<Person & { id: string }>;
  /** Runs SQL as the owner of the database. */
  query: (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  /** The only value of the only row of a query. */
  value: (sql: string, values?: unknown[]) => Promise<unknown>;
  /** Stops the clock of the game at an instant; null lets it go again. */
  setClock: (instant: string | null) => Promise<void>;
  close: () => Promise<void>;
};

function personOf(embedded: EmbeddedBackend, id: string | null): Person {
  const token =
    id === null
      ? EMBEDDED_ANON_KEY
      : signToken({ role: 'authenticated', aud: 'authenticated', sub: id, exp: 4_000_000_000 });
  const request = async (
    path: string,
    { method = 'GET', body, headers = {} }: Sent = {},
  ): Promise<Answer> => {
    const answer = await embedded.fetch(
      new Request(`http://127.0.0.1${path}`, {
        method,
        headers: {
          apikey: EMBEDDED_ANON_KEY,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );
    const text = await answer.text();
    return { status: answer.status, text, json: readJson(text), headers: answer.headers };
  };
  const call = async (name: string, input: object = {}) => {
    const { json } = await request(`/rest/v1/rpc/${name}`, { method: 'POST', body: input });
    return v.parse(row, json ?? {});
  };
  return { id, request, call };
}

/**
 * Opens a backend for a test file: the edition of 000_support.sql (secrets that hold « cache », day 20 closed, 21 without hints,
 * 22 with one, no day 23), and no account.
 */
export async function openTestBackend(): Promise<TestBackend> {
  const embedded = await bootForTests();
  const { driver } = embedded;
  await driver.exec(`
    select private.apply_edition(tests.edition());
    create table tests.clock (instant timestamptz);
    create or replace function public.server_now() returns timestamptz language sql stable security definer set search_path = ''
      as $$ select coalesce((select instant from tests.clock), now()) $$;
  `);
  const query: TestBackend['query'] = async (sql, values = []) =>
    (await driver.query<Record<string, unknown>>(sql, values)).rows;
  let knights = 0;
  return {
    embedded,
    visitor: personOf(embedded, null),
    newKnight: async (metadata) => {
      knights += 1;
      const [made] = await query('select tests.create_knight($1, $2) as id', [
        `knight${knights}`,
        metadata ?? null,
      ]);
      const id = v.parse(v.string(), made?.['id']);
      return { ...personOf(embedded, id), id };
    },
    query,
    value: async (sql, values) => Object.values((await query(sql, values))[0] ?? {})[0],
    setClock: async (instant) => {
      await driver.exec('delete from tests.clock');
      if (instant !== null) await query('insert into tests.clock values ($1)', [instant]);
    },
    close: () => embedded.close(),
  };
}
