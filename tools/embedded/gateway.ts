import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Server as HttpServer } from 'node:net';

/** In bytes: many times the longest request of the application, files apart. */
const BODY_LIMIT = 1024 * 1024;

/** A request that the server refuses, with its HTTP status. */
export class BadRequest extends Error {
  constructor(readonly status: 400 | 413) {
    super(`HTTP ${status}`);
  }
}

/**
 * @param limit in bytes.
 * @throws {BadRequest} 413 above the limit; the rest is not kept.
 */
export async function readBody(
  request: AsyncIterable<unknown>,
  limit = BODY_LIMIT,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue;
    length += chunk.length;
    if (length <= limit) chunks.push(chunk);
  }
  if (length > limit) throw new BadRequest(413);
  return Buffer.concat(chunks);
}

/** Answers 400 to an address that is none, before the server's own listener, which it would end: an exception there has no handler. */
export function refuseMalformed(server: HttpServer): void {
  const listeners = server.listeners('request') as RequestListener[]; // the only listeners of this event
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (isAddress(request.url ?? '')) for (const listener of listeners) listener(request, response);
    else response.writeHead(400).end();
  });
}

function isAddress(path: string): boolean {
  if (!path.startsWith('/') || !URL.canParse(path, 'http://localhost')) return false;
  try {
    decodeURIComponent(path.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

/** Headers in which a hosted project's gateway writes the caller's address: it drops what a caller writes there. */
const ADDRESS_HEADERS = ['cf-connecting-ip', 'x-forwarded-for', 'x-real-ip'];

/**
 * The headers of a request as a hosted project's gateway forwards them.
 * @param address the address that the request came from.
 */
export function gatewayHeaders(received: IncomingHttpHeaders, address: string): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(received)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  for (const name of ADDRESS_HEADERS) headers.delete(name);
  headers.set('x-forwarded-for', address);
  return headers;
}

/** A request as a hosted project's gateway forwards it: an `apikey` in its address becomes a header, unless it has one. */
export function passedOn(request: Request): Request {
  const address = new URL(request.url);
  const key = address.searchParams.get('apikey');
  if (key === null) return request;
  address.searchParams.delete('apikey');
  const passed = new Request(address, request);
  if (!passed.headers.has('apikey')) passed.headers.set('apikey', key);
  return passed;
}
