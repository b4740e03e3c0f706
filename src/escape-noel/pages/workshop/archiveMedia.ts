import { fetchDraftAddresses, uploadAddress, uploadMedia, type UploadedFile } from '@/api/media';
import { MEDIA_ROOT } from '@/lib/editionMedia';
import { UPLOADED } from '@/lib/uploadedMedia';
import { readFile } from '../../edition/document';
import { filesBeside, isReachable, mediaIn, pathInFolder } from '../../edition/media';
import {
  FileRefused,
  prepareFiles,
  preparedBefore,
  type MediaKind,
} from '../../game/admin/media/prepareFiles';
import { fileAt, type Archive, type LoadMedium } from './archive';

/** A medium of an archive, ready to be sent. */
interface ReadyMedium {
  /** In the document. */
  address: string;
  files: [UploadedFile, ...UploadedFile[]];
}

export interface ArchiveMedia {
  ready: ReadyMedium[];
  /** Why files are not sent, a French sentence each. */
  refusals: string[];
  /** The paths of the files that the archive has not, nor the site. */
  missing: string[];
}

const isSame = (one: Uint8Array, other: Uint8Array | null): boolean =>
  one.length === other?.length && one.every((byte, place) => byte === other[place]);

/**
 * Prepares the media of an archive. What the site serves already keeps its address, and what the workshop has prepared before is sent
 * as it is: the same file gets the same address.
 * @param load the content of a medium of the site.
 */
export async function prepareMedia({ text, files }: Archive, load: LoadMedium): Promise<ArchiveMedia> {
  const document: unknown = JSON.parse(text);
  const artefacts = new Set(readFile(document).riddles.map(({ artefact }) => artefact.image_url));
  const media: ArchiveMedia = { ready: [], refusals: [], missing: [] };
  for (const address of mediaIn(document)) {
    const [own, ...beside] = pathsOf(address).flatMap((path) => {
      const content = fileAt(files, path);
      return content ? [new File([content], path)] : [];
    });
    if (!own) {
      if (!isReachable(address)) media.missing.push(pathInFolder(address));
      continue;
    }
    const isOfSite = address.startsWith(MEDIA_ROOT) && isReachable(address);
    if (isOfSite && isSame(new Uint8Array(await own.arrayBuffer()), await load(address))) continue;
    try {
      const sent = await prepared([own, ...beside], address, artefacts.has(address) ? 'artefact' : null);
      media.ready.push({ address, files: sent });
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error;
      media.refusals.push(error.message);
    }
  }
  return media;
}

/** The files of a medium that are sent: a film with its captions. */
const pathsOf = (address: string): string[] =>
  [address, ...filesBeside(address).flatMap((each) => (each.limit === 'captions' ? [each.address] : []))].map(
    pathInFolder,
  );

async function prepared(
  files: File[],
  address: string,
  use: 'artefact' | null,
): Promise<ReadyMedium['files']> {
  const before = address.startsWith(UPLOADED) ? preparedBefore(files) : null;
  if (before && (await uploadAddress(before)) === address) return before;
  const kind: MediaKind = address.endsWith('.mp3')
    ? 'sound'
    : address.endsWith('.mp4')
      ? 'film'
      : (use ?? 'picture');
  return prepareFiles(files, kind);
}

/**
 * Sends prepared media to the media of drafts.
 * @param onSent receives how many are sent.
 * @returns their new addresses, by the one in the document.
 * @throws {ApiError} Sending them again continues: what is there already is not sent twice.
 */
export async function sendMedia(
  ready: readonly ReadyMedium[],
  onSent: (count: number) => void,
): Promise<ReadonlyMap<string, string>> {
  const addresses = new Map<string, string>();
  if (ready.length === 0) return addresses;
  const drafts = await fetchDraftAddresses();
  for (const [place, { address, files }] of ready.entries()) {
    onSent(place);
    const known = await uploadAddress(files);
    const isThere = [known, ...filesBeside(known).map((each) => each.address)].every((each) =>
      drafts.has(each),
    );
    addresses.set(address, isThere ? known : (await uploadMedia(files)).address);
  }
  return addresses;
}
