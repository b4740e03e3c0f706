/** Prefix of the addresses of uploaded media in a document (decision 0017): the public bucket of Storage. */
export const UPLOADED = '/storage/v1/object/public/edition-media/';
