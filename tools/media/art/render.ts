/**
 * Turns the drawings of `art/` into the files that `outputs.ts` lists:
 *   npm run art -- [glob]        for instance 'covers/*.svg'
 * Ends with an error when a file is over its weight.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '../root';
import { listSources, openEasel, ratioOf, readDrawing, type Easel, type Source } from './drawing';
import type { Encoding } from './outputs';

const LOWEST_QUALITY = 50;
const QUALITY_STEP = 4;

interface Written {
  readonly path: string;
  readonly bytes: number;
  readonly maxBytes: number;
}

function encode(png: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  const { soft = false } = encoding;
  const picture = sharp(png).resize({ width: encoding.width, kernel: soft ? 'cubic' : 'lanczos3' });
  switch (encoding.format) {
    case 'avif':
      return picture.avif({ quality, effort: 6, chromaSubsampling: '4:4:4' }).toBuffer();
    case 'webp':
      return picture
        .webp({ quality, effort: 6, alphaQuality: soft ? 70 : 90, smartSubsample: !soft })
        .toBuffer();
    case 'png':
      return picture.png({ palette: true, quality, effort: 10, dither: 0.6 }).toBuffer();
    case 'jpeg':
      return picture.flatten({ background: '#FFF8F0' }).jpeg({ quality, mozjpeg: true }).toBuffer();
  }
}

async function encodeUnderWeight(png: Buffer, encoding: Encoding): Promise<Buffer> {
  let quality = encoding.quality;
  let file = await encode(png, encoding, quality);
  while (file.byteLength > encoding.maxBytes && quality > LOWEST_QUALITY) {
    quality -= QUALITY_STEP;
    file = await encode(png, encoding, quality);
  }
  return file;
}

/** An icon file: a directory of sizes, then one PNG each. */
function packIco(pictures: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.byteLength;
  pictures.forEach(({ size, png }, index) => {
    const at = 6 + 16 * index;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.byteLength, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.byteLength;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

function minifySvg(svg: string): string {
  return svg
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('> <', '><')
    .trim();
}

function write(to: string, name: string, file: Buffer | string, maxBytes: number): Written {
  const path = to.replaceAll('{name}', name);
  mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  writeFileSync(join(ROOT, path), file);
  return { path, bytes: Buffer.byteLength(file), maxBytes };
}

async function renderSource(easel: Easel, source: Source): Promise<Written[]> {
  const { rule, name } = source;
  if (!rule) return [];
  const svg = readDrawing(source);
  const written: Written[] = [];
  if (rule.svgCopy) {
    written.push(write(rule.svgCopy.to, name, `${minifySvg(svg)}\n`, rule.svgCopy.maxBytes));
  }
  const drawn = (width: number) =>
    easel.draw(svg, width, Math.round(width / ratioOf(svg, source.path)), rule.transparent);
  const png = await drawn(rule.drawWidth);
  for (const encoding of rule.encodings) {
    written.push(write(encoding.to, name, await encodeUnderWeight(png, encoding), encoding.maxBytes));
  }
  if (rule.large) {
    const file = await encodeUnderWeight(await drawn(rule.large.width), rule.large);
    written.push(write(rule.large.to, name, file, rule.large.maxBytes));
  }
  if (rule.pdf) {
    written.push(write(rule.pdf.to, name, await easel.print(svg), rule.pdf.maxBytes));
  }
  if (rule.ico) {
    const pictures = await Promise.all(
      rule.ico.sizes.map(async (size) => ({ size, png: await sharp(png).resize(size).png().toBuffer() })),
    );
    written.push(write(rule.ico.to, name, packIco(pictures), Number.POSITIVE_INFINITY));
  }
  return written;
}

const sources = listSources(process.argv[2]).filter((source) => source.rule);
if (sources.length === 0) throw new Error('No drawing fits this name.');
const easel = await openEasel();
try {
  for (const source of sources) {
    for (const { path, bytes, maxBytes } of await renderSource(easel, source)) {
      const tooHeavy = bytes > maxBytes;
      if (tooHeavy) process.exitCode = 1;
      console.log(`${tooHeavy ? 'TOO HEAVY ' : ''}${path}  ${(bytes / 1000).toFixed(1)} kB`);
    }
  }
} finally {
  await easel.close();
}
