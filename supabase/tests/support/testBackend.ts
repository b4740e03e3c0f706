import * as v from 'valibot';
import { EMBEDDED_ANON_KEY, signToken } from '../../../tools/embedded/config.ts';
import type { EmbeddedBackend } from '../../../tools/embedded/database.ts';
import { bootForTests } from './backend.ts';

/** A response of the API; `json` is null when the text is not JSON. */
export type ApiResponse = { status: number; text: string; json: unknown; headers: Headers };

/** A request's options; a body that is neither text nor bytes is sent as JSON. */
export type RequestOptions = { method?: string; body?: unknown; headers?: Record<string, string> };

/** A client of the API, as a visitor or a knight. */
export type ApiClient = {
  /** The knight's id, which is the account's for its first knight; null for a visitor. */
  id: string | null;
  /** Sends a request to a path of the API. */
  request: (path: string, options?: RequestOptions) => Promise<ApiResponse>;
  /** Calls a database function and returns its reply as an object. */
  call: (name: string, input?: object) => Promise<Record<string, unknown>>;
  /** Calls a database function that returns rows. */
  rows: (name: string, input?: object) => Promise<Record<string, unknown>[]>;
};

const row = v.record(v.string(), v.unknown());

const isRaw = (body: unknown): body is string | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof Uint8Array;

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A backend for one test file. */
export type TestBackend = {
  embedded: EmbeddedBackend;
  visitor: ApiClient;
  /** Creates a knight without progress. */
  newKnight: (metadata?: object) => Promise<ApiClient & { id: string }>;
  /** Adds a knight to an account, who plays by the header `x-knight` (decision 0026). */
  newSibling: (first: { id: string }, name: string) => Promise<ApiClient & { id: string }>;
  /** Runs SQL as the database owner. */
  query: (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  /** The first value of a query's first row. */
  value: (sql: string, values?: unknown[]) => Promise<unknown>;
  /** The id of a day's riddle. */
  riddle: (day: number) => Promise<number>;
  /** The id of a hint. */
  hint: (day: number, rank: number) => Promise<number>;
  /** Sets the game's clock to an ISO instant; null restores the real time. */
  setClock: (instant: string | null) => Promise<void>;
  close: () => Promise<void>;
};

function clientOf(embedded: EmbeddedBackend, account: string | null, id = account): ApiClient {
  const token =
    account === null
      ? EMBEDDED_ANON_KEY
      : signToken({ role: 'authenticated', aud: 'authenticated', sub: account, exp: 4_000_000_000 });
  const request = async (
    path: string,
    { method = 'GET', body, headers = {} }: RequestOptions = {},
  ): Promise<ApiResponse> => {
    const answer = await embedded.fetch(
      new Request(`http://127.0.0.1${path}`, {
        method,
        headers: {
          apikey: EMBEDDED_ANON_KEY,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          ...(id === null || id === account ? {} : { 'x-knight': id }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: isRaw(body) ? body : JSON.stringify(body) }),
      }),
    );
    const text = await answer.text();
    return { status: answer.status, text, json: readJson(text), headers: answer.headers };
  };
  const call = async (name: string, input: object = {}) => {
    const { json } = await request(`/rest/v1/rpc/${name}`, { method: 'POST', body: input });
    return v.parse(row, json ?? {});
  };
  const rows = async (name: string, input: object = {}) => {
    const { json } = await request(`/rest/v1/rpc/${name}`, { method: 'POST', body: input });
    return v.parse(v.array(row), json);
  };
  return { id, request, call, rows };
}

/**
 * Opens a backend for a test file, with the edition of 000_support.sql (secrets contain « cache »,
 * day 20 is closed, 21 has no hint, 22 has one, 23 is missing) and no account.
 */
export async function openTestBackend(): Promise<TestBackend> {
  const embedded = await bootForTests();
  const { driver } = embedded;
  await driver.exec(`
    select tests.play_edition(tests.edition());
    create table tests.clock (instant timestamptz);
    create or replace function public.server_now() returns timestamptz language sql stable security definer set search_path = ''
      as $$ select coalesce((select instant from tests.clock), now()) $$;
  `);
  const query: TestBackend['query'] = async (sql, values = []) =>
    (await driver.query<Record<string, unknown>>(sql, values)).rows;
  const value: TestBackend['value'] = async (sql, values) =>
    Object.values((await query(sql, values))[0] ?? {})[0];
  let knights = 0;
  return {
    embedded,
    visitor: clientOf(embedded, null),
    newKnight: async (metadata) => {
      knights += 1;
      const [made] = await query('select tests.create_knight($1, $2) as id', [
        `knight${knights}`,
        metadata ?? null,
      ]);
      const id = v.parse(v.string(), made?.['id']);
      return { ...clientOf(embedded, id), id };
    },
    newSibling: async (first, name) => {
      const added = await clientOf(embedded, first.id).call('add_knight', { name, portrait: 1 });
      const id = v.parse(v.string(), added['id']);
      return { ...clientOf(embedded, first.id, id), id };
    },
    query,
    value,
    riddle: async (day) => v.parse(v.number(), await value('select tests.riddle($1)', [day])),
    hint: async (day, rank) => v.parse(v.number(), await value('select tests.hint($1, $2)', [day, rank])),
    setClock: async (instant) => {
      await driver.exec('delete from tests.clock');
      if (instant !== null) await query('insert into tests.clock values ($1)', [instant]);
    },
    close: () => embedded.close(),
  };
}
