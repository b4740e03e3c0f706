import {
  FALLBACK_FILE,
  FRAMED_PATHS,
  FRAMED_POLICY,
  IMMUTABLE,
  ONE_DAY,
  SECURITY_HEADERS,
  STRICT_TRANSPORT,
} from './serve.ts';

interface Publisher {
  name: string;
  siteUrl: string;
  tagline: string;
}

/**
 * The files that search engines, browsers and static hosts read beside the pages, by name.
 * @param indexed the paths of the pages that search engines may list.
 * @param policy the content-security policy.
 */
export function hostFiles(
  publisher: Publisher,
  indexed: readonly string[],
  policy: string,
): Record<string, string> {
  return {
    'sitemap.xml': sitemap(publisher, indexed),
    'robots.txt': robots(publisher),
    'site.webmanifest': webManifest(publisher),
    _redirects: redirects(indexed),
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

function sitemap(publisher: Publisher, paths: readonly string[]): string {
  const addresses = paths.map((path) => `  <url><loc>${publisher.siteUrl}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>',
    '',
  ].join('\n');
}

function robots(publisher: Publisher): string {
  return `User-agent: *\nDisallow: /escape-noel/\n\nSitemap: ${publisher.siteUrl}/sitemap.xml\n`;
}

function webManifest(publisher: Publisher): string {
  const icons = [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ];
  const manifest = {
    name: publisher.name,
    short_name: publisher.name,
    description: publisher.tagline,
    lang: 'fr',
    start_url: '/',
    display: 'browser',
    background_color: '#FFF8F0',
    theme_color: '#FFF8F0',
    icons,
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
  // Hosts join the values of two rules: a page then has both policies.
  const framed = [`${FRAMED_PATHS}*`, `  Content-Security-Policy: ${FRAMED_POLICY}`];
  return ['/*', ...security, transport, ...framed, ...caching, ''].join('\n');
}
