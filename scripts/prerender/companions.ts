import { paths } from '../../src/paths.ts';
import type { PageInfo } from '../../src/site/shared/pages.ts';
import type { PublisherFacts } from './document.ts';
import { FOR_A_DAY, FOR_EVER, GAME_SHELL_FILE, SAFETY_HEADERS, SECURE_ONLY } from './serve.ts';

/** The small files that stand beside the pages, by name. */
export function companionFiles(
  publisher: PublisherFacts,
  pages: readonly PageInfo[],
): Record<string, string> {
  return {
    'sitemap.xml': sitemap(publisher, pages),
    'robots.txt': robots(publisher),
    'site.webmanifest': webManifest(publisher),
    _redirects: redirects(pages),
    _headers: headers(),
  };
}

/**
 * What several hosts of static files read: the usual ways of writing an address with capitals, and which page answers for the
 * game's inner addresses. The rest is `404.html`, whose script leads the unusual ways where they belong.
 */
function redirects(pages: readonly PageInfo[]): string {
  const game = paths.game.landing;
  const single = pages.flatMap(({ path }) => withCapitals(path).map((from) => `${from} ${path} 308`));
  // Rules with a star come last, and the game's own first: a host that does not tell letters apart never turns in a circle.
  const inner = withCapitals(game).map((from) => `${from}/* ${game}/:splat 308`);
  return [...single, `${game}/* /${GAME_SHELL_FILE} 200`, ...inner, ''].join('\n');
}

/** `/escape-noel` as `/Escape-noel`, `/Escape-Noel` and `/ESCAPE-NOEL`. */
function withCapitals(path: string): string[] {
  const first = path.replace(/[a-z]/, (letter) => letter.toUpperCase());
  const each = path.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return [...new Set([first, each, path.toUpperCase()])].filter((written) => written !== path);
}

function sitemap(publisher: PublisherFacts, pages: readonly PageInfo[]): string {
  const addresses = pages.map(({ path }) => `  <url><loc>${publisher.siteUrl}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>',
    '',
  ].join('\n');
}

function robots(publisher: PublisherFacts): string {
  return `User-agent: *\nDisallow: /escape-noel/\n\nSitemap: ${publisher.siteUrl}/sitemap.xml\n`;
}

function webManifest(publisher: PublisherFacts): string {
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

/** What the same hosts read: the headers of the answers. */
function headers(): string {
  const safety = Object.entries(SAFETY_HEADERS).map(([name, value]) => `  ${name}: ${value}`);
  const secure = `  Strict-Transport-Security: ${SECURE_ONLY}`;
  const forEver = `  Cache-Control: ${FOR_EVER}`;
  const kept = ['/assets/*', forEver, '/edition/*', forEver, '/fonts/*', `  Cache-Control: ${FOR_A_DAY}`];
  return ['/*', ...safety, secure, ...kept, ''].join('\n');
}
