import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Scripts that run, what is fetched for them, and the policy that would block nothing else; blocks of data stay. */
const SCRIPTS = [
  /<script(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gs,
  /<link rel="modulepreload"[^>]*>/g,
  /<link rel="preload" as="style"[^>]*>/g,
  /<meta http-equiv="Content-Security-Policy"[^>]*>/g,
  /<\/?noscript>/g,
];

/** A page without JavaScript: the limit of what its scripts may cost. */
export const withoutScripts = (html: string): string =>
  SCRIPTS.reduce((page, scripts) => page.replace(scripts, ''), html);

/** The types that are sent compressed; browsers recognise pictures, sounds and fonts by themselves. */
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/**
 * Serves a built site as a static host does, compressed.
 * @param folder the built site.
 * @param api the address that answers for Supabase.
 * @param transform what is done to each page.
 * @returns the address of the server.
 */
export async function serveBuild(
  folder: string,
  api: string,
  transform = (html: string) => html,
): Promise<string> {
  const compressed = new Map<string, Buffer>();
  const compress = (file: string): Buffer => {
    const known = compressed.get(file);
    if (known) return known;
    const content = readFileSync(file);
    const made = brotliCompressSync(file.endsWith('.html') ? transform(content.toString()) : content);
    compressed.set(file, made);
    return made;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (/^\/(rest|auth)\/v1\//.test(pathname)) {
      const { method, headers } = request;
      const forwarded = ask(api + request.url, { method, headers }, (reply) => {
        response.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(response);
      });
      request.pipe(forwarded);
      return;
    }
    const named = join(folder, pathname);
    const file = [join(named, 'index.html'), `${named}.html`, named].find(
      (path) => existsSync(path) && statSync(path).isFile(),
    );
    const type = TYPES[extname(file ?? '')];
    if (!file) response.writeHead(404).end();
    else if (!type) response.end(readFileSync(file));
    else response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(compress(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a network address, not on a path
}
