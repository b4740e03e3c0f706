import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const compressible = /\.(?:html|js|css|svg|json|xml|txt|vtt|webmanifest)$/;
/** Below this a compressed copy saves nothing. */
const LEAST_BYTES = 1024;

/**
 * Writes a brotli and a gzip copy next to every text file of a folder.
 * @param folder the built application.
 */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  // Compressing is done outside this thread, on every core.
  await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < LEAST_BYTES) return;
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  };
  await writeFile(`${path}.br`, await brotli(content, options));
  await writeFile(`${path}.gz`, await gzipped(content, { level: 9 }));
}
