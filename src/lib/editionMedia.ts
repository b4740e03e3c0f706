import { UPLOADED } from './uploadedMedia.ts';

/** The path of an edition's media on the site. */
export const MEDIA_ROOT = '/edition/';

/** The folder, next to `edition.json`, of what the workshop has uploaded. */
export const UPLOADED_FOLDER = 'edition-media';

/** Hexadecimal digits of the name of an uploaded file: 2^128 names cannot be guessed. */
export const UPLOADED_DIGITS = 32;

const TYPES = 'webp|avif|png|jpg|mp3|mp4|webm|vtt';
const UPLOADED_NAME = `[0-9a-f]{${UPLOADED_DIGITS}}\\.(?:${TYPES})`;

/**
 * The address of a medium in an edition: `/edition/<folder>/<name>`, or what the workshop has uploaded. No segment climbs (`..`), is
 * encoded or is empty, so that a path made from it stays in its folder; and no SVG, which could hold a script.
 */
export const MEDIUM = new RegExp(
  `^(?:${UPLOADED}${UPLOADED_NAME}` +
    // A site's file with the path of an uploaded one would take its place in a folder.
    `|${MEDIA_ROOT}(?!${UPLOADED_FOLDER}/${UPLOADED_NAME}$)[a-z0-9-]+/[\\w-]+(?:\\.[\\w-]+)*\\.(?:${TYPES}))$`,
);
