/** Prefix of the addresses of uploaded media in a document (decision 0017): the public bucket of Storage. */
export const UPLOADED = '/storage/v1/object/public/edition-media/';

/** Prefix of the addresses of books' pictures and activities (rule 26.19): a public bucket too. */
export const BOOK_MEDIA = '/storage/v1/object/public/book-media/';

/** True for a file that staff have sent, to the workshop or for a book. */
const isStored = (address: string): boolean => address.startsWith(UPLOADED) || address.startsWith(BOOK_MEDIA);

/**
 * The address at which a browser finds a file: Storage's are at the project's address.
 * @param project `VITE_SUPABASE_URL`; « / » for the embedded one, at the site's own address.
 */
export const storedUrl = (address: string, project: string): string =>
  isStored(address) && project !== '/' ? new URL(address, project).href : address;
