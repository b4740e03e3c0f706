import { createContext, use } from 'react';
import { UPLOADED } from '@/lib/uploadedMedia';

/** @returns where the browser finds a medium: what the workshop uploaded is at the project's address. */
export function publicAddress(address: string): string {
  const project = import.meta.env.VITE_SUPABASE_URL;
  return address.startsWith(UPLOADED) && project !== '/' ? new URL(address, project).href : address;
}

/** Resolves media addresses in the components below; a preview resolves the files of a draft. */
export const MediaAddressContext = createContext(publicAddress);

/** Every picture, sound and film of an edition is shown by the address that this function returns. */
export const useMediaAddress = (): ((address: string) => string) => use(MediaAddressContext);
