import { defineConfig } from '@playwright/test';
import { isRehearsal } from './tests/support/project';
import { findChromium } from './tools/browser';
import { E2E_ENV, E2E_URL } from './tools/e2eServer';

const SERVER_TIMEOUT_MS = 120_000;
/** `npm run test:full` runs the tests tagged `@full`, and only these; every other run leaves them out. */
const IS_FULL = process.env['FULL'] === '1';
/** `tools/test.ts` has started the server already, while the checks ran. */
const IS_SERVED = process.env['E2E_SERVED'] === '1';

/**
 * Features to disable. A full Chromium, even headless, renders its address bar's two pop-ups for every test, in half of the
 * processor's time. Only the last list on the command line counts, so those that Playwright disables are repeated.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

export default defineConfig({
  testDir: './tests',
  testMatch: ['e2e/**/*.spec.ts', 'support/*.spec.ts'],
  outputDir: './test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A test that passes the second time shows a defect of the test or of the product.
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: E2E_URL,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Requests that a worker answers are not those that a test routes or counts: `tests/e2e/offline` alone allows it.
    serviceWorkers: 'block',
    // Traces take half of the run's time: `--trace retain-on-failure` records them.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: launchArgs() },
  },
  projects: [
    {
      name: 'desktop',
      // A rehearsal runs the tests tagged `@hosted` or `@hosted-visitor`, and only these.
      grep: isRehearsal ? /@hosted/ : IS_FULL ? /@full/ : /./,
      grepInvert: isRehearsal ? [] : IS_FULL ? /@phone/ : /@phone|@full/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      // Tests of small windows and touch (`@phone`), and those of both sizes (`@both`).
      grep: IS_FULL ? /(?=.*@full).*(?:@phone|@both)/ : /@phone|@both/,
      grepInvert: IS_FULL ? [] : /@full/,
      use: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'npm start',
    url: E2E_URL,
    timeout: SERVER_TIMEOUT_MS,
    reuseExistingServer: IS_SERVED,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: E2E_ENV,
  },
});

/** The browser's sandbox is disabled where it cannot start (root, most build machines). */
function launchArgs(): string[] {
  const args = [
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${DISABLED_FEATURES.join(',')}`,
  ];
  const unsandboxed = process.getuid?.() === 0 || Boolean(process.env['CI']);
  return unsandboxed ? ['--no-sandbox', ...args] : args;
}
