import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import connect from 'postgres';
import * as v from 'valibot';
import { build, preview, type Plugin } from 'vite';
import { readBody } from '../embedded/gateway.ts';
import { mailboxPage } from '../embedded/standIns.ts';
import type { Mail } from './mail.ts';
import { JSON_AS_TEXT } from './rest.ts';

const OUT_DIR = join(import.meta.dirname, '../../.cache/rehearse');

type Settings = { port: number; apiUrl: string; publishableKey: string };

/** Builds the site for production, for a project's address and public key. */
export async function buildSite({ port, apiUrl, publishableKey }: Settings): Promise<void> {
  Object.assign(process.env, {
    PORT: String(port),
    VITE_SUPABASE_URL: apiUrl,
    VITE_SUPABASE_ANON_KEY: publishableKey,
  });
  await build({ mode: 'production', logLevel: 'warn', build: { outDir: OUT_DIR, emptyOutDir: true } });
}

const sqlRequest = v.object({ sql: v.string(), params: v.optional(v.array(v.any()), []) });

/** Requests of the browser tests to the server of the pages: its mailbox, and its database. */
function testRoutes(mails: () => Promise<readonly Mail[]>, databaseUrl: string): Plugin {
  const database = connect(databaseUrl, { max: 2, onnotice: () => undefined, types: JSON_AS_TEXT });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/__mailbox') {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(mailboxPage([...(await mails())]));
      return;
    }
    try {
      const { sql, params } = v.parse(sqlRequest, JSON.parse(String(await readBody(request))));
      const rows = await database.unsafe(sql, params);
      response.setHeader('content-type', 'application/json').end(JSON.stringify(rows));
    } catch (error) {
      response.writeHead(400).end(String(error));
    }
  };
  return {
    name: 'rehearsal',
    configurePreviewServer: ({ middlewares, httpServer }) => {
      httpServer.once('close', () => void database.end());
      middlewares.use((request, response, next) => {
        if (request.url === '/__mailbox' || request.url === '/__embedded/sql') void answer(request, response);
        else next();
      });
    },
  };
}

/** Serves the built site. @returns how it is stopped. */
export async function serveSite(
  mails: () => Promise<readonly Mail[]>,
  databaseUrl: string,
): Promise<() => Promise<void>> {
  const server = await preview({
    mode: 'production',
    logLevel: 'warn',
    build: { outDir: OUT_DIR },
    plugins: [testRoutes(mails, databaseUrl)],
  });
  return () => server.close();
}
