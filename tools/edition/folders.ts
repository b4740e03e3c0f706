import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The editions, each in a folder that is named after its code: `edition.json`, the words of rule 12.7 and the media. */
const EDITIONS = join(import.meta.dirname, '../../supabase/edition');

/** The code of the edition that is played this December. */
const CURRENT_EDITION = '2024';

/** The folder of the edition that is played this December. */
export const CURRENT_FOLDER = join(EDITIONS, CURRENT_EDITION);

/** @returns the folder of every edition, the oldest first. */
export async function editionFolders(): Promise<string[]> {
  const entries = await readdir(EDITIONS, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(EDITIONS, name))
    .toSorted();
}
