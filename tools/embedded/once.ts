import { bootEmbedded, seededEdition, type EmbeddedBackend } from './database.ts';
import { dataFolder, setAside } from './folder.ts';
import { lockFolder } from './lock.ts';
import { applySeason, readSeason } from './season.ts';
import { answerGoogle } from './standIns.ts';

declare global {
  /** One backend a process: a development server that restarts loads this module again before it closes the old one. */
  var embeddedBackend: Promise<EmbeddedBackend> | undefined;
}

/** The auth service calls Google from this process: its two addresses are answered here. */
function interceptGoogle(): void {
  const realFetch = globalThis.fetch;
  globalThis.fetch = async (input, init) =>
    (await answerGoogle(new Request(input, init))) ?? realFetch(input, init);
}

/** As pg_cron does on a hosted project (judging.sql, admin.sql). */
const FORGET_INTERVAL_MS = 5 * 60_000;
const PURGE_INTERVAL_MS = 24 * 60 * 60_000;

async function boot(port: number, fresh: boolean): Promise<EmbeddedBackend> {
  const season = readSeason();
  const dataDir = dataFolder();
  if (dataDir !== null) {
    await lockFolder(dataDir);
    if (fresh) setAside(dataDir);
  }
  interceptGoogle();
  const backend = await bootEmbedded({
    siteUrl: `http://127.0.0.1:${port}`,
    confirmEmails: process.env['CONFIRM_EMAILS'] === '1',
    ...(dataDir === null ? {} : { dataDir }),
  });
  await applySeason(backend.driver, await seededEdition(), season);
  const repeat = (statement: string, intervalMs: number) =>
    setInterval(() => {
      backend.driver.query(statement).catch(console.error);
    }, intervalMs).unref();
  repeat('select private.forget_visitors()', FORGET_INTERVAL_MS);
  repeat('select private.purge_season()', PURGE_INTERVAL_MS);
  return backend;
}

/**
 * The backend of this process, booted at the first call.
 * @param options.fresh whether the data folder is set aside first.
 * @throws UserError when another process uses the data folder, or when it cannot be used.
 */
export async function bootOnce(port: number, { fresh = false } = {}): Promise<EmbeddedBackend> {
  globalThis.embeddedBackend ??= boot(port, fresh);
  return globalThis.embeddedBackend;
}
