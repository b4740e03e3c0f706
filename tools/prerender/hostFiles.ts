import { paths as addresses, TODAY_HASH } from '../../src/paths.ts';
import {
  FALLBACK_FILE,
  FRAMED_PATHS,
  FRAMED_POLICY,
  IMMUTABLE,
  ONE_DAY,
  SECURITY_HEADERS,
  STRICT_TRANSPORT,
} from './serve.ts';

/** Taken by `npm run screenshots` (tools/screenshots.ts). */
const INSTALL_SCREENSHOTS = [
  ['jour', 'narrow', '720x1440', 'Une énigme, à résoudre sur son parchemin'],
  ['ciel', 'narrow', '720x1440', 'La constellation, une étoile par jour'],
  ['jour', 'wide', '1280x800', 'Une énigme, à résoudre sur son parchemin'],
  ['accueil', 'wide', '1280x800', "L'accueil du jeu"],
].map(([name, form, sizes, label]) => ({
  src: `/install/${name}-${form}.webp`,
  sizes,
  type: 'image/webp',
  form_factor: form,
  label,
}));

interface Publisher {
  name: string;
  siteUrl: string;
  tagline: string;
}

/** A page that search engines may list. */
export interface SitemapEntry {
  path: string;
  /** Paths of the pictures to list with it. */
  pictures?: readonly string[] | undefined;
}

/**
 * The files that search engines, browsers and static hosts read in addition to the pages, by name.
 * @param indexed the pages that search engines may list.
 * @param policy the content-security policy.
 */
export function hostFiles(
  publisher: Publisher,
  indexed: readonly SitemapEntry[],
  policy: string,
): Record<string, string> {
  return {
    'sitemap.xml': sitemap(publisher, indexed),
    'robots.txt': robots(publisher),
    'site.webmanifest': webManifest(publisher),
    _redirects: redirects(indexed.map(({ path }) => path)),
    _headers: headers(policy),
  };
}

/**
 * Usual spellings of an address with capitals, and the page that answers the game's other addresses. The inline script of
 * `404.html` redirects the remaining spellings.
 */
function redirects(paths: readonly string[]): string {
  const game = '/escape-noel';
  const single = paths.flatMap((path) => withCapitals(path).map((from) => `${from} ${path} 308`));
  // Rules with a star come last, the lower-case one first: no loop on a host that ignores case.
  const inner = withCapitals(game).map((from) => `${from}/* ${game}/:splat 308`);
  return [...single, `${game}/* /${FALLBACK_FILE} 200`, ...inner, ''].join('\n');
}

/** `/escape-noel` as `/Escape-noel`, `/Escape-Noel` and `/ESCAPE-NOEL`. */
function withCapitals(path: string): string[] {
  const first = path.replace(/[a-z]/, (letter) => letter.toUpperCase());
  const each = path.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return [...new Set([first, each, path.toUpperCase()])].filter((written) => written !== path);
}

/** The addresses, with their pictures in Google's extension (rule 26.14). */
function sitemap({ siteUrl }: Publisher, pages: readonly SitemapEntry[]): string {
  const listed = pages.map(({ path, pictures = [] }) => {
    const images = pictures.map(
      (picture) => `<image:image><image:loc>${siteUrl}${picture}</image:loc></image:image>`,
    );
    return `  <url><loc>${siteUrl}${path}</loc>${images.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...listed,
    '</urlset>',
    '',
  ].join('\n');
}

function robots(publisher: Publisher): string {
  return `User-agent: *\nDisallow: /escape-noel/\n\nSitemap: ${publisher.siteUrl}/sitemap.xml\n`;
}

/** The manifest of an installed game (rule 22.1). Its pages and their names are in `src/paths.ts`. */
function webManifest(publisher: Publisher): string {
  const { landing, constellation, leaderboard } = addresses.game;
  const icon = { src: '/icon-192.png', sizes: '192x192', type: 'image/png' };
  const shortcut = (name: string, url: string) => ({ name, url, icons: [icon] });
  const manifest = {
    id: landing,
    name: `Escape Noël, ${publisher.name}`,
    short_name: 'Escape Noël',
    description: 'Vingt-quatre énigmes de Noël à résoudre, une par jour.',
    lang: 'fr',
    dir: 'ltr',
    start_url: landing,
    // The publisher's site too: the game links to it.
    scope: '/',
    display: 'standalone',
    background_color: '#0A0F24',
    theme_color: '#1C1B4D',
    categories: ['games', 'education', 'kids'],
    icons: [
      icon,
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    screenshots: INSTALL_SCREENSHOTS,
    shortcuts: [
      shortcut("L'énigme du jour", `${landing}${TODAY_HASH}`),
      shortcut('Constellation', constellation),
      shortcut('Classement', leaderboard),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function headers(policy: string): string {
  const security = Object.entries({ ...SECURITY_HEADERS, 'Content-Security-Policy': policy }).map(
    ([name, value]) => `  ${name}: ${value}`,
  );
  const transport = `  Strict-Transport-Security: ${STRICT_TRANSPORT}`;
  const immutable = `  Cache-Control: ${IMMUTABLE}`;
  const caching = [
    '/assets/*',
    immutable,
    '/edition/*',
    immutable,
    '/fonts/*',
    `  Cache-Control: ${ONE_DAY}`,
  ];
  // A browser that stored the worker's script would not learn of a new release, nor of one without a worker.
  const worker = ['/sw.js', '  Cache-Control: no-cache'];
  // Hosts join the values of two rules: a page then has both policies.
  const framed = [`${FRAMED_PATHS}*`, `  Content-Security-Policy: ${FRAMED_POLICY}`];
  return ['/*', ...security, transport, ...framed, ...caching, ...worker, ''].join('\n');
}
