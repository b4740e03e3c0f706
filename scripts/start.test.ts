import { once } from 'node:events';
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { birthOf } from '../tools/embedded/lock';
import { ROOT } from './command';

/** A build, on a machine that is busy with others. */
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
  'a start writes its pages in a folder of its own, and leaves those of a start on another port alone',
  async () => {
    const port = await freePort();
    const [mine = '', theirs = ''] = [port, taken].map((each) => join(ROOT, '.cache', `start-${each}`));
    mkdirSync(theirs, { recursive: true });
    writeFileSync(join(theirs, 'index.html'), 'another site');
    const written = statSync(join(theirs, 'index.html')).mtimeMs;
    // A hosted project that is never asked: what is looked at here is what is built, not the database.
    const hosted = { VITE_SUPABASE_URL: 'http://127.0.0.1:9', VITE_SUPABASE_ANON_KEY: 'none' };
    const child = launch({ ...hosted, PORT: String(port) });
    try {
      await opened(child);
      const home = await (await fetch(`http://127.0.0.1:${port}/escape-noel`)).text();
      expect(home).toBe(readFileSync(join(mine, 'escape-noel.html'), 'utf8'));
      expect(readdirSync(theirs)).toEqual(['index.html']);
      expect(statSync(join(theirs, 'index.html')).mtimeMs).toBe(written);
    } finally {
      const ended = once(child, 'close');
      if (child.kill()) await ended;
      for (const folder of [mine, theirs]) rmSync(folder, { recursive: true, force: true });
    }
  },
  LIMIT_MS,
);
