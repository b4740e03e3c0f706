import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sirv from 'sirv';
import { HOST } from '../port.ts';

/** Scripts that run, and what fetches or styles ahead for them; a block of data (`application/ld+json`) stays. */
const OF_SCRIPTS = [
  /<script(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gs,
  /<link rel="modulepreload"[^>]*>/g,
  /<link rel="preload" as="style"[^>]*>/g,
  /<meta http-equiv="Content-Security-Policy"[^>]*>/g,
  /<\/?noscript>/g,
];

/** A page as it would be without any JavaScript: the limit of what its program may cost. */
export const withoutScripts = (html: string): string =>
  OF_SCRIPTS.reduce((page, scripts) => page.replace(scripts, ''), html);

/**
 * Serves the twins of a built site's pages, with the same pictures and faces.
 * @param folder the built site.
 * @param port 0 for any that is free.
 * @returns the server, which listens.
 */
export async function serveTwins(folder: string, port = 0): Promise<Server> {
  const files = sirv(folder, { etag: true, brotli: true, gzip: true });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', `http://${HOST}`);
    const file = join(folder, pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`);
    if (!existsSync(file)) return files(request, response);
    response.writeHead(200, { 'content-type': 'text/html;charset=utf-8', 'content-encoding': 'gzip' });
    return response.end(gzipSync(withoutScripts(readFileSync(file, 'utf8')), { level: 9 }));
  });
  await new Promise<void>((resolve) => {
    server.listen(port, HOST, resolve);
  });
  return server;
}
