/** Where the addresses of what the workshop uploads begin in a document (decision 0017): the public bucket of Storage. */
export const UPLOADED = '/storage/v1/object/public/edition-media/';
