/**
 * Lays every drawing side by side on one PNG, to judge them together:
 *   npm run art:sheet -- <to.png> [glob] [cell width, 240 by default]
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { listSources, openEasel, ratioOf, readDrawing } from './drawing';

const GAP = 16;
const SHEET_WIDTH = 1600;
/** A middle lilac shows both dawn and night pictures, and their transparent corners. */
const BACKGROUND = '#B9A9CC';

const [to, glob, width] = process.argv.slice(2);
if (!to) throw new Error('Say where to write the sheet: a path ending in .png');
const cell = Number(width ?? 240);

const tiles: OverlayOptions[] = [];
let left = GAP;
let top = GAP;
let rowHeight = 0;
const easel = await openEasel();
try {
  for (const source of listSources(glob)) {
    const svg = readDrawing(source);
    const ratio = ratioOf(svg, source.path);
    const tileWidth = ratio > 1.5 ? cell * 2 + GAP : cell;
    const drawWidth = source.rule?.drawWidth ?? 1200;
    const png = await easel.draw(svg, drawWidth, Math.round(drawWidth / ratio), true);
    const input = await sharp(png).resize({ width: tileWidth }).png().toBuffer();
    if (left + tileWidth > SHEET_WIDTH) {
      left = GAP;
      top += rowHeight + GAP;
      rowHeight = 0;
    }
    tiles.push({ input, left, top });
    left += tileWidth + GAP;
    rowHeight = Math.max(rowHeight, Math.round(tileWidth / ratio));
  }
} finally {
  await easel.close();
}
const sheet = sharp({
  create: { width: SHEET_WIDTH, height: top + rowHeight + GAP, channels: 3, background: BACKGROUND },
});
// npm runs the program from its own folder: a path is meant from where the command was typed.
writeFileSync(resolve(process.env['INIT_CWD'] ?? '', to), await sheet.composite(tiles).png().toBuffer());
console.log(`${tiles.length} drawings on ${to}`);
