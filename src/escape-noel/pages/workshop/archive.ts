import { loadModule } from '@/lib/loadModule';
import { unpacked, ZipError, zipEntries, type ZipEntry } from '@/lib/zip';
import { filesBeside, mediaIn, pathInFolder } from '../../edition/media';
import { editionText } from './editionText';
import { ImportError } from './importError';
import { sorted } from '@/lib/arrays';

const DOCUMENT = 'edition.json';
/** Of an archive and of what it holds: an edition with all its films has 10 MB. */
const LIMIT_MB = 100;
const LIMIT_BYTES = LIMIT_MB * 1_000_000;

/** The content of a medium by its address; null where nothing has it. */
export type LoadMedium = (address: string) => Promise<Uint8Array<ArrayBuffer> | null>;

/** An edition and its files, by their path relative to it. */
export interface Archive {
  /** The text of `edition.json`. */
  text: string;
  files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

/**
 * A ZIP of an edition with every file that it names, captions and other formats of its films included: a folder as `npm run edition`
 * reads it.
 * @param text of `edition.json`.
 * @returns the archive, and the paths of the files that nothing has.
 */
export async function makeArchive(text: string, load: LoadMedium): Promise<{ zip: Blob; missing: string[] }> {
  const named = mediaIn(JSON.parse(text));
  const addresses = [
    ...new Set(named.flatMap((each) => [each, ...filesBeside(each).map(({ address }) => address)])),
  ];
  const loaded = await Promise.all(
    addresses.map(async (address) => [pathInFolder(address), await load(address)] as const),
  );
  const { strToU8, zipSync } = await loadModule(() => import('fflate'));
  // Media are compressed already.
  const files = loaded.flatMap(([path, content]) =>
    content ? [[path, [content, { level: 0 }]] as const] : [],
  );
  const content = zipSync({ [DOCUMENT]: strToU8(text), ...Object.fromEntries(files) });
  return {
    zip: new Blob([content], { type: 'application/zip' }),
    missing: loaded.flatMap(([path, found]) => (found ? [] : [path])),
  };
}

/** An archive that holds more than it says is not inflated further. */
const tooHeavy = () => new ImportError(`il dépasse ${LIMIT_MB} Mo`);

/**
 * Reads a ZIP with an `edition.json`, at its root or in a folder, whichever system made it.
 * @throws {ImportError} for any other file, and for a damaged one.
 */
export async function readArchive(file: Blob): Promise<Archive> {
  if (file.size > LIMIT_BYTES) throw tooHeavy();
  try {
    const entries = zipEntries(new Uint8Array(await file.arrayBuffer())).filter(
      ({ name }) => !name.endsWith('/') && !name.startsWith('__MACOSX/'),
    );
    // Before anything is inflated; several entries may share bytes.
    const sizes = entries.map(({ size, packed }) => Math.max(size, packed.length));
    if (sizes.reduce((sum, size) => sum + size, 0) > LIMIT_BYTES) throw tooHeavy();
    return await editionIn(entries);
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    throw new ImportError("ce ZIP ne s'ouvre pas\u00A0: il est peut-être abîmé");
  }
}

const isDocument = ({ name }: ZipEntry) => name.split('/').at(-1)?.toLowerCase() === DOCUMENT;

async function editionIn(entries: readonly ZipEntry[]): Promise<Archive> {
  const [document, ...others] = sorted(
    entries.filter(isDocument),
    (one, other) => one.name.length - other.name.length,
  );
  if (!document) throw new ImportError(`il n'y a pas de fichier ${DOCUMENT} dans ce ZIP`);
  const root = document.name.slice(0, -DOCUMENT.length);
  if (others.some(({ name }) => root !== '' || name.length === document.name.length))
    throw new ImportError("ce ZIP contient plusieurs éditions\u00A0: choisis le dossier de l'une d'elles");
  const inside = entries.filter((entry) => entry !== document && entry.name.startsWith(root));
  const twice = inside.find(({ name }, place) => inside.findIndex((other) => other.name === name) < place);
  if (twice)
    throw new ImportError(
      `ce ZIP contient deux fois le fichier «\u00A0${twice.name.slice(root.length)}\u00A0»\u00A0: refais-le avec un seul`,
    );
  const needed = [document, ...inside];
  if (needed.some(({ isEncrypted }) => isEncrypted))
    throw new ImportError('ce ZIP est protégé par un mot de passe\u00A0: refais-le sans');
  const [content, ...contents] = await Promise.all(needed.map(unpacked));
  const files = inside.flatMap(({ name }, place) => {
    const each = contents[place];
    return each ? [[name.slice(root.length), each] as const] : [];
  });
  return { text: editionText(content ?? new Uint8Array()), files: new Map(files) };
}

/**
 * A file of an archive by its path; Windows and macOS do not distinguish capitals.
 * @returns undefined where it has none.
 */
export function fileAt(files: Archive['files'], path: string): Uint8Array<ArrayBuffer> | undefined {
  const exact = files.get(path);
  if (exact) return exact;
  const folded = path.toLowerCase();
  return [...files].find(([name]) => name.toLowerCase() === folded)?.[1];
}
