import { crc32 } from './crc32';
import { loadModule } from './loadModule';

/** A file of a ZIP, as its directory says. */
export interface ZipEntry {
  /** With « / » between folders, whichever system wrote it. */
  name: string;
  /** Of the content, in bytes. */
  size: number;
  isEncrypted: boolean;
  /** 0: stored, 8: deflated. */
  method: number;
  checksum: number;
  packed: Uint8Array<ArrayBuffer>;
}

/** A file that is no ZIP, or a damaged one. */
export class ZipError extends Error {
  override readonly name = 'ZipError';
}

const END = 0x06_05_4b_50;
const END_BYTES = 22;
const COMMENT_MAX_BYTES = 0xff_ff;
const END_64 = 0x06_06_4b_50;
const LOCATOR_64 = 0x07_06_4b_50;
const LOCATOR_64_BYTES = 20;
const DIRECTORY_ENTRY = 0x02_01_4b_50;
const DIRECTORY_BYTES = 46;
const LOCAL_ENTRY = 0x04_03_4b_50;
const LOCAL_BYTES = 30;
const EXTRA_64 = 1;
/** Of a number that stands in the ZIP64 part instead. */
const ELSEWHERE = 0xff_ff_ff_ff;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;
/** Compressed bytes inflated at once: deflate makes a thousand of one at most. */
const STEP_BYTES = 4096;

/**
 * Reads the directory of a ZIP (APPNOTE 6.3), which fflate does not give with its offsets and checksums. Nothing is inflated.
 * @throws {ZipError}
 */
export function zipEntries(zip: Uint8Array<ArrayBuffer>): ZipEntry[] {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  try {
    const entries: ZipEntry[] = [];
    let { at, count } = directoryOf(view);
    for (; count > 0; count -= 1) {
      if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new ZipError('An entry was expected');
      const nameLength = view.getUint16(at + 28, true);
      const extraLength = view.getUint16(at + 30, true);
      const extra = at + DIRECTORY_BYTES + nameLength;
      const [size, packedSize, local] = sizesOf(view, at, extra, extraLength);
      if (view.getUint32(local, true) !== LOCAL_ENTRY) throw new ZipError('A file was expected');
      const from = local + LOCAL_BYTES + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      if (from + packedSize > zip.length) throw new ZipError('A file is cut');
      entries.push({
        name: nameOf(zip.subarray(at + DIRECTORY_BYTES, extra)),
        size,
        isEncrypted: (view.getUint16(at + 8, true) & ENCRYPTED) > 0,
        method: view.getUint16(at + 10, true),
        checksum: view.getUint32(at + 16, true),
        packed: zip.subarray(from, from + packedSize),
      });
      at = extra + extraLength + view.getUint16(at + 32, true);
    }
    return entries;
  } catch (error) {
    if (error instanceof RangeError) throw new ZipError('The directory is cut', { cause: error });
    throw error;
  }
}

const uint64 = (view: DataView, at: number) => Number(view.getBigUint64(at, true));

/** The offset of the first entry, and how many there are. */
function directoryOf(view: DataView): { at: number; count: number } {
  const first = Math.max(0, view.byteLength - END_BYTES - COMMENT_MAX_BYTES);
  for (let end = view.byteLength - END_BYTES; end >= first; end -= 1) {
    if (view.getUint32(end, true) !== END) continue;
    const locator = end - LOCATOR_64_BYTES;
    if (locator >= 0 && view.getUint32(locator, true) === LOCATOR_64) {
      const end64 = uint64(view, locator + 8);
      if (view.getUint32(end64, true) === END_64)
        return { at: uint64(view, end64 + 48), count: uint64(view, end64 + 32) };
    }
    return { at: view.getUint32(end + 16, true), count: view.getUint16(end + 10, true) };
  }
  throw new ZipError('There is no directory');
}

/** The size of the content, the compressed one and the offset of an entry, which ZIP64 has in its extra field. */
function sizesOf(view: DataView, at: number, extra: number, extraLength: number): [number, number, number] {
  let from = extra;
  while (from < extra + extraLength && view.getUint16(from, true) !== EXTRA_64)
    from += 4 + view.getUint16(from + 2, true);
  from += 4;
  const read = (offset: number): number => {
    const value = view.getUint32(at + offset, true);
    if (value !== ELSEWHERE) return value;
    from += 8;
    return uint64(view, from - 8);
  };
  return [read(24), read(20), read(42)];
}

/** Windows separates folders with « \ ». Names that are not UTF-8 are of the DOS page, and in ASCII the same. */
function nameOf(bytes: Uint8Array<ArrayBuffer>): string {
  return new TextDecoder('utf-8')
    .decode(bytes)
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '');
}

/**
 * The content of a file. What a directory says is not believed: inflating stops at the announced size, and the length and CRC-32 of
 * what came out are compared.
 * @throws {ZipError}
 */
export async function unpacked(entry: ZipEntry): Promise<Uint8Array<ArrayBuffer>> {
  const content = entry.method === STORED ? entry.packed : await inflated(entry);
  if (content.length !== entry.size || crc32(content) !== entry.checksum)
    throw new ZipError(`${entry.name} is not what the directory says`);
  return content;
}

async function inflated({ packed, size, method }: ZipEntry): Promise<Uint8Array<ArrayBuffer>> {
  if (method !== DEFLATED) throw new ZipError('Another compression than deflate');
  const { Inflate } = await loadModule(() => import('fflate'));
  const chunks: Uint8Array[] = [];
  let length = 0;
  const inflate = new Inflate((chunk) => {
    length += chunk.length;
    if (length > size) throw new ZipError('More comes out than announced');
    chunks.push(chunk);
  });
  try {
    for (let at = 0; at < packed.length; at += STEP_BYTES)
      inflate.push(packed.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= packed.length);
  } catch (cause) {
    throw cause instanceof ZipError ? cause : new ZipError('The file is damaged', { cause });
  }
  const content = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    content.set(chunk, at);
    at += chunk.length;
  }
  return content;
}
