import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { extname, join, normalize } from 'node:path';
import type { Connect } from 'vite';
import { isGamePath } from '../../src/paths.ts';
import { smallLetters } from './letters.ts';

/** The built pages' file names. */
export const NOT_FOUND_FILE = '404.html';
/** The empty page of the game's inner addresses. */
export const GAME_SHELL_FILE = 'app.html';

/**
 * What every answer says besides: nobody frames the pages, guesses a type, learns which page a link was on, or asks the machine
 * for what no page uses.
 */
export const SAFETY_HEADERS: Readonly<Record<string, string>> = {
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': [
    'accelerometer',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'usb',
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
};
/** What a published site says besides, and never a preview without a certificate: come back by https alone, for a year. */
export const SECURE_ONLY = 'max-age=31536000';
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

/** Leads an address with capitals to the one in small letters, with what is asked of it: an e-mail's link carries its key there. */
export const leadToSmallLetters: Connect.NextHandleFunction = (request, response, next) => {
  const [path = '/', ...query] = (request.url ?? '/').split('?');
  const small = isRead(request) ? smallLetters(path) : null;
  if (small === null) return next();
  response.writeHead(308, { location: [small, ...query].join('?') });
  response.end();
};

/** Serves what the build wrote in its compressed copies, as a good static host does. Pictures and sounds pass by. */
export function serveBuilt(folder: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    for (const [name, value] of Object.entries(SAFETY_HEADERS)) response.setHeader(name, value);
    if (!isRead(request)) return next();
    const file = builtFile(folder, pathOf(request));
    if (!file) return next();
    return answer(request, response, file, 200);
  };
}

/** Answers what nothing else did: the game's inner pages are drawn by the browser, any other page does not exist. */
export function serveFallback(folder: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = pathOf(request);
    const inGame = isGamePath(path);
    // Elsewhere an extension means a missing file; the game answers every address, `/jour/1.5` included.
    if (!isRead(request) || (extname(path) && !inGame)) return next();
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
