import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { extname } from 'node:path';
import sirv from 'sirv';
import type { Connect } from 'vite';
import { isGamePath, lowerCasePath } from '../../src/paths.ts';

const NOT_FOUND_FILE = '404.html';
/** Answers the addresses of the game that are not prerendered. */
export const FALLBACK_FILE = 'app.html';

/** No framing, no type guessing, no full referrer for other sites, no device feature that no page uses. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
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
/** The addresses that the site itself may frame: the game inside the preview of an edition, for its team. */
export const FRAMED_PATHS = '/escape-noel/admin/apercu/';
/** Browsers then ignore X-Frame-Options. */
export const FRAMED_POLICY = "frame-ancestors 'self'";
/** For published sites only: HTTPS alone, for a year. */
export const STRICT_TRANSPORT = 'max-age=31536000';
/** For files whose name holds a hash of their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For the fonts, whose names have no hash. */
export const ONE_DAY = 'public, max-age=86400';

/** Serves the built files, in their compressed copies, as a static host does. */
export function serveBuilt(folder: string): Connect.NextHandleFunction {
  const serve = builtFiles(folder);
  return (request, response, next) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    if (request.url?.startsWith(FRAMED_PATHS)) response.setHeader('Content-Security-Policy', FRAMED_POLICY);
    if (isReadRequest(request)) serve(request, response, next);
    else next();
  };
}

/** Answers everything else: lower case for a page's address with capitals, the fallback page inside the game, 404 elsewhere. */
export function serveFallback(folder: string): Connect.NextHandleFunction {
  const serve = builtFiles(folder);
  return (request, response, next) => {
    const [path = '/', ...query] = (request.url ?? '/').split('?');
    const lowerCase = lowerCasePath(path);
    if (isReadRequest(request) && lowerCase !== null && !extname(path)) {
      response.writeHead(308, { location: [lowerCase, ...query].join('?') });
      response.end();
      return undefined;
    }
    const inGame = isGamePath(path);
    // Elsewhere an extension means a missing file; the game answers every address, `/jour/1.5` included.
    if (!isReadRequest(request) || (extname(path) && !inGame)) return next();
    request.url = `/${inGame ? FALLBACK_FILE : NOT_FOUND_FILE}`;
    if (!inGame) {
      delete request.headers['if-none-match'];
      const writeHead = response.writeHead.bind(response);
      Object.assign(response, {
        writeHead: (_status: number, headers: OutgoingHttpHeaders) => writeHead(404, headers),
      });
    }
    return serve(request, response, next);
  };
}

/** `/books` is `books.html`, `/` is `index.html`. */
function builtFiles(folder: string) {
  return sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, path) => response.setHeader('cache-control', cacheControl(path)),
  });
}

function isReadRequest({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

function cacheControl(path: string): string {
  if (/^\/(?:assets|edition)\//.test(path)) return IMMUTABLE;
  return path.startsWith('/fonts/') ? ONE_DAY : 'no-cache';
}
