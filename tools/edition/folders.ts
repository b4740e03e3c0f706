import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { textAt } from './jsonPath.ts';
import type { Finding } from '../../src/escape-noel/edition/findings.ts';

/** The editions, each in a folder that is named after its code: `edition.json`, the words of rule 12.7 and the media. */
const EDITIONS = join(import.meta.dirname, '../../supabase/edition');

/** The code of the edition that is played this December. */
export const CURRENT_EDITION = '2024';

/** @param code the edition's year, `2024`. */
export const editionFolder = (code: string) => join(EDITIONS, code);

/** The folder of the edition that is played this December. */
export const CURRENT_FOLDER = editionFolder(CURRENT_EDITION);

/** @returns the folder of every edition, the oldest first. */
export async function editionFolders(): Promise<string[]> {
  const entries = await readdir(EDITIONS, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => editionFolder(name))
    .toSorted();
}

/** @returns what is wrong when a folder of supabase/edition holds another edition than its name says: a copy that keeps its old code. */
export function folderFindings(folder: string, edition: unknown): Finding[] {
  const name = basename(folder);
  const code = textAt(edition, 'edition');
  if (folder !== editionFolder(name) || code === name) return [];
  return [
    {
      day: null,
      field: 'edition',
      message: `c'est «\u00A0${code}\u00A0», et le dossier s'appelle «\u00A0${name}\u00A0»`,
    },
  ];
}
