import { MEDIA_ROOT, MEDIUM, UPLOADED_FOLDER } from '../../lib/editionMedia.ts';
import { UPLOADED } from '../../lib/uploadedMedia.ts';
import type { LIMITS_KB } from './mediaLimits.ts';
import { textsOf } from './play.ts';
import type { EditionRiddle } from './riddle.ts';

/** Hexadecimal digits of the digest in a published address: 2^64 addresses cannot be guessed. */
export const DIGEST_LENGTH = 16;

const PUBLISHED = new RegExp(`\\.[0-9a-f]{${DIGEST_LENGTH}}\\.\\w+$`);

/** A file that an edition needs. */
export interface NamedFile {
  field: string;
  address: string;
  limit: keyof typeof LIMITS_KB;
}

/**
 * The files that have the name of another: the captions of a film and, on the site, its other format.
 * @param address of any medium.
 */
export function filesBeside(address: string): Omit<NamedFile, 'field'>[] {
  if (!address.endsWith('.mp4')) return [];
  const captions = { address: address.replace(/mp4$/, 'vtt'), limit: 'captions' } as const;
  return address.startsWith(UPLOADED)
    ? [captions]
    : [{ address: address.replace(/mp4$/, 'webm'), limit: 'video' }, captions];
}

const limitOf = (address: string): NamedFile['limit'] =>
  address.endsWith('.mp3') ? 'sound' : address.endsWith('.mp4') ? 'video' : 'picture';

/** The files that a day names. Fields are named as in `Finding`. */
export function filesOfRiddle(riddle: EditionRiddle): NamedFile[] {
  const { image_url, video_url, narration_url = null, play, hints, artefact } = riddle;
  const named: [field: string, address: string | null][] = [
    ['image_url', image_url],
    ['video_url', video_url],
    ['narration_url', narration_url],
    ...mediaIn(play).map((address): [string, string] => ['play', address]),
    ...hints.flatMap((hint): [string, string | null][] => [
      [`hints.${hint.rang}.image_url`, hint.image_url],
      [`hints.${hint.rang}.video_url`, hint.video_url],
    ]),
  ];
  const files = named.flatMap(([field, address]) =>
    address === null ? [] : [{ field, address, limit: limitOf(address) }],
  );
  return artefact.image_url === null
    ? files
    : [...files, { field: 'artefact.image_url', address: artefact.image_url, limit: 'artefact' }];
}

/** Every address of a medium in a document, once, whatever else is wrong in it. */
export const mediaIn = (document: unknown): string[] => [
  ...new Set(textsOf(document).filter((text) => MEDIUM.test(text))),
];

/** The names in Storage of the uploaded media of a document, captions of films included. */
export const uploadedNames = (document: unknown): string[] =>
  mediaIn(document)
    .filter((address) => address.startsWith(UPLOADED))
    .flatMap((address) => [address, ...filesBeside(address).map((each) => each.address)])
    .map((address) => address.slice(UPLOADED.length));

/**
 * The path of a medium's file next to `edition.json`.
 * @throws {RangeError} for what is not the address of a medium: its path could leave the folder.
 */
export function pathInFolder(address: string): string {
  if (!MEDIUM.test(address)) throw new RangeError(`${address} is not the address of a medium`);
  return address.startsWith(UPLOADED)
    ? address.replace(UPLOADED, `${UPLOADED_FOLDER}/`)
    : address.slice(MEDIA_ROOT.length);
}

/** The message about a file that is not there. @param address its name in the edition. */
export const missingFile = (address: string): string => `le fichier ${pathInFolder(address)} manque`;

/** True if browsers can load a medium: one that has only its readable name is a local file next to `edition.json`. */
export const isReachable = (address: string): boolean =>
  MEDIUM.test(address) && (!address.startsWith(MEDIA_ROOT) || PUBLISHED.test(address));

/** The JSON of a document where addresses of media are replaced; the others stay. */
export const withAddresses = (json: string, addresses: ReadonlyMap<string, string>): string =>
  JSON.stringify(
    JSON.parse(json, (_key, value: unknown) =>
      typeof value === 'string' ? (addresses.get(value) ?? value) : value,
    ),
  );
