import { createContext, use } from 'react';
import { storedUrl } from '@/lib/uploadedMedia';

/** @returns where the browser finds a medium: what staff uploaded is at the project's address. */
export const publicAddress = (address: string): string =>
  storedUrl(address, import.meta.env.VITE_SUPABASE_URL);

/** Resolves media addresses in the components below; a preview resolves the files of a draft. */
export const MediaAddressContext = createContext(publicAddress);

/** Every picture, sound and film of an edition is shown by the address that this function returns. */
export const useMediaAddress = (): ((address: string) => string) => use(MediaAddressContext);
