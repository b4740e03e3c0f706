import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** The headless shell comes first: it renders the same pages in two thirds of the time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

const APT_GET = process.getuid?.() === 0 ? 'apt-get' : 'sudo -n apt-get';
const INSTALLS = [
  'npx --no-install playwright install chromium',
  `${APT_GET} update && (${APT_GET} install -y chromium-headless-shell || ${APT_GET} install -y chromium)`,
];
const START_LIMIT_MS = 30_000;
const INSTALL_LIMIT_MS = 600_000;

/**
 * The path of a Chromium that starts: `CHROMIUM_PATH`, else Playwright's own, else the system's; installed when there is none.
 * @throws when `CHROMIUM_PATH` is wrong, or when there is no Chromium and none can be installed.
 */
export function findChromium(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    // Testing with another browser would hide the mistake.
    if (starts(named)) return named;
    throw new Error(`CHROMIUM_PATH does not start: try "${named} --version".`);
  }
  let found = search();
  for (const command of INSTALLS) {
    if (found) break;
    console.error(`No Chromium starts here. Running: ${command}`);
    succeeds('sh', ['-c', command], INSTALL_LIMIT_MS, 2);
    found = search();
  }
  if (found) return found;
  throw new Error(
    'No Chromium was found or could be installed. Run "npx playwright install --with-deps chromium", install the package ' +
      'of your distribution, or set CHROMIUM_PATH to the executable of a Chromium or Chrome.',
  );
}

function search(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const system = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [chromium.executablePath(), ...system].find(starts);
}

/** True if a browser prints its version: one that lacks a system library exits before. */
function starts(path: string): boolean {
  return existsSync(path) && succeeds(path, ['--version'], START_LIMIT_MS, 'ignore');
}

function succeeds(program: string, args: string[], timeout: number, output: 'ignore' | 2): boolean {
  try {
    execFileSync(program, args, { timeout, stdio: ['ignore', output, output] });
    return true;
  } catch {
    return false;
  }
}
