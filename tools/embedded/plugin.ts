import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Server } from 'node:net';
import * as v from 'valibot';
import type { Connect, Plugin } from 'vite';
import type { EmbeddedBackend } from './database.ts';
import { BadRequest, gatewayHeaders, readBody, refuseMalformed } from './gateway.ts';
import { bootOnce } from './once.ts';
import { STORAGE, UPLOAD_LIMIT } from './storage.ts';
import { answerEmailRequest, googlePage, mailboxPage } from './standIns.ts';

const sqlRequest = v.object({ sql: v.string(), params: v.optional(v.array(v.unknown()), []) });

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
  response.end(body);
}

type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void> | void;

function handlers(backend: EmbeddedBackend, testApi: boolean): Map<string, Handler> {
  const sentByForms: { to: string; subject: string; text: string; sentAt: string }[] = [];
  const routes = new Map<string, Handler>([
    [
      '/api/v1.0/email/send',
      async (request, response) => {
        const { status, text, mail } = answerEmailRequest(
          request.method ?? 'GET',
          String(await readBody(request)),
        );
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
    [
      '/__google',
      (_request, response, url) => send(response, 200, 'text/html', googlePage(url.searchParams)),
    ],
  ]);
  if (testApi) {
    // End-to-end tests read rows and set the clock.
    routes.set('/__embedded/sql', async (request, response) => {
      try {
        const { sql, params } = v.parse(sqlRequest, JSON.parse(String(await readBody(request))));
        const result =
          params.length > 0
            ? await backend.driver.query(sql, params)
            : (await backend.driver.exec(sql)).at(-1);
        send(response, 200, 'application/json', JSON.stringify(result?.rows ?? []));
      } catch (error) {
        send(response, 400, 'text/plain', String(error));
      }
    });
  }
  return routes;
}

/** Calls the embedded API as the gateway of a hosted project does. */
async function forward(
  backend: EmbeddedBackend,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const headers = gatewayHeaders(request.headers, request.socket.remoteAddress ?? '127.0.0.1');
  const method = request.method ?? 'GET';
  const limit = url.pathname.startsWith(STORAGE) ? UPLOAD_LIMIT : undefined;
  const body = method === 'GET' || method === 'HEAD' ? null : await readBody(request, limit);
  const answer = await backend.fetch(requestOf(url, { method, headers, body }));
  const location = answer.headers.get('location');
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  if (location?.startsWith('https://accounts.google.com/')) {
    // Google's address is fixed inside the auth service.
    response.setHeader('location', `/__google${new URL(location).search}`);
  }
  response.statusCode = answer.status;
  response.end(Buffer.from(await answer.arrayBuffer()));
}

/** @throws {BadRequest} for a method that `Request` forbids, such as `TRACE`. */
function requestOf(url: URL, init: RequestInit): Request {
  try {
    return new Request(url, init);
  } catch {
    throw new BadRequest(400);
  }
}

async function mount(middlewares: Connect.Server, http: Server | null, port: number): Promise<void> {
  if (http) refuseMalformed(http);
  const backend = await bootOnce(port);
  const routes = handlers(backend, process.env['EMBEDDED_TEST_API'] === '1');
  middlewares.use((request, response, next) => {
    // Joined, not resolved: « //evil.example/ » is a path here.
    const url = new URL(`http://127.0.0.1:${port}${request.url ?? '/'}`);
    const handler = routes.get(url.pathname);
    const isApi = ['/rest/v1/', '/auth/v1/', STORAGE].some((root) => url.pathname.startsWith(root));
    if (!handler && !isApi) {
      next();
      return;
    }
    const answer = async () =>
      handler ? handler(request, response, url) : forward(backend, request, response, url);
    answer().catch((error: unknown) => {
      if (error instanceof BadRequest) response.writeHead(error.status).end();
      else next(error);
    });
  });
}

/**
 * Serves the embedded Supabase, the mailbox page and the stand-ins for Google and the e-mail service at the application's own origin
 * (decision 0001). Development and preview servers only.
 *
 * Environment: `DATA_DIR` (a folder, or `memory`), `CONFIRM_EMAILS=1`, `EMBEDDED_TEST_API=1` (end-to-end tests).
 */
export function embeddedSupabase(): Plugin {
  return {
    name: 'embedded-supabase',
    apply: 'serve',
    configureServer: (server) => mount(server.middlewares, server.httpServer, server.config.server.port),
    configurePreviewServer: (server) =>
      mount(server.middlewares, server.httpServer, server.config.preview.port),
  };
}
