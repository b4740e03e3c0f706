import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, without a trailing slash: the sources are read from there and the results written there. */
export const ROOT = join(import.meta.dirname, '../..');

/** A file of a published font family, as `@fontsource-variable` names it: `nunito/files/nunito-latin-wght-normal.woff2`. */
export function faceFile(file: string): string {
  return fileURLToPath(import.meta.resolve(`@fontsource-variable/${file}`));
}
