import type { IncomingHttpHeaders } from 'node:http';

/** Where a hosted project's gateway writes the caller's address: what a caller writes there themselves never gets past it. */
const WRITTEN_BY_THE_GATEWAY = ['cf-connecting-ip', 'x-forwarded-for', 'x-real-ip'];

/**
 * The headers of a request as a hosted project's gateway passes them on: the address is the caller's own, whatever they claim.
 *
 * @param address where the request came from.
 */
export function gatewayHeaders(received: IncomingHttpHeaders, address: string): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(received)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  for (const name of WRITTEN_BY_THE_GATEWAY) headers.delete(name);
  headers.set('x-forwarded-for', address);
  return headers;
}

/**
 * A request as a hosted project's gateway passes it on: the key that stands in its address goes into the headers, where it is for
 * those who send none.
 */
export function passedOn(request: Request): Request {
  const address = new URL(request.url);
  const key = address.searchParams.get('apikey');
  if (key === null) return request;
  address.searchParams.delete('apikey');
  const passed = new Request(address, request);
  if (!passed.headers.has('apikey')) passed.headers.set('apikey', key);
  return passed;
}
