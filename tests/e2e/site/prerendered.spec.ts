import { HYDRATED_EVENT } from '../../../src/app/hydratedEvent';
import { paths } from '../../../src/paths';
import { holdRequests } from '../../support/gate';
import { SESSION_KEY } from '../../../src/api/sessionKey';
import { makeKnight } from '../../support/knight';
import { expect, test } from '../../support/test';
import type { Page } from '@playwright/test';
import { hydrate, openHydrated } from './hydrated';

const pages = [
  { path: '/', heading: "Plume d'Étoile", text: 'Nos histoires féériques' },
  { path: '/books', heading: 'Nos Livres Magiques', text: 'Pomme Cannelle est une petite hérissonne' },
  { path: '/about', heading: 'À propos', text: 'Émerveillement' },
  { path: '/contact', heading: 'Contactez-nous', text: 'Envoyer le message' },
  { path: '/escape-noel', heading: null, text: null },
] as const;

const one = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';

test('Each page is prerendered whole, with its own title, description, canonical and social card', async ({
  request,
}) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const { path, text } of pages) {
    const html = await (await request.get(path)).text();
    if (text) expect(html.replaceAll('&#x27;', "'")).toContain(text);
    expect(one(html, /<link rel="canonical" href="([^"]+)"/)).toBe(`https://www.plume-etoile.example${path}`);
    expect(one(html, /<meta property="og:title" content="([^"]+)"/)).toBe(one(html, /<title>([^<]+)</));
    expect(one(html, /<meta name="twitter:card" content="([^"]+)"/)).toBe('summary_large_image');
    expect(one(html, /<meta property="og:image" content="([^"]+)"/)).toContain('/social-card.jpg');
    titles.add(one(html, /<title>([^<]+)</));
    descriptions.add(one(html, /<meta name="description" content="([^"]+)"/));
  }
  expect(titles.size).toBe(pages.length);
  expect(descriptions.size).toBe(pages.length);
});

test("A book's page has the picture of the book for social networks, and the feed names it (rule 26.14)", async ({
  request,
}) => {
  const html = await (await request.get('/books/pomme-cannelle')).text();
  const card = new URL(one(html, /<meta property="og:image" content="([^"]+)"/)).pathname;
  expect(card).toBe('/cards/pomme-cannelle.jpg');
  expect((await request.get(card)).headers()['content-type']).toBe('image/jpeg');
  const feed = one(
    await (await request.get('/')).text(),
    /type="application\/atom\+xml"[^>]* href="([^"]+)"/,
  );
  expect(await (await request.get(feed)).text()).toContain('/books/pomme-cannelle</id>');
});

test('No page may be framed by another site', async ({ request }) => {
  for (const path of ['/', '/escape-noel/jour/1']) {
    const headers = (await request.get(path, { headers: { accept: 'text/html' } })).headers();
    expect(headers['x-frame-options'], path).toBe('DENY');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
  }
});

test('Pages are compressed, and hashed files are immutable', async ({ request }) => {
  const page = await request.get('/books', { headers: { 'accept-encoding': 'br' } });
  expect(page.headers()['content-encoding']).toBe('br');
  const asset = one(await page.text(), /data-entry="([^"]+\.js)"/);
  const script = await request.get(asset);
  expect(script.headers()['cache-control']).toContain('immutable');
});

test('sitemap.xml, robots.txt and the web manifest exist and agree', async ({ page, request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const { path } of pages)
    expect(sitemap).toContain(`<loc>https://www.plume-etoile.example${path}</loc>`);
  expect(await (await request.get('/robots.txt')).text()).toContain(
    'Sitemap: https://www.plume-etoile.example/sitemap.xml',
  );
  const manifest = (await (await request.get('/site.webmanifest')).json()) as { icons: { src: string }[] };
  for (const { src } of manifest.icons) expect((await request.get(src)).ok()).toBe(true);
  // Added to the page after hydration.
  expect(await (await request.get('/books')).text()).not.toContain('rel="manifest"');
  await page.goto('/books');
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/site.webmanifest', {
    timeout: 15_000,
  });
});

test('The two fonts are self-hosted, preloaded and weigh under 45 kB', async ({ page, request }) => {
  await page.goto('/');
  const hrefs = await page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs).toEqual(['/fonts/fraunces.woff2', '/fonts/nunito.woff2']);
  const bodies = await Promise.all(hrefs.map(async (href) => (await request.get(href)).body()));
  expect(bodies.reduce((sum, body) => sum + body.length, 0)).toBeLessThan(45_000);
});

