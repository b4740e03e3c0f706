import { expect, test } from 'vitest';
import { saveInk } from './ink';

/** Grey opaque pixels, made cheap to print. @returns their lightness. */
function printed(...lightness: number[]): number[] {
  const pixels = new Uint8ClampedArray(lightness.flatMap((each) => [each, each, each, 255]));
  saveInk(pixels);
  return [...pixels].filter((_value, index) => index % 4 === 0);
}
const meanInk = (lightness: readonly number[]) =>
  lightness.reduce((sum, each) => sum + 1 - each / 255, 0) / lightness.length;

test('a light picture stays as it is drawn, without full black', () => {
  const [paper, line] = printed(...Array.from({ length: 9 }, () => 255), 0).slice(8);
  expect(paper).toBe(255);
  expect(line).toBeGreaterThan(40);
  expect(line).toBeLessThan(90);
});

test('a grey picture covers at most three tenths of its sheet with ink', () => {
  const pixels = printed(40, 100, 120, 200);
  expect(meanInk(pixels)).toBeLessThan(0.31);
  expect(pixels).toEqual(pixels.toSorted((one, other) => one - other));
});

test('a picture of the night becomes its negative: stars are dark on white paper', () => {
  const [sky = 0, star = 0] = printed(20, 255, ...Array.from({ length: 8 }, () => 20));
  expect(sky).toBeGreaterThan(220);
  expect(star).toBeLessThan(100);
});

test('colours become grey, and what is transparent is paper', () => {
  const pixels = new Uint8ClampedArray([255, 0, 0, 255, 0, 0, 0, 0]);
  saveInk(pixels);
  const [red, green, blue, alpha, ...paper] = pixels;
  expect(new Set([red, green, blue]).size).toBe(1);
  expect(red).toBeLessThan(255);
  expect([alpha, ...paper]).toEqual([255, 255, 255, 255, 255]);
});

test('a murky picture is printed from white to dark, not in pale greys', () => {
  const shades = printed(...Array.from({ length: 100 }, (_, index) => 40 + index * 0.6));
  expect(Math.max(...shades)).toBeGreaterThan(250);
  // 7:1 on white paper.
  expect(Math.min(...shades)).toBeLessThan(89);
  expect(meanInk(shades)).toBeLessThan(0.31);
});
