import { once } from 'node:events';
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { birthOf } from '../tools/embedded/lock';
import { ROOT } from './command';

/** Two builds one after the other, on a machine that is busy with others. */
const LIMIT_MS = 300_000;

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

/** `npm start` on a machine set so. It ends with this test's signal. */
function launch(env: Record<string, string>): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    cwd: ROOT,
    env: { ...process.env, VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '', ...env },
  });
}

/** What `npm start` says on a machine set so, and how it ends. */
async function start(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = launch(env);
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

/** A port that nobody has. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // listening on a network address, not on a path
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Waits until a start says that its site is open. @throws what it said, when it ends before. */
function opened(child: ChildProcessWithoutNullStreams): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('is open')) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('close', () => reject(new Error(said)));
  });
}

it(
  'a second start leaves the pages of the first alone, also while it builds',
  async () => {
    const ports = [await freePort(), await freePort()];
    const starts = new Set<ChildProcessWithoutNullStreams>();
    // A hosted project that is never asked: what is looked at here is what is built, not the database.
    const hosted = { VITE_SUPABASE_URL: 'http://127.0.0.1:9', VITE_SUPABASE_ANON_KEY: 'none' };
    const open = (port: number) => {
      const child = launch({ ...hosted, PORT: String(port) });
      starts.add(child);
      return opened(child);
    };
    const [first = 0, second = 0] = ports;
    const read = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${first}${path}`);
      return `${answer.status} ${await answer.text()}`;
    };
    try {
      await open(first);
      const home = await read('/escape-noel');
      const script = /src="(\/assets\/[^"]+\.js)"/.exec(home)?.[1] ?? '';
      const code = await read(script);
      expect(code).toMatch(/^200 /);
      const opening = open(second).then(() => true);
      // Its program is written by then; what it writes of pages after it goes to the same folder.
      const built = () => existsSync(join(ROOT, '.cache', `start-${second}`, 'index.html'));
      // Often enough to see a missing page, seldom enough to let the other build.
      while (!(built() || (await Promise.race([opening, setTimeout(50, false)])))) {
        expect(await read('/escape-noel')).toBe(home);
        expect(await read(script)).toBe(code);
      }
      expect(await read(script)).toBe(code);
    } finally {
      for (const child of starts) {
        const ended = once(child, 'close');
        if (child.kill()) await ended;
      }
      for (const port of ports)
        rmSync(join(ROOT, '.cache', `start-${port}`), { recursive: true, force: true });
    }
  },
  LIMIT_MS,
);
