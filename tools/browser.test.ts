import { describe, expect, it } from 'vitest';
import { findChromium, type Machine } from './browser';

/** A machine with these executables, of which the `broken` ones do not start; `installing` says what a command leaves behind. */
function buildMachine(
  executables: readonly string[],
  { env = {}, isRoot = true, broken = [], installing = () => [] }: Options = {},
): Machine & { commands: string[]; said: string[] } {
  const present = new Set(executables);
  const commands: string[] = [];
  const said: string[] = [];
  return {
    commands,
    said,
    env: { PATH: '/usr/local/bin:/usr/bin', ...env },
    isExecutable: (path) => present.has(path),
    starts: (path) => present.has(path) && !broken.includes(path),
    isRoot,
    playwrightPath: () => '/cache/chrome',
    run: (command, args) => {
      const line = [command, ...args].join(' ');
      commands.push(line);
      const left = installing(line);
      for (const path of left) present.add(path);
      return left.length > 0;
    },
    say: (line) => said.push(line),
  };
}

interface Options {
  env?: Record<string, string>;
  isRoot?: boolean;
  broken?: readonly string[];
  installing?: (command: string) => readonly string[];
}

const installed = (pattern: RegExp, path: string) => (command: string) =>
  pattern.test(command) ? [path] : [];

describe('the browser of the tests is', () => {
  it('the one that CHROMIUM_PATH names, before any other', () => {
    const machine = buildMachine(['/mine/chromium', '/cache/chrome'], {
      env: { CHROMIUM_PATH: '/mine/chromium' },
    });
    expect(findChromium(machine)).toBe('/mine/chromium');
  });

  it('never another one than CHROMIUM_PATH when that path is wrong', () => {
    const machine = buildMachine(['/cache/chrome'], { env: { CHROMIUM_PATH: '/missing' } });
    expect(() => findChromium(machine)).toThrow('CHROMIUM_PATH is not an executable file: /missing');
  });

  it('never one that CHROMIUM_PATH names and that does not start', () => {
    const machine = buildMachine(['/mine/chromium', '/cache/chrome'], {
      env: { CHROMIUM_PATH: '/mine/chromium' },
      broken: ['/mine/chromium'],
    });
    expect(() => findChromium(machine)).toThrow('CHROMIUM_PATH does not start');
  });

  it("the system's when Playwright's own lacks its libraries, which is said", () => {
    const machine = buildMachine(['/cache/chrome', '/usr/bin/chromium'], { broken: ['/cache/chrome'] });
    expect(findChromium(machine)).toBe('/usr/bin/chromium');
    expect(machine.commands).toEqual([]);
    expect(machine.said.join()).toContain('/cache/chrome does not start');
  });

  it("the system's next one when its first does not start", () => {
    const machine = buildMachine(['/usr/bin/chromium-browser', '/usr/bin/google-chrome'], {
      broken: ['/usr/bin/chromium-browser'],
    });
    expect(findChromium(machine)).toBe('/usr/bin/google-chrome');
  });

  it("the distribution's package when what was downloaded lacks its libraries", () => {
    const machine = buildMachine(['/usr/bin/apt-get'], {
      broken: ['/cache/chrome'],
      installing: (command) => {
        if (command.includes('playwright install chromium')) return ['/cache/chrome'];
        return command.endsWith('install -y chromium') ? ['/usr/bin/chromium'] : [];
      },
    });
    expect(findChromium(machine)).toBe('/usr/bin/chromium');
  });

  it("Playwright's own, before the system's", () => {
    expect(findChromium(buildMachine(['/cache/chrome', '/usr/bin/chromium']))).toBe('/cache/chrome');
  });

  it.each(['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'])(
    "the system's, as %s",
    (name) => {
      const machine = buildMachine([`/usr/bin/${name}`]);
      expect(findChromium(machine)).toBe(`/usr/bin/${name}`);
      expect(machine.commands).toEqual([]);
    },
  );

  it('downloaded by Playwright when there is none', () => {
    const machine = buildMachine([], {
      installing: installed(/playwright install chromium/, '/cache/chrome'),
    });
    expect(findChromium(machine)).toBe('/cache/chrome');
  });

  it("the distribution's package when the download fails", () => {
    const machine = buildMachine(['/usr/bin/apt-get'], {
      installing: installed(/apt-get install -y chromium$/, '/usr/bin/chromium'),
    });
    expect(findChromium(machine)).toBe('/usr/bin/chromium');
  });

  it('the package of the shell without a window where there is one', () => {
    const machine = buildMachine(['/usr/bin/apt-get'], {
      installing: installed(
        /apt-get install -y chromium-headless-shell$/,
        '/usr/bin/chromium-headless-shell',
      ),
    });
    expect(findChromium(machine)).toBe('/usr/bin/chromium-headless-shell');
    expect(machine.commands.at(-1)).toContain('chromium-headless-shell');
  });

  it('installed through sudo when that asks no password', () => {
    const machine = buildMachine(['/usr/bin/apt-get'], {
      isRoot: false,
      installing: (command) => {
        if (command === 'sudo -n true') return ['/usr/bin/sudo'];
        return command.startsWith('sudo -n') && command.endsWith('install -y chromium')
          ? ['/usr/bin/chromium']
          : [];
      },
    });
    expect(findChromium(machine)).toBe('/usr/bin/chromium');
  });

  it('never installed where a password would be asked', () => {
    const machine = buildMachine(['/usr/bin/apt-get'], { isRoot: false });
    expect(() => findChromium(machine)).toThrow('No Chromium that starts was found');
    expect(machine.commands).toContain('sudo -n true');
    expect(machine.commands.join('\n')).not.toContain('apt-get');
  });

  it('asked for in words when nothing works', () => {
    expect(() => findChromium(buildMachine([]))).toThrow('npx playwright install --with-deps chromium');
  });
});
