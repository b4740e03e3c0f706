import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pgtap } from '@electric-sql/pglite/pgtap';
import { bootEmbedded, type EmbeddedBackend } from '../../../tools/embedded/database.ts';
import { runTapFile } from './tap.ts';

/** The folder of the database tests. */
export const testsFolder = fileURLToPath(new URL('..', import.meta.url));

/**
 * Boots a migrated database in memory with the helpers of 000_support.sql and without any edition.
 */
export async function bootForTests(): Promise<EmbeddedBackend> {
  const backend = await bootEmbedded({ editions: false, extensions: { pgtap } });
  await runTapFile(backend.driver, join(testsFolder, '000_support.sql'));
  return backend;
}
