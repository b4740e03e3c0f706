import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** Files that Vite writes for its other tools: not published. */
const FOLDER = '.vite';

export const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, FOLDER, 'manifest.json'), 'utf8')) as Manifest;

export const removeManifest = (folder: string): Promise<void> =>
  rm(join(folder, FOLDER), { recursive: true });

/** The addresses of the files that the application's entry and these sources need. @throws where the build has no such source. */
export function filesOf(manifest: Manifest, ...sources: string[]) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}`);
    if (scripts.has(`/${chunk.file}`)) return;
    scripts.add(`/${chunk.file}`);
    chunk.css?.forEach((sheet) => styles.add(`/${sheet}`));
    chunk.imports?.forEach(visit);
  };
  ['index.html', ...sources].forEach(visit);
  return { entry: `/${manifest['index.html']?.file ?? ''}`, scripts: [...scripts], styles: [...styles] };
}
