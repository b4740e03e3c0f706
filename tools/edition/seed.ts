import { readFile } from 'node:fs/promises';
import { withAddresses, type Medium } from './media.ts';
import { EditionError } from './problems.ts';
import { parseEdition, type Edition } from './schema.ts';

/**
 * Reads and checks an edition file.
 *
 * @param file path of the edition's JSON.
 * @param options.draft whether days may still be missing at the end.
 * @throws {EditionError} when the file is not JSON or breaks a rule of the edition.
 */
export async function readEdition(file: string, options: { draft?: boolean } = {}): Promise<Edition> {
  const source = await readFile(file, 'utf8');
  let data: unknown;
  try {
    data = JSON.parse(source);
  } catch (error) {
    throw new EditionError([`le fichier n'est pas du JSON : ${String(error)}`]);
  }
  return parseEdition(data, options);
}

/**
 * The SQL that applies an edition. It is idempotent: it can be run again after a correction without touching anybody's
 * progress (decision 0003).
 *
 * @param media the edition's files: the rows say where each is published.
 */
export function editionSql(edition: Edition, media: readonly Medium[]): string {
  const json = JSON.stringify(withAddresses(edition, media)).replaceAll("'", "''");
  return `-- Made by « npm run edition » from supabase/edition/edition.json: change that file, not this one.\nselect private.apply_edition('${json}'::jsonb);\n`;
}
