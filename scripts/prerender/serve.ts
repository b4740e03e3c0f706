import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { extname, join, normalize } from 'node:path';
import type { Connect } from 'vite';

/** The built pages' file names. */
export const NOT_FOUND_FILE = '404.html';
/** The empty page of the game's inner addresses. */
export const GAME_SHELL_FILE = 'app.html';

/** What every answer says besides: nobody frames the pages, guesses a type, or learns which page a link was on. */
export const SAFETY_HEADERS: Readonly<Record<string, string>> = {
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};
/** Files whose name says what they hold. */
export const FOR_EVER = 'public, max-age=31536000, immutable';
/** The faces: their names do not change with their content, but every page needs them, and every picture that is drawn. */
export const FOR_A_DAY = 'public, max-age=86400';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Serves what the build wrote in its compressed copies, as a good static host does. Pictures and sounds pass by. */
export function serveBuilt(folder: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const file = builtFile(folder, pathOf(request));
    if (!file || !isRead(request)) return next();
    return answer(request, response, file, 200);
  };
}

/** Answers what nothing else did: the game's inner pages are drawn by the browser, any other page does not exist. */
export function serveFallback(folder: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = pathOf(request);
    const wantsPage = isRead(request) && (request.headers.accept ?? '').includes('text/html');
    const inGame = path.startsWith('/escape-noel');
    // Elsewhere an extension means a missing file; the game answers every address, `/jour/1.5` included.
    if (!wantsPage || (extname(path) && !inGame)) return next();
    const file = join(folder, inGame ? GAME_SHELL_FILE : NOT_FOUND_FILE);
    return answer(request, response, file, inGame ? 200 : 404);
  };
}

function pathOf(request: IncomingMessage): string {
  try {
    return decodeURIComponent(new URL(request.url ?? '/', 'http://built').pathname);
  } catch {
    return '/';
  }
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** `/books` is `books.html`, `/` is `index.html`. */
function builtFile(folder: string, path: string): string | null {
  const name = path === '/' ? '/index.html' : path.replace(/\/$/, '');
  const file = join(folder, normalize(extname(name) ? name : `${name}.html`));
  return types[extname(file)] && file.startsWith(folder) && existsSync(file) && statSync(file).isFile()
    ? file
    : null;
}

function keptFor(file: string): string {
  if (/\/(?:assets|edition)\//.test(file)) return FOR_EVER;
  return file.includes('/fonts/') ? FOR_A_DAY : 'no-cache';
}

function answer(
  request: IncomingMessage,
  response: Parameters<Connect.NextHandleFunction>[1],
  file: string,
  status: number,
) {
  const { mtimeMs, size } = statSync(file);
  const tag = `W/"${size}-${Math.round(mtimeMs)}"`;
  response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
  response.setHeader('cache-control', keptFor(file));
  for (const [name, value] of Object.entries(SAFETY_HEADERS)) response.setHeader(name, value);
  response.setHeader('vary', 'accept-encoding');
  response.setHeader('etag', tag);
  if (status === 200 && request.headers['if-none-match'] === tag) {
    response.statusCode = 304;
    response.end();
    return;
  }
  const encoding = bestEncoding(request, file);
  if (encoding) response.setHeader('content-encoding', encoding.name);
  const content = readFileSync(encoding ? file + encoding.suffix : file);
  response.statusCode = status;
  response.setHeader('content-length', content.length);
  response.end(request.method === 'HEAD' ? undefined : content);
}

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

function bestEncoding(request: IncomingMessage, file: string) {
  const accepted = request.headers['accept-encoding'] ?? '';
  return encodings.find(({ name, suffix }) => accepted.includes(name) && existsSync(file + suffix));
}
