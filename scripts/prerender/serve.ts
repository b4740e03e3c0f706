import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { extname } from 'node:path';
import sirv from 'sirv';
import type { Connect } from 'vite';
import { isGamePath } from '../../src/paths.ts';
import { smallLetters } from './letters.ts';

/** The built pages' file names. */
const NOT_FOUND_FILE = '404.html';
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

/** Leads an address with capitals to the one in small letters, with what is asked of it: an e-mail's link carries its key there. */
export const leadToSmallLetters: Connect.NextHandleFunction = (request, response, next) => {
  const [path = '/', ...query] = (request.url ?? '/').split('?');
  const small = isRead(request) ? smallLetters(path) : null;
  if (small === null) return next();
  response.writeHead(308, { location: [small, ...query].join('?') });
  response.end();
};

/** Serves what the build wrote in its compressed copies, as a good static host does. */
export function serveBuilt(folder: string): Connect.NextHandleFunction {
  const serve = builtFiles(folder);
  return (request, response, next) => {
    for (const [name, value] of Object.entries(SAFETY_HEADERS)) response.setHeader(name, value);
    if (isRead(request)) serve(request, response, next);
    else next();
  };
}

/** Answers what nothing else did: the game's inner pages are drawn by the browser, any other page does not exist. */
export function serveFallback(folder: string): Connect.NextHandleFunction {
  const serve = builtFiles(folder);
  return (request, response, next) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const inGame = isGamePath(path);
    // Elsewhere an extension means a missing file; the game answers every address, `/jour/1.5` included.
    if (!isRead(request) || (extname(path) && !inGame)) return next();
    request.url = `/${inGame ? GAME_SHELL_FILE : NOT_FOUND_FILE}`;
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
    setHeaders: (response, path) => response.setHeader('cache-control', keptFor(path)),
  });
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

function keptFor(path: string): string {
  if (/^\/(?:assets|edition)\//.test(path)) return FOR_EVER;
  return path.startsWith('/fonts/') ? FOR_A_DAY : 'no-cache';
}
