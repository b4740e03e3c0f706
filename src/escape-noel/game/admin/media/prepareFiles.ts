import type { UploadedFile } from '@/api/media';
import { isCanvasTrue } from '@/lib/canvasTruth';
import { cleanText } from '@/lib/cleanText';
import { lostSign } from '@/lib/lostSign';
import type { PictureSize } from '@/lib/pictureShapes';
import { CodingError, decodeText, lostText, SAVE_AS_UTF8 } from '@/lib/readText';
import { BOOK_LIMITS_KB, LIMITS_KB } from '../../../edition/mediaLimits';
import { announcedType, HEAD_BYTES, otherFormat, typeOf, type FileType } from './fileType';
import { filmRefusal } from './filmCodecs';
import { shrunkPicture, type Cut } from './picture';
import { isPictureKind, placeOf, type PictureKind } from './picturePlaces';
import { soundRefusal } from './soundCodec';

/** `activity`: a PDF, or a picture as a sheet. */
export type MediaKind = PictureKind | 'sound' | 'film';

/** In kB: a photograph of a phone, before it is made smaller. */
const SOURCE_LIMIT_KB = 15_000;

const PICTURES: readonly FileType[] = ['jpg', 'png', 'webp', 'avif'];

const PICTURE = { types: PICTURES, says: 'une image JPEG, PNG, WebP ou AVIF' } as const;
const WANTED: Partial<Record<MediaKind, { types: readonly FileType[]; says: string }>> = {
  activity: { types: ['pdf', ...PICTURES], says: 'un PDF, ni une image JPEG, PNG, WebP ou AVIF' },
  sound: { types: ['mp3'], says: 'un son MP3' },
  film: { types: ['mp4', 'vtt'], says: 'un film MP4, ni des sous-titres WebVTT' },
};

const wantedOf = (kind: MediaKind) => WANTED[kind] ?? PICTURE;

const NAMES: Record<FileType, string> = {
  jpg: 'une image JPEG',
  png: 'une image PNG',
  webp: 'une image WebP',
  avif: 'une image AVIF',
  mp3: 'un son MP3',
  mp4: 'un film MP4',
  vtt: 'des sous-titres WebVTT',
  pdf: 'un PDF',
};

const MIMES: Record<FileType, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  vtt: 'text/vtt',
  pdf: 'application/pdf',
};

const RECORDINGS = {
  mp3: LIMITS_KB.sound,
  mp4: LIMITS_KB.video,
  vtt: LIMITS_KB.captions,
  pdf: BOOK_LIMITS_KB.pdf,
} as const;
type Recording = keyof typeof RECORDINGS;
const isRecording = (type: FileType | null): type is Recording => type !== null && type in RECORDINGS;

/** The files that a field accepts, for the browser's dialog. */
export const acceptOf = (kind: MediaKind): string =>
  wantedOf(kind)
    .types.map((type) => (type === 'jpg' ? '.jpg,.jpeg' : `.${type}`))
    .join(',');

/** Why a file cannot be sent, in a French sentence. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
}

export const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000).toLocaleString('fr-FR')} ko`;

function refuseHeavy({ name, size }: File, limitKb: number): void {
  if (size > limitKb * 1000)
    throw new FileRefused(
      `«\u00A0${name}\u00A0» pèse ${kilobytes(size)}\u00A0: ${kilobytes(limitKb * 1000)} au plus.`,
    );
}

/** The real type of a file. @throws {FileRefused} where it is empty, none of the field's, or another than its name says. */
async function readType(file: File, kind: MediaKind): Promise<FileType> {
  if (file.size === 0) throw new FileRefused(`«\u00A0${file.name}\u00A0» est vide.`);
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const type = typeOf(head);
  const { types, says } = wantedOf(kind);
  if (type === null || !types.includes(type)) {
    const other = type === null || type === 'pdf' ? otherFormat(head) : NAMES[type];
    throw new FileRefused(`«\u00A0${file.name}\u00A0» n'est pas ${says}${other ? `, mais ${other}` : ''}.`);
  }
  if (announcedType(file.name) !== type)
    throw new FileRefused(
      `«\u00A0${file.name}\u00A0» contient ${NAMES[type]}, ce que son nom ne dit pas\u00A0: enregistre-le à nouveau au bon format.`,
    );
  return type;
}

const PICTURE_LIMITS_KB = { ...LIMITS_KB, ...BOOK_LIMITS_KB };

/** Checks the weight of a picture, and that this browser can prepare it. @throws {FileRefused} */
function refusePicture(file: File): void {
  refuseHeavy(file, SOURCE_LIMIT_KB);
  if (!isCanvasTrue())
    throw new FileRefused(
      `Ce navigateur brouille les images qu'une page prépare (réglage anti-pistage «\u00A0resistFingerprinting\u00A0» de Firefox, LibreWolf ou Tor)\u00A0: «\u00A0${file.name}\u00A0» serait illisible. Autorise ce site à extraire les données du canevas, ou envoie le fichier avec un autre navigateur.`,
    );
}

const unreadable = ({ name }: File) =>
  new FileRefused(`«\u00A0${name}\u00A0» ne s'ouvre pas\u00A0: le fichier est peut-être abîmé.`);

