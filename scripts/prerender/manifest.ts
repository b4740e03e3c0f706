import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** The bundler's own account of what it wrote, by source file: https://vite.dev/guide/backend-integration */
export type Manifest = Readonly<Record<string, Chunk>>;

/** What the browser fetches for a part of the application, as addresses on the site. */
export interface PartFiles {
  scripts: string[];
  styles: string[];
}

/**
 * Reads what the bundler says of the built application.
 * @param folder where the build was written.
 */
export async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/**
 * Tells what the application's entry and these lazily loaded parts of it need, the entry first.
 * @param sources the parts' source files, from the project's root.
 * @throws Error when the build holds no such part.
 */
export function filesOfPart(manifest: Manifest, ...sources: string[]): PartFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no part « ${name} »`);
    if (scripts.has(`/${chunk.file}`)) return;
    scripts.add(`/${chunk.file}`);
    chunk.css?.forEach((sheet) => styles.add(`/${sheet}`));
    chunk.imports?.forEach(visit);
  };
  ['index.html', ...sources].forEach(visit);
  return { scripts: [...scripts], styles: [...styles] };
}
