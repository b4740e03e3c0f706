import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { expectNoAxeViolations } from './axe';
import { expect, test } from './test';
import { serve, STRICT_POLICY } from './watched/serve';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The expected problem of each test of `watched/problems.fails.ts`, by its title. */
const TOLD: Readonly<Record<string, RegExp>> = {
  'a console error': /console error: panne/,
  'an uncaught exception': /uncaught: Error: panne/,
  'a promise that nobody catches': /uncaught: Error: panne/,
  'a request that fails': /failed request: GET http:\/\/elsewhere\.test\//,
  'an answer of 500': /response 500: GET/,
  'something that the content-security policy blocks': /Content Security Policy: style-src-attr blocked/,
  'a problem in a window that the test opens in another context': /console error: panne/,
  'a problem beside the one that was expected':
    /The browser reported:\n  console error: autre chose [^\n]*\n\n/,
  'an expected problem that does not happen': /expected, but did not happen: \/panne\//,
  'an accessibility violation': /button-name: /,
};

const Report = v.object({
  suites: v.array(
    v.object({
      specs: v.array(
        v.object({
          title: v.string(),
          tests: v.array(
            v.object({
              results: v.array(
                v.object({ status: v.string(), errors: v.array(v.object({ message: v.string() })) }),
              ),
            }),
          ),
        }),
      ),
    }),
  ),
});

test('every unexpected problem fails the test that saw it, and says what it saw @full', async () => {
  // A whole run of its own, browser included.
  test.slow();
  const report = test.info().outputPath('report.json');
  const runner = spawn('npx', ['playwright', 'test', '--config=tests/support/watched/playwright.config.ts'], {
    cwd: ROOT,
    // The inner run must not write to the report of the outer run.
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    stdio: 'ignore',
  });
  await once(runner, 'close');
  // Each has failed, as it said that it would.
  expect(runner.exitCode).toBe(0);

  const { suites } = v.parse(Report, JSON.parse(await readFile(report, 'utf8')));
  const told = suites.flatMap(({ specs }) =>
    specs.map(({ title, tests }) => {
      const [result] = tests.flatMap(({ results }) => results);
      return [title, result?.status, result?.errors.map(({ message }) => message)];
    }),
  );
  expect(told).toEqual(
    Object.entries(TOLD).map(([title, message]) => [title, 'failed', [expect.stringMatching(message)]]),
  );
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
