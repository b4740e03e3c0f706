import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveBuilt, serveFallback } from './serve';

let root: string;
let server: Server;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'serve-'));
  const folder = join(root, 'built');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  const files = {
    'index.html': 'home',
    'books.html': 'books',
    'books.html.br': 'books in br',
    'books.html.gz': 'books in gzip',
    'app.html': 'game',
    '404.html': 'nothing here',
    'assets/Index-AbC.js': 'script',
    '../secret.html': 'secret',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const built = serveBuilt(folder);
  const fallback = serveFallback(folder);
  server = createServer((asked, answer) => {
    built(asked, answer, () =>
      fallback(asked, answer, () => {
        answer.statusCode = 404;
        answer.end('passed by');
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(root, { recursive: true, force: true });
});

/** Requests a path as it is written, without normalization. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo; // listening on a network address, not on a path
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers, method, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    asked.once('error', reject);
    asked.end();
  });
}

const ACCEPTED = [{}, { accept: '*/*' }, { accept: 'application/json' }, { accept: 'text/html' }] as const;

describe('the preview of a build', () => {
  it.each([
    ['/', 'home'],
    ['/books', 'books'],
    ['/books/', 'books'],
    ['/books?of=A', 'books'],
    ['/assets/Index-AbC.js', 'script'],
  ])('answers %s with its file', async (path, body) => {
    expect(await ask(path)).toMatchObject({ status: 200, body });
  });

  it.each(ACCEPTED)('answers the other addresses of the game with the fallback page: %o', async (headers) => {
    for (const path of ['/escape-noel/jour/3', '/escape-noel/jour/1.5', '/escape-noel/nowhere']) {
      expect(await ask(path, headers)).toMatchObject({ status: 200, body: 'game' });
    }
  });

  it.each(ACCEPTED)('answers any other address with 404: %o', async (headers) => {
    for (const path of ['/nowhere', '/escape-noelx', '/escape-noel-2/jour/3']) {
      const answer = await ask(path, headers);
      expect(answer).toMatchObject({ status: 404, body: 'nothing here' });
      expect(answer.headers['content-type']).toContain('text/html');
    }
  });

  it.each([
    ['/Books?vu=Ici', '/books?vu=Ici'],
    ['/BOOKS/', '/books/'],
    ['/Escape-Noel/Jour/3', '/escape-noel/jour/3'],
  ])('leads the capitals of %s to %s', async (path, location) => {
    expect(await ask(path)).toMatchObject({ status: 308, headers: { location } });
  });

  it.each([
    '//EVIL.example/A',
    '///EVIL.example/A',
    String.raw`/\EVIL.example/A`,
    String.raw`/\/EVIL.example/A`,
    '/%2FEVIL.example/A',
    '/%5CEVIL.example/A',
    '/%09//EVIL.example/A',
    '//Books',
    '//EVIL.example/escape-noel/A',
    '/Nowhere',
  ])('audit finding 1: %s leads to no other address', async (path) => {
    const { status, headers } = await ask(path);
    expect([status, headers.location]).toEqual([404, undefined]);
  });

  it('passes missing files and other methods on', async () => {
    expect((await ask('/missing.png')).body).toBe('passed by');
    expect((await ask('/books', {}, 'POST')).body).toBe('passed by');
    expect((await ask('/escape-noel/jour/3', {}, 'POST')).body).toBe('passed by');
  });

  it.each(['/../secret', '/..%2fsecret', '/%2e%2e/secret.html', '/%E0%A4%A'])(
    'serves nothing outside the folder: %s',
    async (path) => {
      expect((await ask(path)).body).not.toContain('secret');
    },
  );

  it('sends the best compressed copy that the client accepts', async () => {
    const br = await ask('/books', { 'accept-encoding': 'gzip, br' });
    expect([br.headers['content-encoding'], br.body]).toEqual(['br', 'books in br']);
    const gzip = await ask('/books', { 'accept-encoding': 'gzip' });
    expect([gzip.headers['content-encoding'], gzip.body]).toEqual(['gzip', 'books in gzip']);
    expect((await ask('/', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
  });

  it('has pages revalidated and hashed files cached', async () => {
    const page = await ask('/books');
    expect(page.headers['cache-control']).toBe('no-cache');
    expect(await ask('/books', { 'if-none-match': page.headers.etag ?? '' })).toMatchObject({
      status: 304,
      body: '',
    });
    expect((await ask('/assets/Index-AbC.js')).headers['cache-control']).toContain('immutable');
  });

  it('sends the security headers with every answer, and no HSTS in preview', async () => {
    for (const path of ['/', '/escape-noel/jour/3', '/nowhere', '/missing.png']) {
      const { headers } = await ask(path);
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['content-security-policy']).toBeUndefined();
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['strict-transport-security']).toBeUndefined();
    }
  });

  it('lets the site alone frame the preview of an edition', async () => {
    const { headers } = await ask('/escape-noel/admin/apercu/2026/jeu/jour/3');
    expect(headers['content-security-policy']).toBe("frame-ancestors 'self'");
  });
});
