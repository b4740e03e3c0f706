import { readFile } from 'node:fs/promises';
import { EditionError, parseEdition } from './schema.ts';

/**
 * Turns an edition file into the SQL that applies it. The SQL is idempotent: it can be run again after a correction without
 * touching anybody's progress (decision 0003).
 *
 * @param file path of the edition's JSON.
 * @throws {EditionError} when the file is not JSON or breaks a rule of the edition.
 */
export async function editionSeed(file: string): Promise<string> {
  const source = await readFile(file, 'utf8');
  let data: unknown;
  try {
    data = JSON.parse(source);
  } catch (error) {
    throw new EditionError([`le fichier n'est pas du JSON : ${String(error)}`]);
  }
  const json = JSON.stringify(parseEdition(data)).replaceAll("'", "''");
  return `-- Made by « npm run edition » from supabase/edition/edition.json: change that file, not this one.\nselect private.apply_edition('${json}'::jsonb);\n`;
}
