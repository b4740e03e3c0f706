import { fetchMedium, signDraft } from '@/api/media';
import { UPLOADED } from '@/lib/uploadedMedia';
import { isReachable } from '../../../edition/media';
import { publicAddress } from '../../media/mediaAddress';

/**
 * The content of a medium of an edition, drafts included.
 * @param address in its document.
 * @returns null where nothing has it.
 * @throws {ApiError}
 */
export async function mediaContent(address: string): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!isReachable(address)) return null;
  const signed = address.startsWith(UPLOADED) ? await signDraft(address.slice(UPLOADED.length)) : null;
  return fetchMedium(signed ?? publicAddress(address));
}
