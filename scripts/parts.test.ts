import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Tally } from './tally';

/** Runs parts that end with these tallies in a program of their own, whose code and last line a build machine reads. */
function runInProgram(...tallies: readonly Tally[]) {
  const parts = new URL('parts.ts', import.meta.url).href;
  const program = `import(${JSON.stringify(parts)}).then(({ runParts }) => runParts(
    ${JSON.stringify(tallies)}.map((tally, index) => ({ name: 'part ' + index, start: async () => tally }))))`;
  const tsx = fileURLToPath(new URL('../node_modules/tsx/dist/loader.mjs', import.meta.url));
  const args = ['--import', tsx, '--input-type=module', '-e', program];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, lastLine: stdout.trimEnd().split('\n').at(-1) };
}

describe('the parts of the tests', () => {
  it('end with 1 as soon as one of them failed, after running those that follow', () => {
    const failing = { passed: 2, failed: 1, skipped: 0 };
    const passing = { passed: 3, failed: 0, skipped: 0 };
    expect(runInProgram(failing, passing)).toEqual({ status: 1, lastLine: '5 passed, 1 failed' });
  });

  it('end with 0 when all of them passed', () => {
    const passing = { passed: 3, failed: 0, skipped: 1 };
    expect(runInProgram(passing, passing)).toEqual({ status: 0, lastLine: '6 passed, 0 failed, 2 skipped' });
  });
});
