import { describe, expect, it, vi } from 'vitest';
import { run } from './command';

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
