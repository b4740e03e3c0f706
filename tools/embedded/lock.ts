import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from './userError.ts';

/**
 * Locks a data folder until this process ends: two processes that open it at once would destroy it, and PGlite does not check. The
 * lock is a local socket, which the operating system releases even after `kill -9`.
 * @param folder an absolute path.
 * @throws UserError when another process has the lock.
 */
export async function lockFolder(folder: string, platform = process.platform): Promise<void> {
  const address = socketAddress(folder, platform);
  if (await listen(address)) return;
  if ((await isAbandoned(address)) && (await listen(address))) return;
  throw new UserError(
    `The folder ${folder} is used by another process: stop it, or choose another folder with DATA_DIR ` +
      '(DATA_DIR=memory keeps nothing).',
  );
}

function socketAddress(folder: string, platform: NodeJS.Platform): string {
  const name = `plume-d-etoile-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  if (platform === 'linux') return `\0${name}`;
  return platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

function listen(address: string): Promise<boolean> {
  const server = createServer().unref();
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      if ('code' in error && error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    server.listen(address, () => resolve(true));
  });
}

/** On systems whose sockets are files (macOS), a dead process leaves its socket behind: nothing answers there, and it is removed. */
function isAbandoned(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address, () => {
      socket.destroy();
      resolve(false);
    });
    socket.once('error', () => {
      rmSync(address, { force: true });
      resolve(true);
    });
  });
}
