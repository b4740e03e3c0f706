import { array, assert, double, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { hasShapeOf } from '@/lib/pictureShapes';
import { grownCut, largestCut, needsCut, wholeCut } from './cut';
import { hasBands } from './picture';
import { isPictureKind, PICTURE_PLACES, placeOf } from './picturePlaces';

const LANDSCAPE = { width: 1600, height: 900 };
const KINDS = Object.keys(PICTURE_PLACES).filter(isPictureKind);

test('the largest frame of a landscape picture for a touch board has its proportion, in its middle', () => {
  expect(largestCut(LANDSCAPE, { width: 960, height: 1200 })).toEqual({
    x: 440,
    y: 0,
    width: 720,
    height: 900,
  });
});

test('without a proportion the frame is the picture', () => {
  expect(largestCut(LANDSCAPE, null)).toEqual({ x: 0, y: 0, ...LANDSCAPE });
});

test('a landscape picture that is kept whole for a touch board gets bands above and below', () => {
  const cut = wholeCut(LANDSCAPE, 'touch');
  expect(cut).toEqual({ x: 0, y: -550, width: 1600, height: 2000 });
  expect(hasBands(cut)).toBe(true);
});

test.each([
  ['touch', LANDSCAPE, true],
  ['touch', { width: 480, height: 600 }, false],
  ['touch', { width: 480, height: 606 }, false],
  ['portrait', { width: 480, height: 640 }, true],
  ['picture', { width: 480, height: 640 }, false],
  ['map', LANDSCAPE, false],
  ['activity', LANDSCAPE, false],
] as const)('for %s, that a picture of %o is cut first: %s', (kind, picture, expected) => {
  expect(needsCut(picture, kind)).toBe(expected);
});

const size = record({
  width: integer({ min: 100, max: 8000 }),
  height: integer({ min: 100, max: 8000 }),
});

test.each(KINDS)('for %s, every picture is cut in the place’s shape, or shown whole', (kind) => {
  const { size: needed, fit } = placeOf(kind);
  assert(
    property(size, (picture) => {
      const whole = wholeCut(picture, kind);
      expect(hasBands(whole)).toBe(needsCut(picture, kind));
      if (!needed || fit === 'whole') return;
      const largest = largestCut(picture, needed);
      expect(hasShapeOf(largest, needed)).toBe(true);
      expect(hasShapeOf(whole, needed)).toBe(true);
      expect(hasBands(largest)).toBe(false);
    }),
  );
});

test('a frame that grows and shrinks keeps its proportion and stays in the picture', () => {
  const factor = double({ min: 0.2, max: 5, noNaN: true });
  assert(
    property(size, array(factor, { maxLength: 8 }), (picture, factors) => {
      let cut = largestCut(picture, { width: 4, height: 5 });
      for (const each of factors) {
        cut = grownCut(cut, each, picture);
        expect(cut.width / cut.height).toBeCloseTo(0.8, 4);
        expect(Math.min(cut.x, cut.y)).toBeGreaterThanOrEqual(0);
        expect(cut.x + cut.width).toBeLessThanOrEqual(picture.width + 1e-6);
        expect(cut.y + cut.height).toBeLessThanOrEqual(picture.height + 1e-6);
      }
    }),
  );
});
