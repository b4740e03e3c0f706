import { expectNoAxeViolations } from '../axe';
import { test } from '../test';
import { serve, STRICT_POLICY } from './serve';

/**
 * Tests that must fail, each for its own reason: `watch.spec.ts` runs this file by itself and reads the problem that each reports.
 * Nothing else runs it.
 */

// Each fails as it should: after a failure that it did not expect, Playwright starts its worker and its browser anew.
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
