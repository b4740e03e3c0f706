import { expect, type Download } from '@playwright/test';
import sharp from 'sharp';

/** Red, green, blue. */
export type Colour = readonly [number, number, number];

/** A part of a picture, in its own pixels; right and bottom are outside. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Position of a colour inside a box: how many pixels, and the smallest box around them. */
export interface Ink extends Box {
  count: number;
}

/** A picture that can be asked what it shows. */
export interface Picture {
  format: string;
  width: number;
  height: number;
  at: (x: number, y: number) => Colour;
  find: (colour: Colour, within: Box) => Ink;
}

/** Tolerance for the browser's scaling of a colour. */
const TOLERANCE = 6;

/** « #f5c862 » as its three parts. */
export const hex = (text: string): Colour => [
  Number.parseInt(text.slice(1, 3), 16),
  Number.parseInt(text.slice(3, 5), 16),
  Number.parseInt(text.slice(5, 7), 16),
];

/** Reads the pixels of a downloaded picture. */
export async function pictureOf(download: Download): Promise<Picture> {
  const file = sharp(await download.path());
  const { format } = await file.metadata();
  const { data, info } = await file.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const at = (x: number, y: number): Colour => {
    const from = (y * width + x) * channels;
    return [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0];
  };
  const find = (colour: Colour, within: Box): Ink => {
    const ink = { count: 0, left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
    for (let y = within.top; y < within.bottom; y += 1) {
      for (let x = within.left; x < within.right; x += 1) {
        const seen = at(x, y);
        if (colour.some((part, index) => Math.abs(part - (seen[index] ?? 0)) > TOLERANCE)) continue;
        ink.count += 1;
        ink.left = Math.min(ink.left, x);
        ink.right = Math.max(ink.right, x);
        ink.top = Math.min(ink.top, y);
        ink.bottom = Math.max(ink.bottom, y);
      }
    }
    return ink;
  };
  return { format, width, height, at, find };
}

/** A knight's name of two equal halves, without accents and with them, short enough for one line of any picture. */
export const HALF_ACCENTED_NAME = 'CADO ÇÀDÖ';

/**
 * Checks that a written `HALF_ACCENTED_NAME` is whole: its second half is as wide as the first, rises above it and hangs below it,
 * and nothing of it is cut at the edges of its place.
 */
export function expectWholeAccents({ find }: Picture, colour: Colour, place: Box): void {
  const name = find(colour, place);
  const middle = Math.round((name.left + name.right) / 2);
  const plain = find(colour, { ...place, right: middle });
  const accented = find(colour, { ...place, left: middle });
  expect(plain.count).toBeGreaterThan(500);
  expect(accented.count).toBeGreaterThan(plain.count);
  expect(Math.abs(accented.right - accented.left - (plain.right - plain.left))).toBeLessThan(12);
  expect(accented.top).toBeLessThan(plain.top - 8);
  expect(accented.bottom).toBeGreaterThan(plain.bottom + 4);
  expect(accented.top).toBeGreaterThan(place.top);
  expect(accented.bottom).toBeLessThan(place.bottom - 1);
}
