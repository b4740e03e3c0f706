import type { IncomingHttpHeaders } from 'node:http';

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
