import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/browser';

/** `E2E_PORT`: two checkouts on one machine each take their own. */
const PORT = Number(process.env['E2E_PORT'] ?? 4183);
const BASE_URL = `http://127.0.0.1:${PORT}`;
const SERVER_TIMEOUT_MS = 120_000;

/**
 * What the browser leaves out. A whole Chromium, even without a window, draws its address bar's two pop-ups for every test, each
 * in a process of its own: half of the processor's time. The browser reads the last list alone, so what Playwright leaves
 * out by itself, and a test could notice, is repeated.
 */
const LEFT_OUT = [
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
  // A test that passes the second time is a defect of the test or of the product: never hidden by a retry.
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: BASE_URL,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // A trace of every test would cost half of the run's time: `--trace retain-on-failure` asks for it by hand.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: launchArgs() },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      // What is seen in a small window or done by finger (`@phone`), and what each size has to prove (`@both`).
      grep: /@phone|@both/,
      use: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'npm start',
    url: BASE_URL,
    timeout: SERVER_TIMEOUT_MS,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    // The embedded backend and the built server end well when they are asked to.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: String(PORT),
      // Nothing survives a run, and nothing of the developer's own data is touched.
      DATA_DIR: 'memory',
      EMBEDDED_TEST_API: '1',
      // The cheapest hash that the algorithm allows: hundreds of accounts are made here.
      LITE_AUTH_BCRYPT_COST: '4',
    },
  },
});

/** Calm flags everywhere; the browser's sandbox is given up only where it cannot start (root, most build machines). */
function launchArgs(): string[] {
  const calm = [
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${LEFT_OUT.join(',')}`,
  ];
  const unsandboxed = process.getuid?.() === 0 || Boolean(process.env['CI']);
  return unsandboxed ? ['--no-sandbox', ...calm] : calm;
}
