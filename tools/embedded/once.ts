import { fileURLToPath } from 'node:url';
import { bootEmbedded, type EmbeddedBackend } from './database.ts';
import { dataFolder } from './folder.ts';
import { holdFolder } from './lock.ts';
import { answerGoogle } from './standIns.ts';

declare global {
  /** One backend a process: a development server that restarts reads this module again before it closes the old one. */
  var embeddedBackend: Promise<EmbeddedBackend> | undefined;
}

/** The folder where `DATA_DIR` has the data kept; `null` where it says that nothing is. */
export function keptFolder(): string | null {
  const named = process.env['DATA_DIR'] ?? fileURLToPath(new URL('../../.data', import.meta.url));
  return named === 'memory' ? null : dataFolder(named);
}

/** The auth service asks Google from this process: its two addresses are answered here, every other one by the network. */
function interceptGoogle(): void {
  const realFetch = globalThis.fetch;
  globalThis.fetch = async (input, init) =>
    (await answerGoogle(new Request(input, init))) ?? realFetch(input, init);
}

async function boot(port: number): Promise<EmbeddedBackend> {
  const dataDir = keptFolder();
  if (dataDir !== null) holdFolder(dataDir);
  interceptGoogle();
  return bootEmbedded({
    siteUrl: `http://127.0.0.1:${port}`,
    confirmEmails: process.env['CONFIRM_EMAILS'] === '1',
    ...(dataDir === null ? {} : { dataDir }),
  });
}

/**
 * The backend of this process, booted at the first call.
 * @throws a refusal when its data folder is held by another process, or cannot be used.
 */
export async function bootOnce(port: number): Promise<EmbeddedBackend> {
  globalThis.embeddedBackend ??= boot(port);
  return globalThis.embeddedBackend;
}
