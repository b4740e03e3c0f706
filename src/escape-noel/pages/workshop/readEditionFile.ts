import { readArchive, type Archive } from './archive';
import { editionText } from './editionText';
import { ImportError } from './importError';

const HEAD_BYTES = 512;

/** Other files than an edition's by their first characters, and what to do. */
const OTHERS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:\u00EF\u00BB\u00BF)?\s*<(?:!doctype|html|!--|\?xml|head|body|svg)\b/i,
    "c'est une page web, et non une édition\u00A0: le téléchargement a peut-être donné la page d'un site à sa place",
  ],
  [/^Rar!|^7z\u00BC\u00AF|^[^ -~]\u008B/, "c'est une archive d'un autre format\u00A0: refais-en un ZIP"],
  [/^%PDF/, "c'est un PDF, et non un edition.json ou un ZIP"],
];

/**
 * Reads the file of an edition, alone or in a ZIP, by what it contains: its name may say anything.
 * @throws {ImportError}
 */
export async function readEditionFile(file: File): Promise<Archive> {
  if (file.size === 0) throw new ImportError('ce fichier est vide');
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const head = String.fromCharCode(...bytes);
  const other = OTHERS.find(([pattern]) => pattern.test(head));
  if (other) throw new ImportError(other[1]);
  if (head.startsWith('PK') || /\.zip$/i.test(file.name)) return readArchive(file);
  return { text: editionText(new Uint8Array(await file.arrayBuffer())), files: new Map() };
}
