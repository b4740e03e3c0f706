import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { honoMiddleware } from '@supabase/lite/vite';
import type { Connect, Plugin } from 'vite';
import { bootEmbedded, type EmbeddedBackend } from './database.ts';
import { answerEmailRequest, answerGoogle, googlePage, mailboxPage } from './standIns.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
  response.end(body);
}

/** The auth service asks Google from this process: its two addresses are answered here, every other one by the network. */
function interceptGoogle(): void {
  const realFetch = globalThis.fetch;
  globalThis.fetch = async (input, init) => (await answerGoogle(new Request(input, init))) ?? realFetch(input, init);
}

type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void> | void;

function handlers(backend: EmbeddedBackend, testApi: boolean): Map<string, Handler> {
  const sentByForms: { to: string; subject: string; text: string; sentAt: string }[] = [];
  const routes = new Map<string, Handler>([
    [
      '/api/v1.0/email/send',
      async (request, response) => {
        const { status, text, mail } = answerEmailRequest(request.method ?? 'GET', await readBody(request));
        if (mail) sentByForms.push(mail);
        send(response, status, 'text/plain', text);
      },
    ],
    [
      '/__mailbox',
      (_request, response) => {
        const mails = [...sentByForms, ...[...backend.mailbox.messages.values()].flat()];
        send(response, 200, 'text/html', mailboxPage(mails));
      },
    ],
    ['/__google', (_request, response, url) => send(response, 200, 'text/html', googlePage(url.searchParams))],
  ]);
  if (testApi) {
    // End-to-end tests look at the rows themselves, and turn the clock. Never on unless the test run asks for it.
    routes.set('/__embedded/sql', async (request, response) => {
      const { sql, params } = { sql: '', params: [], ...Object(JSON.parse(await readBody(request))) };
      try {
        const result = params.length > 0 ? await backend.driver.query(sql, params) : (await backend.driver.exec(sql)).at(-1);
        send(response, 200, 'application/json', JSON.stringify(result?.rows ?? []));
      } catch (error) {
        send(response, 400, 'text/plain', String(error));
      }
    });
  }
  return routes;
}

/** Sends the browser to the stand-in instead of Google: the address is fixed inside the auth service. */
function redirectGoogle(response: ServerResponse): void {
  const original = response.writeHead.bind(response);
  const rewrite = (value: unknown) =>
    typeof value === 'string' && value.startsWith('https://accounts.google.com/')
      ? `/__google${new URL(value).search}`
      : value;
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    setHeader(name, name.toLowerCase() === 'location' ? (rewrite(value) as typeof value) : value); // a location is a string
  // The listener writes its headers in one go: each form of writeHead passes through here with them as last argument.
  response.writeHead = ((...args: Parameters<typeof original>) => {
    const headers: unknown = args.at(-1);
    if (headers && typeof headers === 'object' && !Array.isArray(headers)) {
      for (const [name, value] of Object.entries(headers)) {
        if (name.toLowerCase() === 'location') Object.assign(headers, { [name]: rewrite(value) });
      }
    }
    return original(...args);
  }) as typeof response.writeHead;
}

type Server = { middlewares: Connect.Server; config: { server: { port?: number }; preview: { port?: number } } };

async function mount(server: Server, port: number): Promise<void> {
  const dataDir = process.env['DATA_DIR'] ?? join(root, '.data');
  const backend = await bootEmbedded({
    siteUrl: `http://127.0.0.1:${port}`,
    confirmEmails: process.env['CONFIRM_EMAILS'] === '1',
    ...(dataDir === 'memory' ? {} : { dataDir }),
  });
  interceptGoogle();
  const routes = handlers(backend, process.env['EMBEDDED_TEST_API'] === '1');
  server.middlewares.use((request, response, next) => {
    const url = new URL(request.url ?? '/', `http://127.0.0.1:${port}`);
    const handler = routes.get(url.pathname);
    if (handler) {
      Promise.resolve(handler(request, response, url)).catch(next);
      return;
    }
    if (url.pathname === '/auth/v1/authorize') redirectGoogle(response);
    next();
  });
  server.middlewares.use(honoMiddleware(backend.app, ['/rest/v1', '/auth/v1']));
}

/**
 * Serves the embedded Supabase, the mailbox page and the stand-ins for Google and the e-mail service beside the application,
 * at its own origin (decision 0001). Development and preview servers only: a build never sees it.
 *
 * Environment: `DATA_DIR` (a folder, or `memory`), `CONFIRM_EMAILS=1`, `EMBEDDED_TEST_API=1` (end-to-end tests).
 */
export function embeddedSupabase(): Plugin {
  return {
    name: 'embedded-supabase',
    apply: 'serve',
    configureServer: (server) => mount(server, server.config.server.port ?? 5173),
    configurePreviewServer: (server) => mount(server, server.config.preview.port ?? 4173),
  };
}
