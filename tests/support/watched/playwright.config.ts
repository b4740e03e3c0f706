import { defineConfig } from '@playwright/test';
import shared from '../../../playwright.config';

/** The tests that must fail, for `watch.spec.ts` alone: no server, no screenshot, one report on the standard output. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.fails.ts',
  outputDir: '../../../test-results/watched',
  reporter: 'json',
  workers: 1,
  use: { ...shared.use, screenshot: 'off' },
});