test('A page of the site loads no script before it has loaded, and then neither supabase-js nor the game', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'load' });
  // By the page's own clock: on a busy machine the application may have started by now.
  const early = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < (visit?.loadEventEnd ?? Infinity))
      .map(({ name }) => name);
  });
  expect(early).toEqual([]);
  await hydrate(page);
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) {
    const code = await (await page.request.get(script)).text();
    for (const foreign of ['GoTrueClient', 'html2canvas']) {
      expect(code, `${foreign} in ${script}`).not.toContain(foreign);
    }
  }
});

test('The application starts by itself when the browser is idle', async ({ page }) => {
  const script = page.waitForRequest((request) => request.resourceType() === 'script');
  await page.goto('/about');
  await script;
});

/** One page of each kind: all are rendered the same way. */
const HYDRATED = [
  ...pages.map(({ path }) => path),
  paths.game.riddle(3),
  paths.game.login,
  paths.game.leaderboard,
];
const OF_KNIGHT = [paths.game.landing, paths.game.riddle(3), paths.game.constellation, paths.game.profile];

/**
 * Opens a page whose scripts wait, notes its elements, lets the scripts come, and returns the elements that hydration replaced.
 */
async function replacedByHydration(page: Page, path: string): Promise<string[]> {
  const script = await holdRequests(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  const replaced = await page.evaluateHandle((event) => {
    const written = [...(document.getElementById('root')?.querySelectorAll('*') ?? [])];
    const found: string[] = written.length > 0 ? [] : ['the page was empty'];
    addEventListener(event, () => {
      for (const each of written) if (!each.isConnected) found.push(each.outerHTML);
    });
    return found;
  }, HYDRATED_EVENT);
  script.open();
  await hydrate(page);
  // Shown only until hydration.
  return (await replaced.jsonValue()).filter((html) => !html.includes('Recharger la page'));
}

for (const path of HYDRATED) {
  test(`${path} hydrates without recreating an element`, { tag: '@motion' }, async ({ page }) => {
    expect(await replacedByHydration(page, path)).toEqual([]);
  });
}

for (const path of OF_KNIGHT) {
  test(`${path} hydrates without recreating an element for a knight whose session is known`, async ({
    page,
    request,
  }) => {
    const knight = await makeKnight(request);
    await page.addInitScript(([key, session]) => localStorage.setItem(key, session), [
      SESSION_KEY,
      JSON.stringify(knight.session),
    ] as const);
    expect(await replacedByHydration(page, path)).toEqual([]);
  });
}

test('a riddle hydrates without recreating an element on a slow network', async ({ page, context }) => {
  const browser = await context.newCDPSession(page);
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  expect(await replacedByHydration(page, paths.game.riddle(1))).toEqual([]);
});

test('The policy forbids what is not used', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const policy = one(html, /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/).replaceAll(
    '&#x27;',
    "'",
  );
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('An injected inline script does not run', async ({ page, expectProblem }) => {
  expectProblem(/script-src/);
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.smuggled = true';
    document.body.append(script);
  });
  expect(await page.evaluate(() => 'smuggled' in window)).toBe(false);
});

test.describe('With JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('a page of the site is complete', async ({ page }) => {
    for (const { path, heading } of pages) {
      if (!heading) continue;
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('© 2024');
      await page
        .getByRole('navigation', { name: 'Navigation principale' })
        .getByRole('link', { name: 'Nos livres' })
        .click();
      await expect(page).toHaveURL('/books');
      await expect(page.getByRole('img', { name: /^Couverture/ })).toHaveCount(9);
      await expect(page.getByRole('link', { name: /^Commander/ })).toHaveCount(9);
    }
  });
});

test('An address that ends with a slash shows its page', async ({ page }) => {
  await openHydrated(page, '/books/');
  await expect(page.getByRole('heading', { level: 1, name: 'Nos Livres Magiques' })).toBeVisible();
});

test("The game's inner addresses answer whatever a program accepts", async ({ request }) => {
  for (const accept of ['*/*', 'application/json', 'text/html']) {
    expect((await request.get('/escape-noel/jour/3', { headers: { accept } })).status(), accept).toBe(200);
  }
});