/** A picture that can be sent, once it is cut (rule 17.8). */
export interface ChosenPicture extends PictureSize {
  file: File;
  kind: PictureKind;
}

/**
 * The picture that an admin has chosen, checked and measured.
 * @param kind what the field is for. @returns null where the file is none: `prepareFiles` is for it.
 * @throws {FileRefused} for a file that the field does not accept, or a picture that does not open.
 */
export async function choosePicture(files: readonly File[], kind: MediaKind): Promise<ChosenPicture | null> {
  const [file] = files;
  if (!file || files.length > 1 || !isPictureKind(kind) || (await readType(file, kind)) === 'pdf')
    return null;
  refusePicture(file);
  const bitmap = await createImageBitmap(file).catch(() => {
    throw unreadable(file);
  });
  const { width, height } = bitmap;
  bitmap.close();
  return { file, kind, width, height };
}

/**
 * Makes a picture light (rule 17.2).
 * @param cut the part that is sent; all of it by default.
 * @throws {FileRefused} where it does not open, or stays too heavy.
 */
export async function preparePicture(file: File, kind: PictureKind, cut?: Cut): Promise<UploadedFile> {
  const { use } = placeOf(kind);
  const limit = PICTURE_LIMITS_KB[use];
  const content = await shrunkPicture(file, use, limit * 1000, cut).catch(() => {
    throw unreadable(file);
  });
  if (!content)
    throw new FileRefused(
      `«\u00A0${file.name}\u00A0» ne descend pas sous ${limit} ko\u00A0: choisis une image plus simple, ou recadre-la.`,
    );
  return { content, extension: PICTURE_EXTENSIONS[content.type] ?? 'jpg' };
}

const PICTURE_EXTENSIONS: Readonly<Record<string, FileType>> = { 'image/webp': 'webp', 'image/png': 'png' };

async function prepareRecording(file: File, kind: 'sound' | 'film'): Promise<UploadedFile> {
  const extension = await readType(file, kind);
  if (!isRecording(extension))
    throw new FileRefused(`«\u00A0${file.name}\u00A0» n'est pas ${wantedOf(kind).says}.`);
  // Before it is read: it may be huge.
  refuseHeavy(file, RECORDINGS[extension]);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const refusal = extension === 'mp4' ? filmRefusal(bytes) : extension === 'mp3' ? soundRefusal(bytes) : null;
  if (refusal !== null) throw new FileRefused(`«\u00A0${file.name}\u00A0» ${refusal}.`);
  const content = extension === 'vtt' ? readCaptions(file.name, bytes) : file;
  return { content: new Blob([content], { type: MIMES[extension] }), extension };
}

function preparePdf(file: File): UploadedFile {
  refuseHeavy(file, RECORDINGS.pdf);
  return { content: new Blob([file], { type: MIMES.pdf }), extension: 'pdf' };
}

/** Captions as they are sent: in UTF-8, cleaned. @throws {FileRefused} where accents are lost, or would be. */
function readCaptions(name: string, bytes: Uint8Array): string {
  const refused = (says: string) => new FileRefused(`«\u00A0${name}\u00A0» ${says}.`);
  try {
    const text = cleanText(decodeText(bytes));
    const sign = lostSign(text);
    if (sign !== null) throw refused(lostText(sign));
    return text;
  } catch (error) {
    throw error instanceof CodingError ? refused(SAVE_AS_UTF8) : error;
  }
}

/**
 * Checks the files that an admin has chosen and makes them ready to be sent: their real type, their size, and whole pictures as WebP.
 * @param kind what the field is for. A film comes with its captions, chosen together.
 * @throws {FileRefused} before anything is sent.
 */
export async function prepareFiles(
  files: readonly File[],
  kind: MediaKind,
): Promise<[UploadedFile, ...UploadedFile[]]> {
  const [file] = files;
  if (!file) throw new FileRefused('Aucun fichier ne se trouve là.');
  if (kind !== 'film') {
    if (files.length > 1) throw new FileRefused('Un seul fichier à la fois.');
    if (!isPictureKind(kind)) return [await prepareRecording(file, kind)];
    const type = await readType(file, kind);
    if (type === 'pdf') return [preparePdf(file)];
    refusePicture(file);
    return [await preparePicture(file, kind)];
  }
  const prepared = await Promise.all(files.map((each) => prepareRecording(each, 'film')));
  const film = prepared.find(({ extension }) => extension === 'mp4');
  const captions = prepared.find(({ extension }) => extension === 'vtt');
  if (!film || !captions || prepared.length !== 2)
    throw new FileRefused(
      'Choisis ensemble le film (.mp4) et ses sous-titres (.vtt)\u00A0: les joueurs peuvent ne pas entendre.',
    );
  return [film, captions];
}

/** Files as the workshop has prepared them before, without a check. @returns null for a format that it does not send. */
export function preparedBefore(files: readonly File[]): [UploadedFile, ...UploadedFile[]] | null {
  const [first, ...others] = files.map((file): UploadedFile | null => {
    const type = announcedType(file.name);
    return type && { content: new Blob([file], { type: MIMES[type] }), extension: type };
  });
  const rest = others.filter((file) => file !== null);
  return first && rest.length === others.length ? [first, ...rest] : null;
}
