import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { hydrate } from './hydrated';

const PAGES = [
  '/escape-noel',
  '/escape-noel/jour/1',
  '/escape-noel/login',
  '/escape-noel/classe',
  '/',
  '/contact',
];
const notice = (page: Page) => page.getByText('Ce navigateur est trop ancien pour jouer');

/** Takes functions away before any script of the page runs. @param names such as « Array.prototype.at ». */
async function withoutFunctions(page: Page, names: readonly string[]): Promise<void> {
  await page.addInitScript((missing) => {
    for (const name of missing) {
      const path = name.split('.');
      const last = path.pop() ?? '';
      let owner: object | undefined = globalThis;
      for (const step of path) owner = owner && (Reflect.get(owner, step) as object | undefined);
      if (owner) Reflect.deleteProperty(owner, last);
    }
  }, names);
}

const OPTIONAL = [
  'AbortSignal.timeout',
  'AbortSignal.any',
  'Array.prototype.toSorted',
  'Array.prototype.toReversed',
  'Array.prototype.toSpliced',
  'Array.prototype.with',
  'Array.prototype.findLast',
  'BroadcastChannel',
  'CompressionStream',
  'DecompressionStream',
  'Intl.Segmenter',
  'Crypto.prototype.randomUUID',
  'Element.prototype.checkVisibility',
  'Navigator.prototype.locks',
  'Navigator.prototype.userActivation',
  'PerformanceObserver',
  'Promise.withResolvers',
  'Response.json',
  'URL.canParse',
  'requestIdleCallback',
  'scheduler',
];

test('an iPad that ends at iPadOS 15.8 plays: nothing newer than the oldest browsers is needed', async ({
  page,
}) => {
  await withoutFunctions(page, OPTIONAL);
  for (const path of PAGES) {
    await page.goto(path);
    await hydrate(page);
    await expect(notice(page)).toBeHidden();
  }
  await page.goto('/escape-noel/jour/1');
  await expect(page.locator('main form').first()).toBeVisible();
});

for (const name of [
  'Array.prototype.at',
  'Object.hasOwn',
  'structuredClone',
  'ResizeObserver',
  'IntersectionObserver',
]) {
  test(`a browser without ${name} is told at once that it is too old, never that its network is bad`, async ({
    page,
  }) => {
    await withoutFunctions(page, [name]);
    for (const path of PAGES) {
      await page.goto(path);
      await expect(notice(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(page.getByText(/ta connexion|La connexion a|nouvelle version/)).toHaveCount(0);
    }
  });
}

test('so is one that does not understand the inline script; without scripts, nobody is', async ({
  browser,
  page,
  expectProblem,
}) => {
  // A syntax error has no message here.
  expectProblem(/uncaught/);
  await page.route('**/escape-noel/login', async (route) => {
    const reply = await route.fetch();
    const body = (await reply.text()).replace(/(<script data-[^>]*>)/, '$1const = ;');
    // Its policy names the hash of the script.
    await route.fulfill({
      response: reply,
      body: body.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''),
    });
  });
  await page.goto('/escape-noel/login');
  await expect(notice(page)).toBeVisible();
  const without = await browser.newContext({ javaScriptEnabled: false });
  const silent = await without.newPage();
  await silent.goto('/contact');
  await expect(notice(silent)).toBeHidden();
  await without.close();
});
