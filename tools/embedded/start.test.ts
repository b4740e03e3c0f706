import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockFolder } from './lock';

const LIMIT_MS = 60_000;

let root: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'start-')));
});

afterEach(() => rmSync(root, { recursive: true }));

async function usedPort() {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a network address, not on a path
  return { port, close: () => server.close() };
}

/** The output of `npm start` when it refuses to start. */
function start(env: Record<string, string | number>): Promise<string> {
  const options = {
    env: { ...process.env, VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '', ...env },
  };
  const program = join(import.meta.dirname, 'start.ts');
  return new Promise((resolve, reject) => {
    execFile(process.execPath, ['--import', 'tsx', program], options, (error, stdout, stderr) =>
      error?.code === 1 ? resolve(stdout + stderr) : reject(error ?? new Error('It started')),
    );
  });
}

it(
  'npm start refuses a port that another program uses, and makes nothing',
  async () => {
    const { port, close } = await usedPort();
    const output = await start({ PORT: port, DATA_DIR: join(root, 'data') });
    close();
    expect(output.trim()).toMatch(new RegExp(`^Port ${port} cannot be used: choose another with PORT .*$`));
    expect(existsSync(join(root, 'data'))).toBe(false);
  },
  LIMIT_MS,
);

it(
  'npm start refuses a data folder that another process uses, and builds nothing',
  async () => {
    const { port, close } = await usedPort();
    close();
    await lockFolder(join(root, 'data'));
    const output = await start({ PORT: port, DATA_DIR: join(root, 'data') });
    expect(output).toMatch(/The folder .* is used by another process: .* DATA_DIR/);
    expect(existsSync(join(import.meta.dirname, `../../.cache/start-${port}`))).toBe(false);
  },
  LIMIT_MS,
);
