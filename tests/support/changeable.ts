import { randomUUID } from 'node:crypto';
import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { freshWord, makeKnight, sql, type Knight } from './knight';
import { OwnBackend } from './ownBackend';
import { isRehearsal } from './project';

/** A project whose edition a test may change: in a rehearsal its own, whose tests run one after the other; else a backend of the test's own. */
export interface Changeable {
  sql: <Row = Record<string, unknown>>(text: string, params?: unknown[]) => Promise<Row[]>;
  makeKnight: (name: string) => Promise<Knight>;
  makeAdmin: () => Promise<Knight>;
  /** Leads another browser's requests there. */
  lead: (context: BrowserContext) => Promise<void>;
  close: () => Promise<void>;
}

export async function openChangeable(
  request: APIRequestContext,
  baseURL: string | undefined,
): Promise<Changeable> {
  const backend = isRehearsal ? null : await OwnBackend.open(baseURL, { demo: false });
  const run: Changeable['sql'] = (text, params = []) =>
    backend ? backend.sql(text, params) : sql(request, text, params);
  const make = (name: string) =>
    backend ? backend.makeKnight(randomUUID(), name) : makeKnight(request, name);
  return {
    sql: run,
    makeKnight: make,
    makeAdmin: async () => {
      const admin = await make(`Intendante ${freshWord()}`);
      await run('update public.users set is_admin = true, isnotuser = true where id = $1', [admin.id]);
      return admin;
    },
    lead: async (context) => backend?.lead(context),
    close: async () => backend?.close(),
  };
}
