import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gatewayHeaders, passedOn, readBody, refuseMalformed } from './gateway.ts';

test.each(['cf-connecting-ip', 'x-forwarded-for', 'x-real-ip'])(
  'an address that the caller claims in %s is not forwarded: the limit on visitors counts the real one',
  (name) => {
    const headers = gatewayHeaders({ [name]: '203.0.113.7', apikey: 'key' }, '192.0.2.1');
    expect([...headers.values()].join(' ')).not.toContain('203.0.113.7');
    expect(headers.get('x-forwarded-for')).toBe('192.0.2.1');
    expect(headers.get('apikey')).toBe('key');
  },
);

test('an apikey in the address becomes a header, not a filter', () => {
  const passed = passedOn(new Request('http://localhost/rest/v1/enigmes?select=title&apikey=key'));
  expect(passed.url).toBe('http://localhost/rest/v1/enigmes?select=title');
  expect(passed.headers.get('apikey')).toBe('key');
});

describe('A request line', () => {
  // Like Vite's: it throws at an address that it cannot read.
  const server = createServer((request, response) =>
    response.end(new URL(request.url ?? '', 'http://a').href),
  );
  beforeAll(async () => {
    refuseMalformed(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(() => server.close());

  /** @returns the reply to a request that is written as it is. */
  async function ask(line: string): Promise<string> {
    const { port } = server.address() as AddressInfo; // it listens on a network address, not on a path
    const socket = connect(port, '127.0.0.1');
    socket.end(`${line} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    return text(socket);
  }

  test.each([
    'GET http://[',
    'GET //[',
    'GET //',
    'GET /%',
    'POST /rest/v1/%E0%A4%A',
    'OPTIONS *',
    'GET x',
    'x',
  ])('that is malformed is answered 400, and the next one is read: %s', async (line) => {
    expect(await ask(line)).toMatch(/^HTTP\/1.1 400 /);
    expect(await ask('GET /%C3%A9?a=%')).toMatch(/^HTTP\/1.1 200 /);
  });
});

const body = (length: number) => Readable.from([Buffer.alloc(length - 1, 'a'), Buffer.from('a')]);

test('a body of more than 1 MiB is refused with 413, without being kept', async () => {
  expect(await readBody(body(1024 * 1024))).toHaveLength(1024 * 1024);
  await expect(readBody(body(1024 * 1024 + 1))).rejects.toMatchObject({ status: 413 });
});
