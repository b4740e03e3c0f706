/** A file that cannot be imported, with the reason in French. */
export class ImportError extends Error {}
