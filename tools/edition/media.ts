import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Edition } from './schema.ts';

/** The part of the site where the edition's media are, and the only one where an edition may name a file. */
const MEDIA_ROOT = '/edition';
/** Hexadecimal signs of a published name's digest: nobody tries 2^64 addresses. */
const DIGEST_LENGTH = 16;

/** A picture, a recording, a film or its captions: as the staff names it, and as the site publishes it. */
export interface Medium {
  /** The readable address that `edition.json` says: `/edition/enigmes/jour-20.webp`. */
  readonly name: string;
  /** Where the site answers: the same, with the digest of its content before the extension. */
  readonly address: string;
  /** The file on this machine. */
  readonly path: string;
}

/**
 * Reads the media of an edition and gives each its published address, which nobody can write who has not got the file: a closed
 * day's picture is told by its riddle's row alone (decision 0003).
 *
 * The files of one name (a film, its other format, its captions) share one digest, made from all of them, because the page knows
 * one address and derives the others from it.
 *
 * @param folder where `edition.json` and the media stand.
 */
export async function readMedia(folder: string): Promise<Medium[]> {
  const stems = new Map<string, { name: string; path: string }[]>();
  for (const kind of await readdir(folder, { withFileTypes: true })) {
    if (!kind.isDirectory()) continue;
    for (const file of (await readdir(join(folder, kind.name))).toSorted()) {
      const name = `${MEDIA_ROOT}/${kind.name}/${file}`;
      const { stem, extension } = split(name);
      // What an operating system leaves in a folder (`.DS_Store`) is nobody's picture.
      if (extension === '' || file.startsWith('.')) continue;
      stems.set(stem, [...(stems.get(stem) ?? []), { name, path: join(folder, kind.name, file) }]);
    }
  }
  const groups = await Promise.all([...stems].map(([stem, files]) => published(stem, files)));
  return groups.flat();
}

async function published(stem: string, files: readonly { name: string; path: string }[]): Promise<Medium[]> {
  const hash = createHash('sha256');
  for (const { name, path } of files) {
    const content = await readFile(path);
    hash.update(`${split(name).extension} ${content.length}\n`).update(content);
  }
  const digest = hash.digest('hex').slice(0, DIGEST_LENGTH);
  return files.map((file) => ({ ...file, address: `${stem}.${digest}${split(file.name).extension}` }));
}

function split(name: string) {
  const [, stem = name, extension = ''] = /^(.+\/[^/]+)(\.[a-z0-9]+)$/.exec(name) ?? [];
  return { stem, extension };
}

/** Every text that stands somewhere in a day's play, its media's names among them. */
export function textsOf(play: unknown): string[] {
  if (typeof play === 'string') return [play];
  return typeof play === 'object' && play !== null ? Object.values(play).flatMap(textsOf) : [];
}

/**
 * The edition with the addresses where its media are published, as the tables hold it. A file that is not there yet keeps its
 * readable name: a draft is shown without it.
 */
export function withAddresses(edition: Edition, media: readonly Medium[]): Edition {
  const addresses = new Map(media.map(({ name, address }) => [name, address]));
  const of = (name: string | null) => (name === null ? null : (addresses.get(name) ?? name));
  const shownIn = <T>(play: T): T =>
    JSON.parse(JSON.stringify(play), (_key, value: unknown) =>
      typeof value === 'string' ? of(value) : value,
    ) as T;
  const shown = <T extends { image_url: string | null; video_url: string | null }>(each: T): T => ({
    ...each,
    image_url: of(each.image_url),
    video_url: of(each.video_url),
  });
  return {
    ...edition,
    riddles: edition.riddles.map((riddle) => ({
      ...shown(riddle),
      play: shownIn(riddle.play),
      hints: riddle.hints.map(shown),
      artefact: { ...riddle.artefact, image_url: of(riddle.artefact.image_url) },
    })),
  };
}
