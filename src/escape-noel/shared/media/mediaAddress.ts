import { createContext, use } from 'react';

/** Where the public addresses of uploaded media begin (decision 0017). */
export const UPLOADED = '/storage/v1/object/public/edition-media/';

/** @returns where the browser finds a medium: what the workshop uploaded is at the project's address. */
export function publicAddress(address: string): string {
  const project = import.meta.env.VITE_SUPABASE_URL;
  return address.startsWith(UPLOADED) && project !== '/' ? new URL(address, project).href : address;
}

/** How addresses are found below: in a preview, those of the files of a draft. */
export const MediaAddressContext = createContext(publicAddress);

/** Every picture, sound and film of an edition is shown by the address that this function returns. */
export const useMediaAddress = (): ((address: string) => string) => use(MediaAddressContext);
