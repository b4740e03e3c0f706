import {
  checkEdition,
  editionAdvice,
  parseEdition,
  readableRiddles,
  type Edition,
} from '../../src/escape-noel/edition/schema.ts';
import type { Finding } from '../../src/escape-noel/edition/findings.ts';
import { settled, type Judge } from '../../src/escape-noel/edition/forms.ts';
import { readCatalogue } from '../catalogue/readCatalogue.ts';
import { assetFindings } from './assets.ts';
import { folderFindings } from './folders.ts';
import { readMedia, type Medium } from './media.ts';
import { readEditionFile } from './seed.ts';

interface CheckedFolder {
  /** Null with findings. */
  edition: Edition | null;
  media: Medium[];
  findings: Finding[];
  /** Advice, which prevents nothing. */
  advice: Finding[];
}

/**
 * Checks the edition of a folder as the workshop does, and what only a folder has: its name and the files.
 * @throws {EditionError} when the file is not JSON.
 */
export async function checkFolder(folder: string, judge: Judge): Promise<CheckedFolder> {
  const data = await readEditionFile(folder);
  const media = await readMedia(folder);
  const findings = [
    ...(await settled(judge, (lookup) => checkEdition(data, lookup))),
    ...folderFindings(folder, data),
    ...(await assetFindings(readableRiddles(data), media)),
  ];
  const edition = findings.length === 0 ? parseEdition(data) : null;
  const { books } = await readCatalogue();
  const advice = await settled(judge, (lookup) => editionAdvice(data, lookup, books));
  return { edition, media, findings, advice };
}
