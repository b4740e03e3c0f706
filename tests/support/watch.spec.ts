import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe';
import { expect, test } from './test';

/** Pages served by the tests themselves: what is checked here is the watch, not the product. */
const ORIGIN = 'http://watched.test';
const STRICT_POLICY = "default-src 'none'; script-src 'self'; style-src 'self'";

// These fail on purpose: a picture of each would only cost time.
test.use({ screenshot: 'off' });

interface Answer {
  status?: number;
  body: string;
  policy?: string;
}

/** Answers the page's own address with `body`, and every other address of that origin with a 204. */
async function serve(page: Page, { status = 200, body, policy }: Answer): Promise<void> {
  await page.route(`${ORIGIN}/**`, (route) => {
    const isPage = new URL(route.request().url()).pathname === '/';
    if (!isPage) return route.fulfill({ status: 204 });
    return route.fulfill({
      status,
      contentType: 'text/html; charset=utf-8',
      headers: policy ? { 'content-security-policy': policy } : {},
      body: `<!doctype html><html lang="fr"><title>Essai</title><main><h1>Essai</h1>${body}</main></html>`,
    });
  });
  await page.goto(`${ORIGIN}/`);
}

test.describe('an unexpected problem fails the test', () => {
  test.fail();

  test('a console error', async ({ page }) => {
    await serve(page, { body: '<script>console.error("panne")</script>' });
  });

  test('an uncaught exception', async ({ page }) => {
    await serve(page, { body: '<script>throw new Error("panne")</script>' });
  });

  test('a promise that nobody catches', async ({ page }) => {
    await serve(page, { body: '<script>Promise.reject(new Error("panne"))</script>' });
  });

  test('a request that fails', async ({ page }) => {
    await page.route('http://elsewhere.test/**', (route) => route.abort('connectionrefused'));
    await serve(page, {
      body: '<script>fetch("http://elsewhere.test/", { mode: "no-cors" }).catch(() => 0)</script>',
    });
    await page.waitForEvent('requestfailed');
  });

  test('an answer of 500', async ({ page }) => {
    await serve(page, { status: 500, body: '' });
  });

  test('something that the content-security policy blocks', async ({ page }) => {
    await serve(page, { body: '<p style="color: red">Bonjour</p>', policy: STRICT_POLICY });
  });

  test('a problem in a window that the test opens in another context', async ({ browser }) => {
    const other = await browser.newContext();
    await serve(await other.newPage(), { body: '<script>console.error("panne")</script>' });
    await other.close();
  });

  test('a problem beside the one that was expected', async ({ page, expectProblem }) => {
    expectProblem(/panne/);
    await serve(page, { body: '<script>console.error("panne"); console.error("autre chose")</script>' });
  });

  test('an expected problem that does not happen', async ({ page, expectProblem }) => {
    expectProblem(/panne/);
    await serve(page, { body: '' });
  });

  test('an accessibility violation', async ({ page }) => {
    await serve(page, { body: '<button></button>' });
    await expectNoAxeViolations(page);
  });
});

test.describe('a test passes', () => {
  test('when nothing is wrong, warnings included', async ({ page }) => {
    await serve(page, { body: '<script>console.warn("attention")</script>' });
    await expect(page.getByRole('heading', { name: 'Essai' })).toBeVisible();
  });

  test('when what it expected happened', async ({ page, expectProblem }) => {
    expectProblem(/response 503/);
    expectProblem(/Failed to load resource.*503/);
    await serve(page, { status: 503, body: '' });
  });

  test('when leaving a page abandons a request', async ({ page }) => {
    await page.route('http://slow.test/**', () => undefined);
    await serve(page, {
      body: '<script>fetch("http://slow.test/", { mode: "no-cors" }).catch(() => 0)</script>',
    });
    await page.goto('about:blank');
  });

  test('when an accessible page is audited under a strict policy', async ({ page }) => {
    await serve(page, { body: '<p>Bonjour</p>', policy: STRICT_POLICY });
    await expectNoAxeViolations(page);
  });
});
