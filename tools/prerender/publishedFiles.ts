import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Every file of a folder, as a path from it. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
}

/** All that a browser can read of it as text. */
export async function textsIn(folder: string): Promise<string> {
  const texts = (await filesIn(folder)).filter((file) =>
    /\.(html|js|css|json|map|xml|txt|webmanifest)$|^_/.test(file),
  );
  return (await Promise.all(texts.map((file) => readFile(join(folder, file), 'utf8')))).join('\n');
}
