import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { run, runTogether } from './command';

/** A program of one line of JavaScript. */
const node = (line: string) => run({ program: process.execPath, args: ['-e', line] });

describe('a program that is run', () => {
  it('succeeds when it ends with 0', async () => {
    expect(await node('process.exit(0)')).toBe(true);
  });

  it('has failed when it ends with another code', async () => {
    expect(await node('process.exit(1)')).toBe(false);
  });

  it('has failed when a signal kills it', async () => {
    expect(await node("process.kill(process.pid, 'SIGKILL')")).toBe(false);
  });

  it('has failed when it does not exist, and is named', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    expect(await run({ program: 'no-such-program', args: [] })).toBe(false);
    expect(said.mock.calls.flat().join()).toContain('no-such-program');
  });
});

describe('programs that are run together', () => {
  it('are all at work at once, and say under their names, in their order, what they had to say', async () => {
    const shown: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((line: string) => void shown.push(line));
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => shown.push(String(text)) > 0);
    const folder = mkdtempSync(join(tmpdir(), 'together-'));
    // The first ends only once the second has begun.
    const waits = `const { existsSync } = require('node:fs');
      const look = () => (existsSync('second') ? console.log('seen') : setTimeout(look, 20)); look();`;
    const begins = `require('node:fs').writeFileSync('second', ''); console.error('begun'); process.exit(1);`;
    const inFolder = (name: string, line: string) => ({
      name,
      program: process.execPath,
      args: ['-e', `process.chdir(${JSON.stringify(folder)}); ${line}`],
    });
    expect(await runTogether([inFolder('one', waits), inFolder('two', begins)])).toEqual([true, false]);
    expect(shown.map((line) => line.replaceAll(/[─\s]/g, ''))).toEqual(['one', 'seen', 'two', 'begun']);
    rmSync(folder, { recursive: true });
  });
});
