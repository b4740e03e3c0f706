import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server as HttpServer,
} from 'node:http';
import { once } from 'node:events';
import { gatewayHeaders, passedOn, readBody } from '../embedded/gateway.ts';
import type { ProjectKeys } from './keys.ts';

/** One of the services behind the gateway; its paths begin with `/`. */
export type Service = (request: Request) => Promise<Response>;

/** A project's services by the first part of their addresses: `auth`, `rest`, `storage`. */
export type Services = Record<string, Service>;

const TIMEOUT_MS = 60_000;
/** In bytes: a file, with the parts of a form around it. */
const BODY_LIMIT = 50_000_000;

/** Opened by links and by other services, without a key: supabase/supabase, docker/volumes/api/kong.yml. */
const OPEN = [
  /^\/auth\/v1\/(?:verify|callback|authorize|\.well-known\/)/,
  /^\/storage\/v1\/object\/(?:public|sign)\//,
];

const refusal = (status: number, message: string, hint: string) =>
  Response.json({ message, hint }, { status });

const METHODS = 'GET,HEAD,PUT,PATCH,POST,DELETE,OPTIONS,TRACE,CONNECT';

/**
 * The answer to a browser that asks whether it may send a request of another origin: any header, as the data API answers (PostgREST,
 * src/PostgREST/Cors.hs) and Kong's plugin `cors` without a list (supabase/supabase, docker/volumes/api/kong.yml). Kong answers so for the
 * auth service too, whose own list is shorter: its answer counts here, so that no page sends it a header of the data API.
 */
const preflight = (request: Request) =>
  new Response(null, {
    status: 200,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': METHODS,
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '*',
      'access-control-max-age': '3600',
    },
  });

function withCors(response: Response): Response {
  const answer = new Response(response.body, response);
  answer.headers.set('access-control-allow-origin', '*');
  return answer;
}

/** A request with the token that its service reads, or the refusal. */
async function authorized(received: Request, keys: ProjectKeys): Promise<Request | Response> {
  const request = passedOn(received);
  const { pathname } = new URL(request.url);
  const apiKey = request.headers.get('apikey');
  if (apiKey === null) {
    if (OPEN.some((path) => path.test(pathname))) return request;
    return refusal(401, 'No API key found in request', 'No `apikey` request header or url param was found.');
  }
  const token = await keys.tokenFor(apiKey);
  if (token === null)
    return refusal(401, 'Invalid API key', 'Double check your Supabase `anon` or `service_role` API key.');
  const bearer = request.headers.get('authorization')?.replace(/^Bearer +/i, '');
  if (bearer?.startsWith('sb_'))
    return refusal(401, 'Invalid JWT', 'An API key is no token: send it in the `apikey` header alone.');
  const authorizedRequest = new Request(request);
  authorizedRequest.headers.set('apikey', token);
  if (!bearer) authorizedRequest.headers.set('authorization', `Bearer ${token}`);
  return authorizedRequest;
}

/**
 * Answers as the gateway of a hosted project: an API key is required and becomes the token of its role, requests of other origins are
 * allowed, and a service that does not answer in 60 s is given up.
 */
export function gateway(keys: ProjectKeys, services: Services, timeoutMs = TIMEOUT_MS): Service {
  return async (request) => {
    const [, name = '', path = ''] = /^\/(\w+)\/v1(\/.*)$/.exec(new URL(request.url).pathname) ?? [];
    if (request.method === 'OPTIONS' && name !== 'auth') return preflight(request);
    const service = services[name];
    if (!service)
      return withCors(Response.json({ message: 'no Route matched with those values' }, { status: 404 }));
    const passed = request.method === 'OPTIONS' ? request : await authorized(request, keys);
    if (passed instanceof Response) return withCors(passed);
    const address = new URL(passed.url);
    address.pathname = path;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Response>((resolve) => {
      const message = 'The upstream server is timing out';
      timer = setTimeout(() => resolve(Response.json({ message }, { status: 504 })), timeoutMs);
    });
    const answer = service(new Request(address, passed)).catch(() =>
      Response.json(
        { message: 'An invalid response was received from the upstream server' },
        { status: 502 },
      ),
    );
    return withCors(await Promise.race([answer, late]).finally(() => clearTimeout(timer)));
  };
}

/** A service at an address, whose answers pass as they are. */
export const remote =
  (origin: string): Service =>
  async (request) => {
    const { pathname, search } = new URL(request.url);
    const body = request.body ? await request.arrayBuffer() : null;
    const headers = new Headers(request.headers);
    headers.delete('host');
    const answer = await fetch(origin + pathname + search, {
      method: request.method,
      headers,
      body,
      redirect: 'manual',
    });
    const passed = new Response(answer.body, answer);
    // `fetch` has already unpacked the body.
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding'])
      passed.headers.delete(name);
    return passed;
  };

async function requestOf(request: IncomingMessage, origin: string): Promise<Request> {
  const headers = gatewayHeaders(request.headers, request.socket.remoteAddress ?? '127.0.0.1');
  const method = request.method ?? 'GET';
  const body = method === 'GET' || method === 'HEAD' ? null : await readBody(request, BODY_LIMIT);
  return new Request(origin + (request.url ?? '/'), { method, headers, body: body?.length ? body : null });
}

/** Answers the requests of an HTTP server. @param origin the server's own. */
export const requestListener =
  (service: Service, origin: string): RequestListener =>
  (received, response) => {
    const answer = async () => {
      const reply = await service(await requestOf(received, origin));
      for (const [name, value] of reply.headers) response.setHeader(name, value);
      response.writeHead(reply.status);
      response.end(Buffer.from(await reply.arrayBuffer()));
    };
    answer().catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500);
      response.end(String(error));
    });
  };

/** Serves an address of this machine. @returns the server, once it listens. */
export async function listen(service: Service, port: number): Promise<HttpServer> {
  const server = createServer(requestListener(service, `http://127.0.0.1:${port}`));
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return server;
}
