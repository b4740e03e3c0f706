import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockFolder } from './lock';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

// On macOS the socket is a file, which a killed process leaves behind.
it.each(['linux', 'darwin'] as const)(
  'a folder that another process uses is refused, until that process is killed (%s)',
  async (platform) => {
    const program = `
      const { lockFolder } = await import(${JSON.stringify(new URL('lock.ts', import.meta.url).href)});
      await lockFolder(${JSON.stringify(folder)}, '${platform}');
      console.log('locked');
      setInterval(() => {}, 1000);`;
    const other = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program]);
    await once(other.stdout, 'data');
    await expect(lockFolder(folder, platform)).rejects.toThrow(/is used by another process.* DATA_DIR/);
    other.kill('SIGKILL');
    await once(other, 'exit');
    await lockFolder(folder, platform);
  },
);

it('two locks of one folder at once give it to one of them, and another folder is free', async () => {
  const results = await Promise.allSettled([lockFolder(folder), lockFolder(folder)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await lockFolder(`${folder}-2`);
});
