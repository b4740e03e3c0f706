import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UPLOADED } from '../../src/lib/uploadedMedia.ts';
import { DIGEST_LENGTH } from '../../src/escape-noel/edition/media.ts';
import { MEDIA_ROOT, UPLOADED_FOLDER } from '../../src/lib/editionMedia.ts';

/** A media file of the edition. */
export interface Medium {
  /** The name in `edition.json`: `/edition/enigmes/jour-20.webp`, or the address of what the workshop has uploaded. */
  readonly name: string;
  /** The published address: the path with a digest of the content before the extension. */
  readonly address: string;
  /** The path of the file on disk. */
  readonly path: string;
}

/**
 * Reads an edition's media with their published addresses. The digest makes them unguessable, so
 * that a closed day's picture is known only from its row (rule 10.8, decision 0003). Files that
 * differ only in extension (a video, its other format, its captions) share one digest, because the
 * page derives their addresses from one another.
 * @param folder the edition's folder. Names do not contain it.
 */
export async function readMedia(folder: string): Promise<Medium[]> {
  const stems = new Map<string, { name: string; path: string }[]>();
  for (const kind of await readdir(folder, { withFileTypes: true })) {
    if (!kind.isDirectory()) continue;
    for (const file of (await readdir(join(folder, kind.name))).toSorted()) {
      const name = `${MEDIA_ROOT}${kind.name}/${file}`;
      const { stem, extension } = split(name);
      // Files of the operating system, like .DS_Store.
      if (extension === '' || file.startsWith('.')) continue;
      stems.set(stem, [...(stems.get(stem) ?? []), { name, path: join(folder, kind.name, file) }]);
    }
  }
  const groups = await Promise.all([...stems].map(([stem, files]) => published(stem, files)));
  return groups.flat().map((medium) => ({ ...medium, name: medium.name.replace(UPLOADED_PATH, UPLOADED) }));
}

/** Uploaded media, in the folder of an archive that the workshop makes. */
const UPLOADED_PATH = `${MEDIA_ROOT}${UPLOADED_FOLDER}/`;

async function published(stem: string, files: readonly { name: string; path: string }[]): Promise<Medium[]> {
  const hash = createHash('sha256');
  for (const { name, path } of files) {
    const content = await readFile(path);
    hash.update(`${split(name).extension} ${content.length}\n`).update(content);
  }
  const digest = hash.digest('hex').slice(0, DIGEST_LENGTH);
  // A file of an archive has its published name already.
  if (stem.endsWith(`.${digest}`)) return files.map((file) => ({ ...file, address: file.name }));
  return files.map((file) => ({ ...file, address: `${stem}.${digest}${split(file.name).extension}` }));
}

function split(name: string) {
  const [, stem = name, extension = ''] = /^(.+\/[^/]+)(\.[a-z0-9]+)$/.exec(name) ?? [];
  return { stem, extension };
}
