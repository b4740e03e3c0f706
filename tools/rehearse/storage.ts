import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import type { ProjectKeys } from './keys.ts';
import { startProgram } from './program.ts';

type Settings = {
  /** A checkout of supabase/storage in which its packages are installed and it is built. */
  folder: string;
  keys: ProjectKeys;
  /** As `supabase_storage_admin`. */
  databaseUrl: string;
  ports: { storage: number; storageAdmin: number };
};

/** The storage server that hosted projects run, with files of this machine in place of S3. */
export type StorageServer = { origin: string; version: string; stop: () => Promise<void> };

/** As a hosted project has it: its roles exist, and a file has 50 MB at most. */
const environment = ({ keys, databaseUrl, ports }: Settings, files: string): Record<string, string> => ({
  ...keys.storageSettings,
  NODE_ENV: 'production',
  SERVER_HOST: '127.0.0.1',
  SERVER_PORT: String(ports.storage),
  SERVER_ADMIN_PORT: String(ports.storageAdmin),
  SERVER_REGION: 'local',
  DATABASE_URL: databaseUrl,
  DB_INSTALL_ROLES: 'false',
  STORAGE_BACKEND: 'file',
  STORAGE_FILE_BACKEND_PATH: files,
  UPLOAD_FILE_SIZE_LIMIT: '52428800',
  PG_QUEUE_ENABLE: 'false',
  LOG_LEVEL: 'warn',
});

/** Applies the storage server's own migrations to a database. */
export async function migrateStorage(settings: Settings): Promise<void> {
  await promisify(execFile)(process.execPath, ['dist/scripts/migrate-call.js'], {
    cwd: settings.folder,
    env: environment(settings, settings.folder),
  });
}

/** Starts the storage server. @throws with the end of its output when it does not answer. */
export async function startStorage(settings: Settings): Promise<StorageServer> {
  const { folder, ports } = settings;
  const files = await mkdtemp(join(tmpdir(), 'rehearsal-files-'));
  const clear = () => rm(files, { recursive: true, force: true });
  const origin = `http://127.0.0.1:${ports.storage}`;
  try {
    const { stop } = await startProgram({
      name: 'storage server',
      command: process.execPath,
      args: ['dist/start/server.js'],
      folder,
      environment: environment(settings, files),
      health: `${origin}/status`,
    });
    const { version } = v.parse(
      v.object({ version: v.string() }),
      JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')),
    );
    return { origin, version, stop: () => stop().then(clear) };
  } catch (error) {
    await clear();
    throw error;
  }
}
