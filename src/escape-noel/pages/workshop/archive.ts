import { loadModule } from '@/lib/loadModule';
import { filesBeside, mediaIn, pathInFolder } from '../../edition/media';
import { ImportError } from './newEdition';
import { sorted } from '@/lib/arrays';

const DOCUMENT = 'edition.json';
/** Of an archive and of what it holds: an edition with all its films has 10 MB. */
const LIMIT_MB = 100;
const LIMIT_BYTES = LIMIT_MB * 1_000_000;

/** The content of a medium by its address; null where nothing has it. */
export type LoadMedium = (address: string) => Promise<Uint8Array<ArrayBuffer> | null>;

/** An edition and files beside it, by their path from it. */
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

/**
 * Reads a ZIP with an `edition.json`, at its root or in a folder.
 * @throws {ImportError} for any other file.
 */
export async function readArchive(file: Blob): Promise<Archive> {
  const tooHeavy = new ImportError(`il dépasse ${LIMIT_MB} Mo`);
  if (file.size > LIMIT_BYTES) throw tooHeavy;
  const { strFromU8, unzipSync } = await loadModule(() => import('fflate'));
  let size = 0;
  let files: Record<string, Uint8Array<ArrayBuffer>>;
  try {
    files = unzipSync(new Uint8Array(await file.arrayBuffer()), {
      filter: ({ name, originalSize }) => {
        if (name.endsWith('/') || name.startsWith('__MACOSX/')) return false;
        size += originalSize;
        if (size > LIMIT_BYTES) throw tooHeavy;
        return true;
      },
    });
  } catch (error) {
    throw error === tooHeavy
      ? tooHeavy
      : new ImportError("ce ZIP ne s'ouvre pas\u00A0: il est peut-être abîmé");
  }
  const [document, ...others] = sorted(
    Object.keys(files).filter((path) => path.split('/').at(-1) === DOCUMENT),
    (one, other) => one.length - other.length,
  );
  const content = document === undefined ? undefined : files[document];
  if (document === undefined || !content)
    throw new ImportError(`il n'y a pas de fichier ${DOCUMENT} dans ce ZIP`);
  if (others.length > 0 && document !== DOCUMENT)
    throw new ImportError("ce ZIP contient plusieurs éditions\u00A0: choisis le dossier de l'une d'elles");
  const root = document.slice(0, -DOCUMENT.length);
  const inside = Object.entries(files).flatMap(([path, each]) =>
    path.startsWith(root) && path !== document ? [[path.slice(root.length), each] as const] : [],
  );
  return { text: strFromU8(content), files: new Map(inside) };
}
