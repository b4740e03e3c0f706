import { holdRequests } from '../../support/gate';
import { expect, test } from '../../support/test';
import { ALIVE } from '../../../src/lib/alive';
import { openAwake, wake } from './wake';

const pages = [
  { path: '/', heading: "Plume d'Étoile", text: 'Nos histoires féériques' },
  { path: '/books', heading: 'Nos Livres Magiques', text: 'Pomme Cannelle est une petite hérissonne' },
  { path: '/about', heading: 'À propos', text: 'Émerveillement' },
  { path: '/contact', heading: 'Contactez-nous', text: 'Envoyer le message' },
  { path: '/escape-noel', heading: null, text: null },
] as const;

const one = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';

test('Each page is written whole, with its own title, description, canonical and social card', async ({
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

test('No page may be framed by another site', async ({ request }) => {
  for (const path of ['/', '/escape-noel/jour/1']) {
    const headers = (await request.get(path, { headers: { accept: 'text/html' } })).headers();
    expect(headers['x-frame-options'], path).toBe('DENY');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
  }
});

test('Pages come compressed, and what a name identifies for ever is kept for ever', async ({ request }) => {
  const page = await request.get('/books', { headers: { 'accept-encoding': 'br' } });
  expect(page.headers()['content-encoding']).toBe('br');
  const asset = one(await page.text(), /"(\/assets\/[^"]+\.js)"/);
  const script = await request.get(asset);
  expect(script.headers()['cache-control']).toContain('immutable');
});

test('sitemap.xml, robots.txt and the web manifest are there and agree', async ({ page, request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const { path } of pages)
    expect(sitemap).toContain(`<loc>https://www.plume-etoile.example${path}</loc>`);
  expect(await (await request.get('/robots.txt')).text()).toContain(
    'Sitemap: https://www.plume-etoile.example/sitemap.xml',
  );
  const manifest = (await (await request.get('/site.webmanifest')).json()) as { icons: { src: string }[] };
  for (const { src } of manifest.icons) expect((await request.get(src)).ok()).toBe(true);
  // A page names it once it is alive.
  expect(await (await request.get('/books')).text()).not.toContain('rel="manifest"');
  await page.goto('/books');
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/site.webmanifest', {
    timeout: 15_000,
  });
});

test('The two faces come from the site itself, before anything asks for them, and stay light', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const hrefs = await page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs).toEqual(['/fonts/fraunces.woff2', '/fonts/nunito.woff2']);
  const bodies = await Promise.all(hrefs.map(async (href) => (await request.get(href)).body()));
  expect(bodies.reduce((sum, body) => sum + body.length, 0)).toBeLessThan(45_000);
});

test("A page's HTML with its styles stays under 14 kB compressed", async ({ request }) => {
  for (const path of ['/', '/books', '/about', '/contact'] as const) {
    const response = await request.get(path, { headers: { 'accept-encoding': 'gzip' } });
    expect(Number(response.headers()['content-length']), path).toBeLessThan(14_000);
  }
});

test("The site's first load carries no script at all, then neither the game nor the backend", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'load' });
  // By the page's own clock: on a busy machine this line may run after the page has woken by itself.
  const early = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < (visit?.loadEventEnd ?? Infinity))
      .map(({ name }) => name);
  });
  expect(early).toEqual([]);
  await wake(page);
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) {
    const code = await (await page.request.get(script)).text();
    for (const foreign of ['GoTrueClient', 'html2canvas', 'AnimatePresence']) {
      expect(code, `${foreign} in ${script}`).not.toContain(foreign);
    }
  }
});

test('A page wakes by itself when the browser is idle', async ({ page }) => {
  const script = page.waitForRequest((request) => request.resourceType() === 'script');
  await page.goto('/about');
  await script;
});

for (const path of [...pages.map((page) => page.path), '/escape-noel/login', '/escape-noel/jour/3']) {
  const title = `${path} comes alive as it was written: nothing of it is drawn anew`;
  test(title, { tag: '@motion' }, async ({ page }) => {
    const script = await holdRequests(page, '**/assets/*.js');
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    const gone = await page.evaluateHandle((alive) => {
      const written = [...(document.getElementById('root')?.querySelectorAll('*') ?? [])];
      const replaced: string[] = written.length > 0 ? [] : ['the page was empty'];
      addEventListener(alive, () => {
        for (const each of written) if (!each.isConnected) replaced.push(each.outerHTML);
      });
      return replaced;
    }, ALIVE);
    script.open();
    await wake(page);
    // What stands there for a page that does not come alive.
    const replaced = (await gone.jsonValue()).filter((html) => !html.includes('Recharger la page'));
    expect(replaced).toEqual([]);
  });
}

test('Nothing listens to the turns of endless animations: telling them costs a small phone a tenth of its time', async ({
  page,
}) => {
  await openAwake(page, '/');
  const browser = await page.context().newCDPSession(page);
  const { result } = await browser.send('Runtime.evaluate', {
    expression: 'document',
  });
  const { listeners } = await browser.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId ?? '',
    depth: -1,
  });
  const heard = listeners.map(({ type }) => type);
  expect(heard).toContain('click');
  expect(heard).not.toContain('animationiteration');
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

test('An inline script that somebody smuggled in does not run', async ({ page, expectProblem }) => {
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

  test('all of a page of the site is there', async ({ page }) => {
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

test('An address written with capitals leads to its page, which wakes without a complaint', async ({
  page,
}) => {
  await page.goto('/Books?vu=Ici');
  await expect(page).toHaveURL('/books?vu=Ici');
  await wake(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Nos Livres Magiques' })).toBeVisible();
  await page.goto('/Escape-Noel/Classement');
  await expect(page).toHaveURL('/escape-noel/classement');
});

test('Where the host of the files has no rule for capitals, the page that says so leads there by itself', async ({
  page,
  request,
}) => {
  const lost = await (await request.get('/nowhere')).body();
  await page.route('**/Books?*', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: lost }),
  );
  await page.goto('/Books?vu=Ici');
  await expect(page).toHaveURL('/books?vu=Ici');
  await wake(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Nos Livres Magiques' })).toBeVisible();
});

test('An address that ends with a slash shows its page, which wakes without a complaint', async ({
  page,
}) => {
  await openAwake(page, '/books/');
  await expect(page.getByRole('heading', { level: 1, name: 'Nos Livres Magiques' })).toBeVisible();
});

test("The game's inner addresses answer whatever a program accepts", async ({ request }) => {
  for (const accept of ['*/*', 'application/json', 'text/html']) {
    expect((await request.get('/escape-noel/jour/3', { headers: { accept } })).status(), accept).toBe(200);
  }
});
