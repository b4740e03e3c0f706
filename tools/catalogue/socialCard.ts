import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { coverOf, namesOf, type BookDetails } from '../../src/lib/bookDetails.ts';
import { escaped } from './xml.ts';

const PUBLIC = join(import.meta.dirname, '../../public');
const WIDTH = 1200;
const HEIGHT = 630;
const COVER = { left: 84, top: 62, width: 380, height: 506 };
const TEXT = { left: 528, width: 600 };
/** Of the title, the largest that leaves room for the names. */
const TITLE_SIZES = [76, 64, 54, 46, 40, 34];
const TITLE_HEIGHT = 320;
const GAP = 36;

const BACKGROUND = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <defs>
    <linearGradient id="dawn" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff8f0"/><stop offset=".55" stop-color="#fbe6de"/><stop offset="1" stop-color="#f4e8f6"/></linearGradient>
    <filter id="shade" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="14"/></filter>
  </defs>
  <path fill="url(#dawn)" d="M0 0H${WIDTH}V${HEIGHT}H0Z"/>
  <path fill="#dccdeb" d="M0 630V560C220 500 420 590 660 556 860 528 1020 566 1200 530V630Z"/>
  <path fill="#bfa7db" d="M0 630V598C260 552 480 622 720 600 920 582 1060 606 1200 584V630Z"/>
  <rect x="${COVER.left + 8}" y="${COVER.top + 14}" width="${COVER.width}" height="${COVER.height}" rx="10" fill="#2b2350" opacity=".35" filter="url(#shade)"/>
  <path fill="none" stroke="#c8963e" stroke-width="3" d="M40 20H1160M1180 40V590M1160 610H40M20 590V40"/>
  <g fill="#c8963e">${[
    [20, 20],
    [1180, 20],
    [20, 610],
    [1180, 610],
  ]
    .map(
      ([x, y]) => `<path transform="translate(${x} ${y})" d="M0-12Q2-2 12 0 2 2 0 12-2 2-12 0-2-2 0-12Z"/>`,
    )
    .join('')}</g>
</svg>`;

interface Line {
  text: string;
  color: string;
  /** Path of its font. */
  fontfile: string;
}

/** The letters of European languages, and the punctuation of French. */
const LETTERS = `${String.fromCodePoint(...Array.from({ length: 0x160 }, (_, index) => 0x20 + index))}–—‘’“”…€`;

/**
 * The product's face, as a file that Pango reads. Pango looks for it again until the process ends: it has one name, and stays.
 */
async function writeFont(): Promise<string> {
  const source = fileURLToPath(
    import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
  );
  const font = await subsetFont(await readFile(source), LETTERS, {
    targetFormat: 'truetype',
    variationAxes: { wght: 600 },
  });
  const hash = createHash('sha256').update(font).digest('hex').slice(0, 8);
  const file = join(tmpdir(), `card-font-${hash}.ttf`);
  // Another build may read it meanwhile.
  const written = `${file}.${process.pid}`;
  await writeFile(written, font);
  await rename(written, file);
  return file;
}

let font: Promise<string> | null = null;

const draw = ({ text, color, fontfile }: Line, size: number) =>
  sharp({
    text: {
      text: `<span foreground="${color}">${escaped(text)}</span>`,
      font: `Fraunces ${size}`,
      fontfile,
      width: TEXT.width,
      dpi: 72,
      rgba: true,
      wrap: 'word',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });

async function drawTitle(line: Line) {
  let drawn = await draw(line, TITLE_SIZES[0] ?? 0);
  for (const size of TITLE_SIZES.slice(1)) {
    if (drawn.info.height <= TITLE_HEIGHT && drawn.info.width <= TEXT.width) break;
    drawn = await draw(line, size);
  }
  return drawn;
}

/** A book's cover; the placeholder where the build has no such file. */
async function coverFile(book: BookDetails): Promise<Buffer> {
  try {
    return await readFile(join(PUBLIC, coverOf(book)));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    return readFile(join(PUBLIC, 'covers/placeholder-720.webp'));
  }
}

/**
 * The picture of a book for social networks, 1200 × 630 (rule 26.14): its cover, its title and its authors, in the product's face.
 * @returns a JPEG, the same for the same book.
 */
export async function socialCard(book: BookDetails, publisher: { name: string }): Promise<Buffer> {
  const fontfile = await (font ??= writeFont());
  const title = await drawTitle({ text: book.title, color: '#2b2350', fontfile });
  const people = [namesOf(book, 'author'), publisher.name].filter(Boolean).join('\n');
  const names = await draw({ text: people, color: '#6b3f8f', fontfile }, 34);
  const top = Math.round((HEIGHT - title.info.height - GAP - names.info.height) / 2);
  const cover = await sharp(await coverFile(book))
    .resize(COVER.width, COVER.height, { fit: 'cover' })
    .png()
    .toBuffer();
  return sharp(Buffer.from(BACKGROUND))
    .composite([
      { input: cover, left: COVER.left, top: COVER.top },
      { input: title.data, left: TEXT.left, top },
      { input: names.data, left: TEXT.left, top: top + title.info.height + GAP },
    ])
    .flatten({ background: '#fff8f0' })
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer();
}
