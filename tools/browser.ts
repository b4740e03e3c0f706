import { execFileSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';

/** The shell without a window comes first: it paints the same pages in two thirds of the time. */
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const PACKAGES = ['chromium-headless-shell', 'chromium'];
const START_LIMIT_MS = 30_000;
const DOWNLOAD_LIMIT_MS = 180_000;
const PACKAGE_LIMIT_MS = 600_000;
const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What the search asks of the machine: replaced in tests. */
export interface Machine {
  env: Readonly<Record<string, string | undefined>>;
  isExecutable: (path: string) => boolean;
  /** Whether a browser tells its version: one that lacks a library of the system ends before that. */
  starts: (path: string) => boolean;
  isRoot: boolean;
  /** Where Playwright's own browser stands once it has been downloaded. */
  playwrightPath: () => string;
  /** Runs a command; false when it is missing, fails, or takes longer than `limitMs`. */
  run: (command: string, args: readonly string[], limitMs: number) => boolean;
  say: (line: string) => void;
}

const NO_BROWSER = [
  'No Chromium that starts was found, and none could be installed.',
  'Do one of these, then run the command again:',
  '  · npx playwright install --with-deps chromium',
  '  · install the package of your distribution (for instance: apt-get install chromium)',
  '  · set CHROMIUM_PATH to the executable of a Chromium or a Chrome',
].join('\n');

/**
 * The path of a Chromium to test with, installed first when the machine has none.
 * @throws when none exists and none can be installed, with what to do in the message.
 */
export function findChromium(machine: Machine = thisMachine()): string {
  return chosenByHand(machine) ?? present(machine) ?? downloaded(machine) ?? packaged(machine) ?? giveUp();
}

function chosenByHand({ env, isExecutable, starts }: Machine): string | undefined {
  const path = env['CHROMIUM_PATH'];
  if (!path) return undefined;
  // A wrong path is a mistake to report: silently testing with another browser would hide it.
  if (!isExecutable(path)) throw new Error(`CHROMIUM_PATH is not an executable file: ${path}`);
  if (!starts(path)) throw new Error(`CHROMIUM_PATH does not start (try ${path} --version): ${path}`);
  return path;
}

function present(machine: Machine): string | undefined {
  return playwrightOwn(machine) ?? systemOwn(machine);
}

function playwrightOwn(machine: Machine): string | undefined {
  return firstThatStarts(machine, [machine.playwrightPath()]);
}

function systemOwn(machine: Machine): string | undefined {
  return firstThatStarts(machine, onPath(machine, SYSTEM_NAMES));
}

function firstThatStarts(
  { isExecutable, starts, say }: Machine,
  paths: readonly string[],
): string | undefined {
  return paths.filter(isExecutable).find((path) => {
    if (starts(path)) return true;
    say(`${path} does not start, most likely for want of a library: looking for another browser.`);
    return false;
  });
}

function onPath({ env, isExecutable }: Machine, names: readonly string[]): string[] {
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(isExecutable);
}

function downloaded(machine: Machine): string | undefined {
  machine.say('No Chromium that starts here: downloading the one that Playwright knows…');
  machine.run('npx', ['--no-install', 'playwright', 'install', 'chromium'], DOWNLOAD_LIMIT_MS);
  return playwrightOwn(machine);
}

function packaged(machine: Machine): string | undefined {
  if (onPath(machine, ['apt-get']).length === 0) return undefined;
  const sudo = machine.isRoot ? [] : ['sudo', '-n'];
  if (!machine.isRoot && !machine.run('sudo', ['-n', 'true'], 10_000)) return undefined;
  machine.say('The download was of no use: installing the package of the distribution…');
  const aptGet = (...action: string[]) => {
    const [command = '', ...args] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...action];
    return machine.run(command, args, PACKAGE_LIMIT_MS);
  };
  aptGet('update');
  PACKAGES.find((name) => aptGet('install', '-y', name));
  return present(machine);
}

function giveUp(): never {
  throw new Error(NO_BROWSER);
}

function thisMachine(): Machine {
  return {
    env: process.env,
    isExecutable: canExecute,
    starts: tellsItsVersion,
    isRoot: process.getuid?.() === 0,
    playwrightPath: () => chromium.executablePath(),
    run: runQuietly,
    say: (line) => process.stderr.write(`${line}\n`),
  };
}

function canExecute(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function tellsItsVersion(path: string): boolean {
  try {
    execFileSync(path, ['--version'], { timeout: START_LIMIT_MS, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function runQuietly(command: string, args: readonly string[], limitMs: number): boolean {
  try {
    execFileSync(command, args, { cwd: ROOT, timeout: limitMs, stdio: ['ignore', 2, 2] });
    return true;
  } catch {
    return false;
  }
}
