import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { birthOf } from '../tools/embedded/lock';
import { ROOT } from './command';

/** A program that starts, on a machine that is busy with others. */
const LIMIT_MS = 60_000;

let root: string;
let other: Server;
let taken: number;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'start-'));
  other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  taken = (other.address() as AddressInfo).port; // listening on a network address, not on a path
});

afterEach(async () => {
  await new Promise((resolve) => other.close(resolve));
  rmSync(root, { recursive: true, force: true });
});

/** What `npm start` says on a machine set so, and how it ends. */
async function start(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    cwd: ROOT,
    env: { ...process.env, VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '', ...env },
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said: said.trim() };
}

describe('a start refuses in one sentence, and before it makes or builds anything,', () => {
  it(
    'a port that another program has',
    async () => {
      const dataDir = join(root, 'data');
      const { code, said } = await start({ PORT: String(taken), DATA_DIR: dataDir });
      expect(said).toMatch(new RegExp(`^Port ${taken} is taken: .* PORT .*\\.$`));
      expect(code).toBe(1);
      expect(existsSync(dataDir)).toBe(false);
    },
    LIMIT_MS,
  );

  it(
    'a data folder that another start has',
    async () => {
      const dataDir = join(root, 'data');
      writeFileSync(`${dataDir}.lock`, `${process.pid} ${birthOf(process.pid)}`);
      // The port is let go of just before: nobody has it then.
      await new Promise((resolve) => other.close(resolve));
      const { code, said } = await start({ PORT: String(taken), DATA_DIR: dataDir });
      expect(said).toMatch(new RegExp(`^The folder .* by process ${process.pid}: .* DATA_DIR .*\\.$`));
      expect(code).toBe(1);
      expect(existsSync(join(ROOT, '.cache', `start-${taken}`))).toBe(false);
    },
    LIMIT_MS,
  );
});
