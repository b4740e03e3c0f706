import { describe, expect, it } from 'vitest';
import { findChromium, type Machine } from './browser';

/** A machine with these executables, where `installing` says what a command leaves behind. */
function buildMachine(
  executables: readonly string[],
  { env = {}, isRoot = true, installing = () => [] }: Options = {},
): Machine & { commands: string[] } {
  const present = new Set(executables);
  const commands: string[] = [];
  return {
    commands,
    env: { PATH: '/usr/local/bin:/usr/bin', ...env },
    isExecutable: (path) => present.has(path),
    isRoot,
    playwrightPath: () => '/cache/chrome',
    run: (command, args) => {
      const line = [command, ...args].join(' ');
      commands.push(line);
      const left = installing(line);
      for (const path of left) present.add(path);
      return left.length > 0;
    },
    say: () => undefined,
  };
}

interface Options {
  env?: Record<string, string>;
  isRoot?: boolean;
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
    expect(() => findChromium(machine)).toThrow('No Chromium was found');
    expect(machine.commands).toContain('sudo -n true');
    expect(machine.commands.join('\n')).not.toContain('apt-get');
  });

  it('asked for in words when nothing works', () => {
    expect(() => findChromium(buildMachine([]))).toThrow('npx playwright install chromium');
  });
});
