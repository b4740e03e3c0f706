import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findChromium } from './browser';

/** A machine whose only programs are those that a test writes here. */
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'));
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM_PATH', undefined);
  vi.spyOn(chromium, 'executablePath').mockReturnValue(join(folder, 'downloaded'));
  vi.spyOn(console, 'error').mockReturnValue();
  program('sh', 'exec /bin/sh "$@"');
});

afterEach(() => rmSync(folder, { recursive: true }));

function program(name: string, script = 'exit 0'): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}
/** A program that installs another one. */
const installs = (name: string) =>
  `printf '#!/bin/sh\\n' > ${join(folder, name)}; /bin/chmod +x ${join(folder, name)}`;

it('CHROMIUM_PATH wins over any other browser, and is refused when it does not start', () => {
  program('chromium');
  vi.stubEnv('CHROMIUM_PATH', program('mine'));
  expect(findChromium()).toBe(join(folder, 'mine'));
  vi.stubEnv('CHROMIUM_PATH', program('broken', 'exit 127'));
  expect(findChromium).toThrow('CHROMIUM_PATH does not start');
});

it("Playwright's own browser comes before the system's, unless it lacks a library", () => {
  program('google-chrome');
  program('downloaded');
  expect(findChromium()).toBe(join(folder, 'downloaded'));
  program('downloaded', 'exit 127');
  expect(findChromium()).toBe(join(folder, 'google-chrome'));
});

it("without any, Playwright downloads its own, else the distribution's package is installed", () => {
  expect(findChromium).toThrow('npx playwright install --with-deps chromium');
  const aptGet = program('apt-get', installs('chromium'));
  program('sudo', aptGet);
  expect(findChromium()).toBe(join(folder, 'chromium'));
  rmSync(join(folder, 'chromium'));
  program('npx', installs('downloaded'));
  expect(findChromium()).toBe(join(folder, 'downloaded'));
});
